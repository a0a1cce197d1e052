import { loadNotes } from "#catalogue/notes.ts";
import { thingsIn } from "#engine/demands/own-things.ts";
import { prepareDemands } from "#engine/demands/prepare-demands.ts";
import { unknownPolicy } from "#engine/policy/derive-policy.ts";
import type { PolicyDemand } from "#engine/policy/demand.ts";
import type { NotedDemand } from "#engine/policy/notes/note.ts";
import { demandListed } from "#engine/policy/notes/read-listed.ts";
import { signDemands } from "#engine/policy/unwanted/sign-demands.ts";

/** What becomes of what notes say: how much a draft is held against, and by what. */
export type Coverage = {
  /** For each list of names and each code of demands, how many are held in which way. */
  counts: Map<string, Map<Way, number>>;
  /** What nothing is held against, with how often it is noted. */
  dropped: Map<string, number>;
};

const WAYS = [
  "itself",
  "a pattern",
  "words of the title",
  "words of the text",
  "the stance",
  "nothing",
] as const;
type Way = (typeof WAYS)[number];

export function measureCoverage(): Coverage {
  const coverage: Coverage = { counts: new Map(), dropped: new Map() };
  for (const { statements } of loadNotes().values()) {
    for (const { unwanted, elsewhere, demands } of statements) {
      for (const demand of demands) add(coverage, demand.code, [demand], wordDemand(demand));
      for (const what of unwanted) {
        const listed = demandListed({ unwanted: [what], elsewhere: [], demands: [] });
        add(coverage, "listed as unwanted", listed, what);
      }
      for (const each of elsewhere) {
        const listed = demandListed({ unwanted: [], elsewhere: [each], demands: [] });
        add(coverage, "listed as at home elsewhere", listed, each.what);
      }
    }
  }
  return coverage;
}

function wordDemand({ of, code, detail, value }: NotedDemand): string {
  return `${code} of ${of}: ${detail ?? ""} ${String(value ?? "")}`.trim();
}

function add(coverage: Coverage, row: string, demands: readonly NotedDemand[], name: string): void {
  const ways = new Set(demands.map(holdBy));
  const otherwise = isPromotion(name) ? "the stance" : "nothing";
  const way = WAYS.find((each) => ways.has(each)) ?? otherwise;
  const counts = coverage.counts.get(row) ?? new Map<Way, number>();
  counts.set(way, (counts.get(way) ?? 0) + 1);
  coverage.counts.set(row, counts);
  if (way !== "nothing") return;
  const phrase = name.toLowerCase();
  coverage.dropped.set(phrase, (coverage.dropped.get(phrase) ?? 0) + 1);
}

const PROMOTION =
  /\b(?:adverts?|advertising|ads|promot\w+|self-\w+|spam|blogspam|pitch(?:es)?|plugs?|vendors?|brands?|sellers?|solicit\w*|agenc(?:y|ies)|launch(?:es)?|leads?|businesses|coach\w*|own|sales)\b/;

/** What a stance on promotion judges, whatever is promoted. */
function isPromotion(name: string): boolean {
  const words = name.toLowerCase();
  return PROMOTION.test(words) || thingsIn(words).size > 0;
}

const NOBODY = unknownPolicy("nowhere");

function holdBy({ requirement, ...noted }: NotedDemand): Way {
  if (requirement) return "a pattern";
  const given: PolicyDemand = {
    ...noted,
    source: { kind: "note", asOf: null },
    certainty: "sure",
  };
  const [demand = given] = prepareDemands({
    ...NOBODY,
    demands: signDemands([given], {}),
  }).demands;
  if (demand.sign !== undefined) return "a pattern";
  if (demand.of === "other" || demand.of === "special question")
    return (demand.narrows ?? []).length > 0 ? "words of the title" : "nothing";
  return (demand.narrows ?? []).length > 0 ? "words of the text" : "itself";
}

export function wordCoverage({ counts, dropped }: Coverage, most: number): string {
  const rows = [...counts].toSorted(([, a], [, b]) => total(b) - total(a));
  const phrases = [...dropped].toSorted(([, a], [, b]) => b - a).slice(0, most);
  return [
    ...rows.map(([row, ways]) => `${row}: ${total(ways)}${wordWays(ways)}`),
    "held against nothing, most frequent first:",
    ...phrases.map(([phrase, count]) => `  ${count} ${phrase}`),
  ].join("\n");
}

function total(ways: ReadonlyMap<Way, number>): number {
  return [...ways.values()].reduce((sum, count) => sum + count, 0);
}

function wordWays(ways: ReadonlyMap<Way, number>): string {
  return WAYS.flatMap((way) => (ways.has(way) ? [`, by ${way} ${ways.get(way)}`] : [])).join("");
}
