import { demandListed } from "./read-listed.ts";
import type { CommunityNote, NotedDemand, Profile, Statement } from "./note.ts";

/** A profile is prose and was written once for all: what it tells is never more than probable. */
const TOLD: Omit<Statement, "demands"> = {
  evidence: "knowledge",
  asOf: null,
  confidence: "low",
  subject: null,
  shows: null,
  stance: null,
  detail: null,
  formats: null,
  threads: [],
  flairs: [],
  unwanted: [],
  elsewhere: [],
  ai: null,
  bannedWords: [],
};

/** What a profile says gets removed, as one more statement; none where no demand comes of it. */
export function readRemoved(
  { removed }: Profile,
  statements: CommunityNote["statements"],
): Statement[] {
  const demands = demandListed({
    unwanted: splitList(removed),
    elsewhere: [],
    demands: statements.flatMap((statement) => statement.demands),
  }).filter(isPlain);
  return demands.length === 0 ? [] : [{ ...TOLD, demands }];
}

/**
 * In prose a mere 'questions' or 'crowdfunding' mostly comes with a condition that a part of a sentence doesn't show:
 * of 46 drafts that all kinds of demands objected to nine were fine, eight of them for those.
 */
function isPlain({ of, code, requirement }: NotedDemand): boolean {
  const isOpen = of === "question" || code === "no-crowdfunding" || code === "contains";
  return requirement === null && !isOpen;
}

/** 'Likely to go: ' and the like come first. */
const LEAD = /^[^:]{0,60}: /;
const BETWEEN = /[.;,]\s*(?:and |or )?| and | or /;
/** A name on a list is short; what is longer has a condition. */
const MOST_WORDS = 4;

function splitList(text: string): string[] {
  return text
    .replace(LEAD, "")
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== "" && part.split(" ").length <= MOST_WORDS);
}

const DENIED = /^(?:no|not) (.+)$/i;

/** What the words on a stance deny: 'no self-promotion or surveys'. */
export function readDenied(detail: string): string[] {
  return detail.split(/[.;,]\s*/).flatMap((part) => {
    const [, denied = ""] = DENIED.exec(part.trim()) ?? [];
    return denied === "" ? [] : splitList(denied);
  });
}
