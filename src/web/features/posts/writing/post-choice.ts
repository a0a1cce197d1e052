import type { CallInput } from "#contract/client.ts";
import type { PostType, Tone } from "#engine/drafts/draft.ts";
import type { CommunityOutlook } from "./outlook.ts";

export type PostRequest = CallInput<"generatePost">["body"];

/** What was chosen in the dialog; null and 'usual' leave it to the writer. */
export type PostChoice = {
  subredditId: string | null;
  postType: PostType | null;
  tone: Tone | "usual";
  notes: string;
  writer: WriterId;
};

export const NO_CHOICE: PostChoice = {
  subredditId: null,
  postType: null,
  tone: "usual",
  notes: "",
  writer: "engine",
};

export const TONE_NAMES: Record<PostChoice["tone"], string> = {
  usual: "What's usual there",
  plain: "Plain",
  warm: "Warm",
  technical: "Technical",
};

export const POST_TYPE_NAMES: Record<PostType, string> = {
  story: "Story",
  question: "Question",
  showcase: "Showcase",
  feedback: "Feedback",
  lesson: "Lesson",
  "thread-comment": "Comment in their thread",
};

/** A type that this community does not take is not carried over from the one before. */
export function fitChoice(choice: PostChoice, community: CommunityOutlook): PostChoice {
  const canStay = choice.postType !== null && community.postTypes.includes(choice.postType);
  return {
    ...choice,
    subredditId: community.subredditId,
    postType: canStay ? choice.postType : null,
  };
}

/** Only what was chosen is sent, and notes only to a writer that reads them. */
export function toRequest(
  choice: PostChoice,
  projectId: string,
  subredditId: string,
  writers: readonly Writer[],
): PostRequest {
  const { postType, tone, notes } = choice;
  const writer = findWriter(writers, choice.writer);
  return {
    projectId,
    subredditId,
    ...(postType && { postType }),
    ...(tone !== "usual" && { tone }),
    ...(writer.takesNotes && notes.trim() !== "" && { notes: notes.trim() }),
    ...(writer.request && { writer: writer.request }),
  };
}

export type WriterId = "engine" | "llm" | "assistant" | "founder";

/** Somebody, or something, that can write a post; the dialog lists them in this order. */
export type Writer = {
  id: WriterId;
  name: string;
  /** null where the name says it. */
  hint: string | null;
  /** Whether it follows notes for one post; the built-in writer only arranges answers. */
  takesNotes: boolean;
  /** What the server is asked to write with; null where it writes nothing. */
  request: "engine" | "llm" | null;
};

const BUILT_IN: Writer = {
  id: "engine",
  name: "Built-in writer",
  hint: "Arranges your own sentences.",
  takesNotes: false,
  request: "engine",
};

const MODEL: Writer = {
  id: "llm",
  name: "Connected model",
  hint: "Follows your notes. Takes longer.",
  takesNotes: true,
  request: "llm",
};

const ASSISTANT: Writer = {
  id: "assistant",
  name: "Your own assistant",
  hint: "Copy a brief, paste the reply.",
  takesNotes: true,
  request: null,
};

const FOUNDER: Writer = {
  id: "founder",
  name: "I write it myself",
  hint: null,
  takesNotes: false,
  request: null,
};

type Circumstances = {
  hasModel: boolean;
  /** Keeping one's own words on the roadmap takes a plan. */
  canWriteOwn: boolean;
};

export function listWriters({ hasModel, canWriteOwn }: Circumstances): Writer[] {
  return [BUILT_IN, ...(hasModel ? [MODEL] : []), ...(canWriteOwn ? [ASSISTANT, FOUNDER] : [])];
}

/** The built-in one where the chosen one is not there any more. */
export function findWriter(writers: readonly Writer[], id: WriterId): Writer {
  return writers.find((writer) => writer.id === id) ?? BUILT_IN;
}
