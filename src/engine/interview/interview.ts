import type { Fields } from "./fact-fields.ts";
import type { ProjectKind } from "./project-kind.ts";

/** What the founder can be asked; an id means the same thing in every kind of project. */
export const ANSWER_IDS = [
  "what",
  "forWhom",
  "who",
  "why",
  "scene",
  "before",
  "unusual",
  "howItPlays",
  "premise",
  "sample",
  "oneJob",
  "episode",
  "formula",
  "stackOrMaterial",
  "numbers",
  "price",
  "platform",
  "theAsk",
  "limits",
  "surprise",
  "userSaid",
  "mistake",
  "teach",
  "askReaders",
  "askPeers",
] as const;
export type AnswerId = (typeof ANSWER_IDS)[number];

/** What an answer is about, in two or three words. */
export const ANSWER_NAMES: Record<AnswerId, string> = {
  what: "What it is",
  forWhom: "Who it's for",
  who: "Who you are",
  why: "Why it exists",
  scene: "How it began",
  before: "What came before",
  unusual: "What's unusual",
  howItPlays: "How it plays",
  premise: "What happens in it",
  sample: "First sentences",
  oneJob: "One job",
  episode: "Where to start",
  formula: "Recipe or method",
  stackOrMaterial: "How it's made",
  numbers: "Numbers",
  price: "Price",
  platform: "Where to find it",
  theAsk: "What readers can do",
  limits: "Limits",
  surprise: "What surprised you",
  userSaid: "What people said",
  mistake: "What went wrong",
  teach: "What you can teach",
  askReaders: "Ask readers",
  askPeers: "Ask peers",
};

/** In the founder's own words, kept whole; a question that was not answered is missing. */
export type Answers = Partial<Record<AnswerId, string>>;

/** What a founder can say of a sentence. What nobody said is guessed. */
export const SENTENCE_MARKS = ["opens", "title", "follows", "unused"] as const;
export type SentenceMark = (typeof SENTENCE_MARKS)[number];

/** One sentence of an answer, as it stands in posts, with what the founder said of it. */
export type MarkedSentence = { id: AnswerId; sentence: string; marks: SentenceMark[] };

export const MAX_ANSWER_LENGTH = 1200;
export const MAX_PLACE_LENGTH = 80;

/** Whether people can use it today. */
export const STAGES = ["out", "testing", "coming"] as const;
export type Stage = (typeof STAGES)[number];

/** How the founder came by it: 'I wrote', 'I run'. A cause has none: people are with it. */
export const MAKER_VERBS = ["write", "make", "build", "design", "run", "teach", "draw"] as const;
export type MakerVerb = (typeof MAKER_VERBS)[number];

/** All that a founder said about a project. */
export type Interview = {
  kind: ProjectKind;
  /** Null while nobody said: then nothing is told of it. */
  stage: Stage | null;
  /** The kind's usual one unless the founder chose another. */
  verb: MakerVerb | null;
  /** 'we' instead of 'I'. */
  isTeam: boolean;
  /** Where it is, for local communities: 'Oban'. */
  place: string | null;
  answers: Answers;
  /** The answers that were typed in fields, while they say what these say. */
  fields?: Fields | undefined;
  /** What the founder says of single sentences. */
  marks?: readonly MarkedSentence[] | undefined;
};

/** Whether the answer is what its fields say, and so lacks nothing. */
export function isTyped({ fields = {} }: Pick<Interview, "fields">, id: AnswerId): boolean {
  const typed: Partial<Record<AnswerId, unknown>> = fields;
  return typed[id] !== undefined;
}

/** One thing to ask a founder, in the words of one kind of project. */
export type Question = {
  id: AnswerId;
  ask: string;
  /** What somebody else might answer, about an invented project of the same kind. */
  example: string;
  /** What the answer is good for. */
  reason: string;
} & (
  | {
      /** The founder finishes our sentence. */
      form: "completion";
      /** How that sentence begins; '{name}' is the project's. */
      lead: string;
    }
  | {
      /** Whole sentences, or one question to readers. */
      form: "sentences" | "question";
    }
);

/** What is asked at one go: a question, or two that belong together. */
export type Step = readonly Question[];
