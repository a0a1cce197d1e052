import { findAsked } from "#engine/comments/find-need.ts";
import { type PreparedAnswers, SURELY_FITS, weighAnswers } from "#engine/comments/rank-answers.ts";
import { findNames } from "#engine/drafts/find-names.ts";
import { measurePromotion } from "#engine/drafts/measure-promotion.ts";
import { readTexts } from "#engine/drafts/read-text.ts";
import type { AnswerId } from "#engine/interview/interview.ts";
import type { MatcherModel } from "#engine/matching/matcher-model.ts";
import type { FeedEntry } from "./feed-entry.ts";
import { type Announcement, findAnnouncement } from "./announcement-rows.ts";

/** What entries are held against. */
export type RadarProject = {
  name: string;
  competitors: readonly string[];
  answers: PreparedAnswers;
  /** How much has to speak for an entry; FIRST_BAR until the founder said 'Not this'. */
  bar: number;
};

/** Why an entry is shown. */
export type RadarReason =
  | {
      is: "asks";
      /** The asker's own sentence, word by word. */
      need: string;
      /** The founder's answer that helps most. */
      helps: AnswerId;
      /** Telling words that both share, the rarest first. */
      shared: string[];
    }
  | { is: "names-project"; name: string }
  | { is: "names-competitor"; name: string }
  | { is: "announces"; what: Announcement };

export type RadarFind = { entry: FeedEntry; reason: RadarReason; score: number };

/** Help first's own bound: what is sure there is worth showing here. `npm run eval -- radar`. */
export const FIRST_BAR = SURELY_FITS;
/** More in one day nobody answers. */
export const MOST_A_DAY = 10;

/** Before all others: who is named should know. */
const NAMED_SCORE = 100;
/** About one rare word in common with all that the founder said; in the first half of eval/radar.jsonl those worth answering have 6.5 and more. */
const LEAST_SUBJECT = 3;

/** What is worth a founder's look, the best first; announcements are beside the others and have no limit. */
export function rankEntries(
  model: MatcherModel,
  entries: readonly FeedEntry[],
  project: RadarProject,
  most = MOST_A_DAY,
): RadarFind[] {
  const finds = entries
    .flatMap((entry) => judgeEntry(model, entry, project) ?? [])
    .toSorted((a, b) => b.score - a.score || b.entry.at.getTime() - a.entry.at.getTime());
  const isAnnouncement = ({ reason }: RadarFind) => reason.is === "announces";
  return [
    ...finds.filter((find) => !isAnnouncement(find)).slice(0, most),
    ...finds.filter(isAnnouncement),
  ];
}

/** Why one entry is worth a look; null where it is not. */
export function judgeEntry(
  model: MatcherModel,
  entry: FeedEntry,
  project: RadarProject,
): RadarFind | null {
  const what = findAnnouncement(entry);
  if (what !== null) return { entry, reason: { is: "announces", what }, score: 0 };
  const named = findNamed(entry, project);
  if (named !== null) return { entry, reason: named, score: NAMED_SCORE };
  const [need] = findAsked(entry);
  if (need === undefined) return null;
  const { answers } = weighAnswers(model, entry, project.answers, LEAST_SUBJECT);
  const [best] = answers.toSorted((a, b) => b.score - a.score);
  const [preferred] = answers;
  if (!best || !preferred || best.score < project.bar) return null;
  // A post that shows its author's own thing may ask, too, but not for an answer.
  if (isPromotion(entry)) return null;
  const { id: helps, shared } = preferred;
  return { entry, reason: { is: "asks", need, helps, shared }, score: best.score };
}

function isPromotion({ title, text }: FeedEntry): boolean {
  const texts = readTexts({ title, content: text });
  return measurePromotion(texts, null, null).degree === "promotion";
}

function findNamed({ title, text }: FeedEntry, project: RadarProject): RadarReason | null {
  const all = `${title}\n${text}`;
  const isNamed = (name: string) => findNames(all, name).length > 0;
  if (isNamed(project.name)) return { is: "names-project", name: project.name };
  const competitor = project.competitors.find(isNamed);
  return competitor === undefined ? null : { is: "names-competitor", name: competitor };
}

/** Of the way from the bar to what was not wanted; a single slip moves it little. */
const LEARNED_SHARE = 0.25;
const LEAST_STEP = 0.25;
/** However often somebody says so, the best threads still come through. */
const HIGHEST_BAR = FIRST_BAR + 6;

/** The bar after 'Not this' on a question that came with this score. It is all that is learned. */
export function raiseBar(bar: number, score: number): number {
  return Math.min(HIGHEST_BAR, bar + Math.max(LEAST_STEP, LEARNED_SHARE * (score - bar)));
}
