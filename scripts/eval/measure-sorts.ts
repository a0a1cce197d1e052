import { fileURLToPath } from "node:url";
import * as z from "zod";
import { readSigns } from "#engine/drafts/read-signs.ts";
import { readText } from "#engine/drafts/read-text.ts";
import { guessSorts } from "#engine/sorts/read-sort.ts";
import { POST_SORTS, type PostSort } from "#engine/sorts/sort.ts";
import { readLines } from "./read-lines.ts";

const SortCase = z.object({
  id: z.string(),
  community: z.string(),
  title: z.string(),
  text: z.string(),
  sort: z.enum(POST_SORTS),
  /** Kept out of what the weights were learned from, and not looked at before they were. */
  isUnseen: z.boolean(),
  /** What of the table of unwanted posts it is; left out where nobody looked. */
  kind: z.string().nullable().optional(),
});

export type SortCase = z.output<typeof SortCase>;

const OWN = fileURLToPath(new URL("../../eval/sorts.jsonl", import.meta.url));

export function readSorts(file = OWN): SortCase[] {
  return readLines(file, SortCase);
}

export type JudgedSort = SortCase & { guesses: PostSort[] };

export function measureSorts(cases: SortCase[]): JudgedSort[] {
  return cases.map((each) => {
    const { signs } = readSigns(readText(each.title), readText(each.text));
    const guesses = guessSorts(each.title, each.text, signs).map(({ sort }) => sort);
    return { ...each, guesses };
  });
}

export function wordSorts(judged: JudgedSort[], { hasMisses = false } = {}): string {
  const groups: [name: string, cases: JudgedSort[]][] = [
    ["unseen", judged.filter(({ isUnseen }) => isUnseen)],
    ["learned from", judged.filter(({ isUnseen }) => !isUnseen)],
    ...POST_SORTS.map((sort): [string, JudgedSort[]] => [
      `unseen, ${sort}`,
      judged.filter((each) => each.isUnseen && each.sort === sort),
    ]),
  ];
  const misses = judged.filter(({ sort, guesses }) => guesses[0] !== sort);
  return [
    ...groups.flatMap(([name, cases]) => (cases.length === 0 ? [] : [wordGroup(name, cases)])),
    ...(hasMisses
      ? misses.map(
          ({ id, sort, guesses, title }) => `${id} ${sort}, read as ${guesses[0]}: ${title}`,
        )
      : []),
  ].join("\n");
}

function wordGroup(name: string, cases: JudgedSort[]): string {
  const within = (places: number) =>
    cases.filter(({ sort, guesses }) => guesses.slice(0, places).includes(sort)).length;
  return `${name}: right in ${within(1)} of ${cases.length}, among the two best in ${within(2)}`;
}
