import { MAX_TITLE_LENGTH } from "#engine/drafts/draft.ts";
import type { RiskReason } from "../ban-risk.ts";
import type { Situation } from "#engine/checks/situation.ts";
import { normBasis } from "../ban-risk.ts";
import { findPlaces } from "#engine/text/text-place.ts";
import { CLICKBAIT, EMOJI, EXCLAMATIONS, findShouting, LONG_TITLE } from "../title-style.ts";

const SHORT_TITLE = 12;

export function judgeTitle(situation: Situation): RiskReason[] {
  // A comment in a thread has no title of its own.
  if (situation.postType === "thread-comment") return [];
  const { title } = situation.draft;
  return [...judgeLength(title), ...judgeStyle(title, situation.policy.kind === "news" ? 2 : 1)];
}

function judgeLength(title: string): RiskReason[] {
  const whole = { field: "title" as const, start: 0, end: title.length };
  const { length } = title.trim();
  const shorten = { kind: "shorten-title" as const, label: "Shorten the title" };
  if (length > MAX_TITLE_LENGTH) {
    const text = `The title has ${length} characters, and Reddit takes ${MAX_TITLE_LENGTH}.`;
    const basis = normBasis("Reddit refuses longer titles.");
    return [{ id: "title-too-long", points: 60, text, basis, places: [whole], fix: shorten }];
  }
  if (length > LONG_TITLE) {
    const text = `The title has ${length} characters: say the main thing in under ${LONG_TITLE}.`;
    const basis = normBasis("Long titles are cut off in feeds and read like advertisements.");
    return [{ id: "title-long", points: 5, text, basis, places: [whole], fix: shorten }];
  }
  if (length >= SHORT_TITLE) return [];
  return [
    {
      id: "title-short",
      points: length === 0 ? 20 : 8,
      text:
        length === 0
          ? "There is no title, and Reddit takes no post without one."
          : "The title is too short to say what the post is about.",
      basis: normBasis("Vague titles are often removed as low effort."),
      places: length === 0 ? [] : [whole],
      fix: null,
    },
  ];
}

/** News keep the headline of the article, and any other weighs twice as much. */
function judgeStyle(title: string, weight: number): RiskReason[] {
  const calm = { kind: "calm-title" as const, label: "Calm the title" };
  const find = (pattern: RegExp) =>
    findPlaces(title, pattern).map(({ start, end }) => ({ field: "title" as const, start, end }));
  const exclamations = find(EXCLAMATIONS);
  const shouting = [
    ...findShouting(title).map(({ start, end }) => ({ field: "title" as const, start, end })),
    ...(countMarks(title) > 1 ? exclamations : []),
  ];
  const emoji = find(EMOJI);
  const clickbait = find(CLICKBAIT);
  const reasons: RiskReason[] = [];
  if (shouting.length > 0) {
    reasons.push({
      id: "title-shouts",
      points: 12 * weight,
      text: "The title shouts: write it as you would say it.",
      basis: normBasis(
        "Capitals and exclamation marks mark a post as advertising; filters look for them.",
      ),
      places: shouting.toSorted((a, b) => a.start - b.start),
      fix: calm,
    });
  }
  if (emoji.length > 0) {
    reasons.push({
      id: "title-emoji",
      points: 6 * weight,
      text: "The title has emoji, which look like advertising in most communities.",
      basis: normBasis("Most communities write titles in plain words; some filter emoji."),
      places: emoji,
      fix: calm,
    });
  }
  if (clickbait.length > 0) {
    reasons.push({
      id: "title-clickbait",
      points: 12 * weight,
      text: "The title teases instead of telling: say what the reader will find.",
      basis: normBasis("Clickbait is voted down and reported in most communities."),
      places: clickbait,
      fix: null,
    });
  }
  return reasons;
}

function countMarks(title: string): number {
  return title.split("!").length - 1;
}
