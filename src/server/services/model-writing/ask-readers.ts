import * as z from "zod";
import type { Draft, DraftPlace } from "#engine/drafts/draft.ts";
import type { PostBrief } from "#engine/posts/post-brief.ts";
import { quoteCommunity, type Ask } from "./word-brief.ts";

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
export type Reading = { regular: number; moderator: number; objections: Objection[] };

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
