import * as z from "zod";
import { loadModel } from "#catalogue/load-model.ts";
import { Interview } from "#contract/interview.ts";
import { ANSWER_IDS, type AnswerId } from "#engine/interview/interview.ts";
import { rankAnswers } from "#engine/comments/rank-answers.ts";
import { findNeed } from "#engine/comments/find-need.ts";
import { readThread } from "#engine/comments/read-thread.ts";
import { readLines } from "./read-lines.ts";

/** A thread, what its asker wants to know, and which answer of which founder helps; all others are none. */
const ThreadCase = z.object({
  id: z.string(),
  /** Thresholds were chosen by the first; only the second says how good they are. */
  half: z.enum(["tuned", "held"]),
  community: z.string(),
  title: z.string(),
  text: z.string(),
  need: z.string(),
  right: z.record(z.string(), z.enum(ANSWER_IDS)),
});

const Founder = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  interview: Interview.omit({ isKindChosen: true }),
});
export type Founder = z.output<typeof Founder>;

/** One of each kind. */
export const FOUNDERS = [
  "lockpeek",
  "nightferry",
  "weighingroom",
  "gannet",
  "tuesdayoven",
  "lostbranch",
  "kurrent",
  "vanledger",
  "swiftstreet",
];

export type ThreadCase = z.output<typeof ThreadCase>;
export type JudgedThread = ThreadCase & {
  needs: string[];
  /** What was put first for each founder; null where nothing was. */
  picks: { founder: string; right: AnswerId | null; pick: AnswerId | null; isSure: boolean }[];
};

export function readThreads(file: string): ThreadCase[] {
  return readLines(file, ThreadCase);
}

export function readOneOfEachKind(file: string): Founder[] {
  return readLines(file, Founder).filter(({ id }) => FOUNDERS.includes(id));
}

export async function measureComments(
  cases: ThreadCase[],
  founders: Founder[],
): Promise<JudgedThread[]> {
  const model = await loadModel();
  return cases.map((each) => {
    const thread = readThread({ title: each.title, text: each.text });
    const picks = founders.map(({ id, interview }) => {
      const [best] = rankAnswers(model, thread, interview);
      return {
        founder: id,
        right: each.right[id] ?? null,
        pick: best?.id ?? null,
        isSure: best?.isSure ?? false,
      };
    });
    return { ...each, needs: findNeed(thread), picks };
  });
}

export function wordComments(judged: JudgedThread[]): string {
  return (["tuned", "held"] as const)
    .map((half) =>
      wordHalf(
        half,
        judged.filter((each) => each.half === half),
      ),
    )
    .join("\n");
}

function wordHalf(half: string, judged: JudgedThread[]): string {
  const picks = judged.flatMap((each) => each.picks);
  const wanted = picks.filter(({ right }) => right !== null);
  const offered = picks.filter(({ pick }) => pick !== null);
  const sure = offered.filter(({ isSure }) => isSure);
  const isRight = ({ right, pick }: (typeof picks)[number]) => right !== null && right === pick;
  const isOwn = ({ right, pick }: (typeof picks)[number]) => right !== null && pick !== null;
  const needFirst = judged.filter(({ need, needs }) => needs[0] === need).length;
  const needFound = judged.filter(({ need, needs }) => needs.includes(need)).length;
  return [
    `${half}: ${judged.length} threads, ${picks.length} pairs of thread and founder, of which ${wanted.length} can be helped`,
    `  need: put first ${needFirst} of ${judged.length}, among those shown ${needFound}`,
    `  offered ${offered.length}: the right answer ${offered.filter(isRight).length}, the right founder ${offered.filter(isOwn).length}, nothing fits ${offered.filter((each) => !isOwn(each)).length}`,
    `  surely ${sure.length}: the right answer ${sure.filter(isRight).length}, the right founder ${sure.filter(isOwn).length}, nothing fits ${sure.filter((each) => !isOwn(each)).length}`,
    `  helped: ${wanted.filter(isRight).length} of ${wanted.length} with the right answer, ${wanted.filter(isOwn).length} with any`,
    `  declined rightly: ${picks.filter(({ right, pick }) => right === null && pick === null).length} of ${picks.length - wanted.length}`,
  ].join("\n");
}

/** Each pair that went wrong, for reading. */
export function wordCommentMisses(judged: JudgedThread[]): string {
  return judged
    .flatMap(({ id, half, picks }) =>
      picks
        .filter(({ right, pick }) => right !== pick)
        .map(
          ({ founder, right, pick, isSure }) =>
            `${half} ${id} ${founder}: ${pick ?? "none"}${isSure ? " (sure)" : ""}, right is ${right ?? "none"}`,
        ),
    )
    .join("\n");
}
