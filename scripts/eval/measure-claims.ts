import * as z from "zod";
import type { ClaimSources, UnsupportedClaim } from "#engine/claims/claim.ts";
import { findUnsupported } from "#engine/claims/find-unsupported.ts";
import { Interview } from "#contract/interview.ts";
import { CaseFileError, readLines } from "./read-lines.ts";

/** An honest draft as a language model writes it, and one thing to plant in it that nobody said. */
const ClaimCase = z.object({
  id: z.string(),
  founder: z.string(),
  community: z.string(),
  half: z.enum(["tuned", "held"]),
  text: z.string(),
  plant: z.object({ cut: z.string(), put: z.string(), claim: z.string(), kind: z.string() }),
});
export type ClaimCase = z.output<typeof ClaimCase>;

const Founder = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  interview: Interview.omit({ isKindChosen: true }),
});
export type Founder = z.output<typeof Founder>;

export type MeasuredClaims = {
  id: string;
  half: ClaimCase["half"];
  /** What is marked in the honest draft, where nothing should be. */
  marked: UnsupportedClaim[];
  /** The planted claim, where nothing of it is marked. */
  passed: string | null;
};

export function measureClaims(file: string, foundersFile: string): MeasuredClaims[] {
  return readClaimCases(file, foundersFile).map(({ founder, ...each }) =>
    measure(each, sourcesOf(founder, each.community)),
  );
}

export function readClaimCases(
  file: string,
  foundersFile: string,
): (Omit<ClaimCase, "founder"> & { founder: Founder })[] {
  const founders = new Map(
    readLines(foundersFile, Founder).map((founder) => [founder.id, founder]),
  );
  return readLines(file, ClaimCase).map((each) => {
    const founder = founders.get(each.founder);
    if (!founder) throw new CaseFileError(`${file}: There is no founder '${each.founder}'.`);
    return Object.assign(each, { founder });
  });
}

function measure(each: Omit<ClaimCase, "founder">, sources: ClaimSources): MeasuredClaims {
  const { id, half, text, plant } = each;
  const planted = plantClaim(each);
  const start = planted.indexOf(plant.claim, text.indexOf(plant.cut));
  const end = start + plant.claim.length;
  const isCaught = findUnsupported(planted, sources).some(
    (claim) => claim.start < end && claim.end > start,
  );
  const marked = findUnsupported(text, sources);
  return { id, half, marked, passed: isCaught ? null : plant.claim };
}

export function plantClaim({ id, text, plant }: Omit<ClaimCase, "founder">): string {
  if (!text.includes(plant.cut)) throw new Error(`'${plant.cut}' is not in draft ${id}.`);
  return text.replace(plant.cut, () => plant.put);
}

function sourcesOf({ name, url, interview }: Founder, community: string): ClaimSources {
  const { place, kind, answers } = interview;
  return {
    founder: [name, url, kind, ...(place === null ? [] : [place]), ...Object.values(answers)],
    community: [`r/${community}`],
  };
}

export function wordClaims(
  measured: MeasuredClaims[],
  { hasMisses }: { hasMisses: boolean },
): string {
  const halves = (["tuned", "held"] as const).map((half) => {
    const cases = measured.filter((each) => each.half === half);
    const passed = cases.filter((each) => each.passed !== null).length;
    const marked = cases.filter((each) => each.marked.length > 0).length;
    return `${half}: ${passed} of ${cases.length} planted claims pass, ${marked} of ${cases.length} honest drafts have something marked`;
  });
  const misses = measured.flatMap(({ id, marked, passed }) => [
    ...(passed === null ? [] : [`${id}: passes: ${passed}`]),
    ...marked.map(({ kind, text, sentence }) => `${id}: marked as ${kind}: ${text} (${sentence})`),
  ]);
  return [...(hasMisses ? misses : []), ...halves].join("\n");
}
