import type { KnownCommunity } from "#engine/recommendations/match-signs.ts";
import { type MatcherModel, encodeText } from "#engine/matching/matcher-model.ts";
import { rankSubreddits, scoreRow } from "#engine/matching/score-subreddits.ts";
import type { CommunityKind } from "#engine/policy/policy.ts";
import { STANCE_ROWS } from "#engine/policy/stances.ts";
import { isDead, isJoke } from "#engine/recommendations/assess-match.ts";
import { isGeneralShowcase } from "#engine/recommendations/reading/find-things.ts";
import { dropHalfCharacter } from "#engine/text/characters.ts";
import { recogniseLanguage } from "#engine/text/recognise-language.ts";
import { MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";

/** A draft in the matcher's space. */
export type DraftReading = { query: Float64Array; language: string };

const MOST_NAMED = 3;
/** More than are named, because most have no subject of their own or are no place for it. */
const MOST_RANKED = 120;
/** How much of what a community gains by its size and by welcoming projects counts here. */
const SHARE_OF_BIAS = 0.5;
/** In points of the matcher's score: below it a community is no clear match for any draft. */
const LEAST_SCORE = 13;
/** What a community has to have over the one that the draft is for. */
const CLEARLY_MORE = 4;
/** What comes this far behind the best is another subject. */
const FAR_BEHIND = 2.5;

/** Makers, markets, places, news and jokes take all subjects: everything reads like them. */
const ABOUT_SUBJECTS: ReadonlySet<CommunityKind | null> = new Set<CommunityKind | null>([
  "dev",
  "trade",
  "hobby",
  "showcase",
  "academic",
  "fandom",
  "lifestyle",
  "qa",
  "support",
  "media",
]);

/** null when the matcher knows none of its words. */
export function encodeDraft(
  model: MatcherModel,
  draft: { title: string; content: string },
): DraftReading | null {
  const { title, content } = sampleDraft(draft);
  const text = `${title}\n${content}`;
  const query = encodeText(model, text);
  return query && { query, language: recogniseLanguage(text) ?? "en" };
}

/** Rows of the communities that come into question. */
export function listClosestRows(model: MatcherModel, { query }: DraftReading): number[] {
  return rankSubreddits(model, query, { limit: MOST_RANKED }).map(({ row }) => row);
}

/** Of these, the few that the draft clearly reads like more than like the community it is for. */
export function chooseReadsLike<K extends KnownCommunity>(
  model: MatcherModel,
  draft: DraftReading,
  chosen: KnownCommunity,
  communities: readonly K[],
): K[] {
  const scored = communities
    .filter((community) => community.id !== chosen.id && isPlaceFor(draft, community))
    .map((community) => ({ community, score: scoreSubject(model, draft, community) }))
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? -Infinity;
  const beaten = scoreSubject(model, draft, chosen) + CLEARLY_MORE;
  const least = Math.max(LEAST_SCORE, beaten, best - FAR_BEHIND);
  return scored
    .filter(({ score }) => score >= least)
    .slice(0, MOST_NAMED)
    .map(({ community }) => community);
}

function scoreSubject(
  model: MatcherModel,
  { query }: DraftReading,
  { modelRow }: KnownCommunity,
): number {
  if (modelRow === null) return -Infinity;
  return scoreRow(model, query, modelRow) - (1 - SHARE_OF_BIAS) * (model.biases[modelRow] ?? 0);
}

function isPlaceFor({ language }: DraftReading, { id, facts, policy }: KnownCommunity): boolean {
  return (
    ABOUT_SUBJECTS.has(policy.kind) &&
    STANCE_ROWS[policy.stance.is].group !== "left-out" &&
    (policy.language ?? "en") === language &&
    facts.topic !== "Place" &&
    !isGeneralShowcase(id) &&
    !isJoke(facts, policy.kind) &&
    !isDead(facts)
  );
}

/** A subject shows within that; the rest would only cost time and need not be sent. */
const SAMPLE_LENGTH = 4000;

/** As much of a draft as tells what it is about. */
export function sampleDraft({ title, content }: { title: string; content: string }) {
  return { title: cut(title, MAX_TITLE_LENGTH), content: cut(content, SAMPLE_LENGTH) };
}

/** Never through the middle of a character. */
function cut(text: string, length: number): string {
  return dropHalfCharacter(text.slice(0, length));
}
