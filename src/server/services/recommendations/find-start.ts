import { setTimeout as sleep } from "node:timers/promises";
import type { StartAnswer, StartCommunity } from "#contract/projects/start.ts";
import type { RecommendedSubreddit } from "#contract/projects/recommendation.ts";
import { addressBlock } from "#engine/network/address-block.ts";
import { isStandIn } from "#engine/pages/page-content.ts";
import { nameLanguage } from "#engine/text/languages.ts";
import { findLanguage } from "#engine/recommendations/languages/topic-words.ts";
import { encodeDescription } from "#engine/recommendations/reading/encode-description.ts";
import { isAddress, toAddress } from "#engine/projects/start-address.ts";
import { wordDecision } from "#engine/recommendations/explain-match.ts";
import {
  askForWords,
  type DescribedProject,
} from "#engine/recommendations/reading/read-project.ts";
import { detectCategory } from "#engine/matching/detect-category.ts";
import { PageError, type PageErrorKind } from "#server/gateways/page-reader/page-reader-gateway.ts";
import type { Caller } from "#server/scope.ts";
import { pageText } from "#server/services/assistance/read-page.ts";
import { readByEngine, readName } from "#server/services/assistance/suggest-fields.ts";
import { consumeLimit } from "#server/services/limits/consume-limit.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import { recommend } from "./recommend.ts";

const MOST = 3;
const MOST_PAGE_TEXT = 8000;

/**
 * For anyone: three communities where a project may be posted, and what decides each. The built-in reader
 * does it, so that no visitor spends what a language model costs. Nothing of it is kept or logged.
 */
export async function findStart(
  deps: ServiceDeps,
  { ip }: Caller,
  text: string,
): Promise<StartAnswer> {
  await consumeLimit(deps, "startPerCaller", addressBlock(ip));
  const read = isAddress(text) ? await readSite(deps, text) : readSentence(deps, text);
  if ("problem" in read) return { name: null, communities: [], problem: read.problem };
  const { name } = read;
  if (askForWords(deps.matcher, read) !== null) return answerProblem(name, askAgain(deps, read));
  const communities = choose(await recommend(deps, null, read, MOST * 4));
  return communities.length > 0
    ? { name: name || null, communities, problem: null }
    : answerProblem(name, NOTHING_FOUND);
}

type Read = DescribedProject | { problem: string };

const OWN_WORDS = "say in one sentence what you made";
const MORE_WORDS = "Tell us a little more: what is it, and who is it for?";
const NOTHING_FOUND = "We found no community for this: say what it is and who it is for.";
const NOT_UNDERSTOOD = "We couldn't read this: say in plain English what it is and who it is for.";
const SAYS_TOO_LITTLE = `The page says too little about the project: ${OWN_WORDS}.`;

function answerProblem(name: string, problem: string): StartAnswer {
  return { name: name || null, communities: [], problem };
}

/** More words of a language that we know little of would not help. */
function askAgain({ matcher }: ServiceDeps, { description }: DescribedProject): string {
  const language = findLanguage(matcher.words, description);
  return language
    ? `We know too little ${nameLanguage(language)} for this: say in English what it is and who it is for.`
    : MORE_WORDS;
}

function readSentence({ matcher }: ServiceDeps, description: string): Read {
  const query = encodeDescription(matcher, description);
  if (!query) return { problem: NOT_UNDERSTOOD };
  return { name: "", description, category: detectCategory(matcher, query, description) };
}

async function readSite(deps: ServiceDeps, address: string): Promise<Read> {
  const since = performance.now();
  try {
    const page = await deps.pages.read(toAddress(address));
    if (isStandIn(page.title ?? "")) return { problem: PROBLEMS.empty };
    const { description, category } = readByEngine(deps, page, pageText(page, MOST_PAGE_TEXT));
    return description
      ? { name: readName(page) ?? "", description, category }
      : { problem: SAYS_TOO_LITTLE };
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    if (UNTOLD.has(error.kind)) await waitSince(since);
    return { problem: PROBLEMS[error.kind] };
  }
}

const UNREACHED = `We can't read a public page there: check the address, or ${OWN_WORDS}.`;

/** Whatever keeps us from a page, there is a next step. */
const PROBLEMS: Record<PageErrorKind, string> = {
  "not-allowed": UNREACHED,
  unreachable: UNREACHED,
  "too-many-redirects": UNREACHED,
  "not-found": `There's no page at this address: check it, or ${OWN_WORDS}.`,
  refused: `The site doesn't let us read this page: ${OWN_WORDS}.`,
  timeout: `The page took too long to answer: try again, or ${OWN_WORDS}.`,
  "too-large": `The page is larger than 2 MB: enter a smaller one, or ${OWN_WORDS}.`,
  "not-html": `This address leads to a file, not a page: ${OWN_WORDS}.`,
  empty: `The page has no text we can read: ${OWN_WORDS}.`,
};

/**
 * Anyone may ask, so nobody learns which names and machines there are inside our network: these are answered
 * in the same words, and not before the same moment.
 */
const UNTOLD: ReadonlySet<PageErrorKind> = new Set(["not-allowed", "unreachable"]);
const UNTOLD_AFTER_MS = 1500;

async function waitSince(since: number): Promise<void> {
  await sleep(Math.max(0, UNTOLD_AFTER_MS - (performance.now() - since)));
}

/**
 * Where one may post is chosen first, and the best match always: a visitor sees that we know the place of the subject,
 * whatever is allowed there. Those of the subject are listed before places for any project, each the best match first.
 */
function choose({ fits, general }: Awaited<ReturnType<typeof recommend>>): StartCommunity[] {
  const [best] = fits.toSorted(byRelevance);
  const first = [...fits, ...general].toSorted(byOpenness).slice(0, MOST);
  const chosen = best && !first.includes(best) ? [...first.slice(0, MOST - 1), best] : first;
  const listed = (all: RecommendedSubreddit[]) =>
    all.filter((each) => chosen.includes(each)).toSorted(byRelevance);
  return [...listed(fits), ...listed(general)].map(present);
}

function byOpenness(a: RecommendedSubreddit, b: RecommendedSubreddit): number {
  return openness(b) - openness(a) || byRelevance(a, b);
}

function byRelevance(a: RecommendedSubreddit, b: RecommendedSubreddit): number {
  return b.relevanceScore - a.relevanceScore;
}

function openness({ group }: RecommendedSubreddit): number {
  return group === "post" ? 1 : 0;
}

function present(community: RecommendedSubreddit): StartCommunity {
  const { id, fullName, members, membersEstimated, relevanceScore, group, reasons } = community;
  return {
    id,
    fullName,
    members,
    membersEstimated,
    relevanceScore,
    mayPost: group !== "take-part",
    decision: wordDecision(reasons),
  };
}
