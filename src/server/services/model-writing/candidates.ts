import type { DraftFault } from "#contract/post.ts";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import { findDisclosure } from "#engine/drafts/find-disclosure.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import type { ComposedPost, PostBrief } from "#engine/posts/post-brief.ts";
import { cutSentences, type Groundless } from "./ground-drafts.ts";
import { limitWords, quoteCommunity, type Ask } from "./word-brief.ts";
import type { Angle } from "./draft-post.ts";
import * as z from "zod";

/** A draft with all that is known against it. */
export type Candidate = {
  angle: Angle;
  draft: Draft;
  faults: DraftFault[];
  groundless: Groundless[];
  reading: Reading | null;
};

/** Fewest faults first, then what the readers like best, then the fittest angle. */
export function pickBest(candidates: Candidate[]): Candidate {
  const count = ({ faults, groundless, reading }: Candidate) =>
    faults.length + groundless.length + (reading?.objections.length ?? 0);
  const score = ({ reading }: Candidate) => (reading ? reading.regular + reading.moderator : 0);
  const [best] = candidates.toSorted((a, b) => count(a) - count(b) || score(b) - score(a));
  if (!best) throw new Error("There is no draft to pick.");
  return best;
}

const REMOVED_BELOW = 4;

export function listFaults(
  { faults, groundless, reading }: Candidate,
  brief: PostBrief,
): DraftFault[] {
  const { fullName } = brief.community.policy;
  const bare = groundless
    .filter(({ place }) => !faults.some((fault) => fault.place && overlap(fault.place, place)))
    .map(({ text, place }) => ({
      name: "groundless" as const,
      sentence: `Not in your answers: '${text}'`,
      place,
    }));
  const objections = (reading?.objections ?? []).map(({ sentence, place }) => ({
    name: "objection" as const,
    sentence,
    place,
  }));
  const removed: DraftFault[] =
    reading && reading.moderator < REMOVED_BELOW && objections.length === 0
      ? [
          {
            name: "objection",
            sentence: `A moderator of ${fullName} would probably remove it.`,
            place: null,
          },
        ]
      : [];
  return [...faults, ...bare, ...objections, ...removed];
}

function overlap(a: DraftPlace, b: DraftPlace): boolean {
  return a.field === b.field && a.start < b.end && b.start < a.end;
}

/** Of what was objected to in the draft before, what the new one still says. */
export function keepStanding(reading: Reading | null, { title, content }: Draft): Reading | null {
  if (!reading) return null;
  const objections = reading.objections.flatMap((objection) => {
    for (const [field, text] of [
      ["title", title],
      ["content", content],
    ] as const) {
      const start = text.indexOf(objection.quote.trim());
      const end = start + objection.quote.trim().length;
      if (start >= 0) return [{ ...objection, place: { field, start, end } }];
    }
    return [];
  });
  return { ...reading, objections };
}

/** Sentences that the model itself finds nowhere go, as long as what is left is a whole and honest post. */
export function cutGroundless(
  candidate: Candidate,
  brief: PostBrief,
  model: ComposedPost,
  judge: (draft: Draft, angle: Angle) => Candidate,
): Candidate & { cut: number } {
  const { draft, groundless, reading, angle } = candidate;
  const cut = groundless.filter(({ by, place }) => by === "model" && place.field === "content");
  if (cut.length === 0) return { ...candidate, cut: 0 };
  const content = cutSentences(draft.content, cut);
  const { name } = brief.project;
  const isWhole = countWords(content) >= limitWords(brief, model).fewest;
  const isHonest = Boolean(findDisclosure(content, name)) || !findDisclosure(draft.content, name);
  if (!isWhole || !isHonest) return { ...candidate, cut: 0 };
  const shorter = judge({ ...draft, content }, angle);
  const left = groundless
    .filter((each) => !cut.includes(each))
    .map(({ text, place, by }) => ({ text, by, place: findAgain(text, place, shorter.draft) }));
  return {
    ...shorter,
    groundless: left,
    reading: keepStanding(reading, shorter.draft),
    cut: cut.length,
  };
}

function findAgain(text: string, { field }: DraftPlace, draft: Draft): DraftPlace {
  const start = Math.max(0, (draft[field] ?? "").indexOf(text));
  return { field, start, end: start + text.length };
}

/** Why a reader would rather not see something; a closed list, so that no stranger's words get on. */
const OBJECTIONS = {
  advert: "reads like an advertisement",
  rule: "seems to break a rule of the community",
  "off-topic": "is not what the community is about",
  hype: "praises instead of telling",
  machine: "sounds machine-written",
  vague: "says too little",
} as const;
const REASONS = Object.keys(OBJECTIONS) as (keyof typeof OBJECTIONS)[];

export type Objection = { quote: string; place: DraftPlace; sentence: string };

/** What a regular and a moderator make of a draft, 1 to 10 each, and what they would take out. */
type Reading = { regular: number; moderator: number; objections: Objection[] };

const Answer = z.object({
  readings: z.array(
    z.object({
      draft: z.number(),
      regular: z.number(),
      moderator: z.number(),
      objections: z.array(z.object({ quote: z.string(), reason: z.enum(REASONS) })),
    }),
  ),
});

const NEUTRAL: Reading = { regular: 5, moderator: 5, objections: [] };
const MOST_OBJECTIONS = 4;
/** Nobody reads on in what is far too long. */
const MOST_READ = 8000;

export async function askReaders(ask: Ask, brief: PostBrief, drafts: Draft[]): Promise<Reading[]> {
  const { readings } = await ask({
    task: "read-post",
    instructions: INSTRUCTIONS,
    data: [
      ...quoteCommunity(brief),
      ...drafts.map(({ title, content }, index) => ({
        name: `draft ${index + 1}`,
        text: `${title}\n\n${content.slice(0, MOST_READ)}`,
      })),
    ],
    schema: Answer,
    maxOutputTokens: 2000,
  });
  return drafts.map((draft, index) => {
    const reading = readings.find((each) => each.draft === index + 1);
    return reading ? readReading(reading, draft) : NEUTRAL;
  });
}

const INSTRUCTIONS = `You are two people of the quoted community on Reddit: a regular who has read it for years, and one of its moderators. Read each draft of a post as both.
The regular scores 1 to 10: would they read to the end, learn something, answer? 3 is an advert or filler, 5 is dull but honest, 8 is what they come for.
The moderator scores 1 to 10: does it keep the rules and customs? 3 would be removed, 5 would be watched, 8 stays without a thought.
List as objections what either of them would take out: quote the words exactly as the draft has them, and give the reason: ${REASONS.join(", ")}. Most drafts have none or one. Be fair: a founder who says openly that they made something, where that is allowed, is no advert.`;

function readReading(
  { regular, moderator, objections }: z.output<typeof Answer>["readings"][number],
  draft: Draft,
): Reading {
  return {
    regular: clamp(regular),
    moderator: clamp(moderator),
    objections: objections.slice(0, MOST_OBJECTIONS).flatMap(({ quote, reason }) => {
      const place = findQuote(quote.trim(), draft);
      if (!place) return [];
      return [{ quote, place, sentence: `'${shorten(quote)}' ${OBJECTIONS[reason]}.` }];
    }),
  };
}

function clamp(score: number): number {
  return Math.min(10, Math.max(1, score));
}

const FEWEST_QUOTED = 8;

/** Words that are not in the draft can't be taken out of it. */
function findQuote(quote: string, draft: Draft): DraftPlace | null {
  if (quote.length < FEWEST_QUOTED) return null;
  for (const field of ["title", "content"] as const) {
    const start = draft[field].indexOf(quote);
    if (start >= 0) return { field, start, end: start + quote.length };
  }
  return null;
}

const MOST_QUOTED = 80;

function shorten(quote: string): string {
  const text = quote.trim();
  return text.length > MOST_QUOTED ? `${text.slice(0, MOST_QUOTED).trimEnd()}…` : text;
}
