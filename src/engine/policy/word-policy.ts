import { wordDay } from "#engine/rules/rule-value.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { joinWords } from "#engine/text/join-words.ts";
import type { RiskLevel } from "#engine/subreddits/risk-level.ts";
import type { PolicySource, PostFormat, StanceOnPromotion } from "./policy.ts";
import { STANCE_ROWS } from "./stances.ts";

export const NO_SOURCE: PolicySource = { kind: "none", asOf: null };

/** What a founder may do there, in the few words of a card. */
export function wordStance(stance: StanceOnPromotion): string {
  const words = wordKnown(stance);
  if (stance.source.kind !== "hint") return words;
  return `Probably ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

function wordKnown({ is, detail, flairs, day, sharePercent }: StanceOnPromotion): string {
  switch (is) {
    case "welcome":
      return "Projects welcome";
    case "flair":
      return flairs.length > 0
        ? `Allowed with ${joinWords(flairs.map(quoteName), "or")}`
        : "Allowed with the right flair or tag";
    case "weekday":
      return day ? `Only ${wordDay(day) ?? ""}` : "Only on a set day";
    case "thread":
      return `Only in ${nameThread(detail)}`;
    case "share":
      return `For regulars, ${sharePercent === null ? "in small doses" : `at most ${sharePercent}%`}`;
    case "value":
      return detail ? `No ads; ${firstClause(detail)}` : "No ads; lessons and stories only";
    case "ask":
      return "Ask the moderators first";
    case "closed":
      return "Closed to promotion";
    case "no-place":
      return "Not a place for projects";
    case "unknown":
      return "Rules not known to us";
  }
}

function quoteName(name: string): string {
  return `‘${name}’`;
}

const LONGEST_CLAUSE = 64;

function firstClause(detail: string): string {
  const clause = detail.split(";")[0]?.trim() ?? "";
  return clause.length <= LONGEST_CLAUSE ? clause : `${clause.slice(0, LONGEST_CLAUSE).trimEnd()}…`;
}

/** 'the weekly self-promotion thread', where the note names one. */
function nameThread(detail: string | null): string {
  const clause = firstClause(detail ?? "")
    .replace(/^(?:only in |in )?(?:the |a |its )?/i, "")
    .replace(/^promotion only in (?:the )?/i, "")
    .replace(/,.*$/, "");
  const named = /^([\w'’&+ -]{3,44}?\bthreads?)\b/i.exec(clause)?.[1];
  const isPlain = named && !/\b(?:own|own content|for promotion|only|if|videos in)\b/i.test(named);
  return isPlain ? `the ${named}` : "its promotion thread";
}

/** How often one may promote there, short enough for a card. */
export function wordFrequency({ is, day, sharePercent, detail }: StanceOnPromotion): string {
  switch (is) {
    case "closed":
    case "no-place":
      return "No promotional posts";
    case "thread":
      return `In ${nameThread(detail)} only`;
    case "weekday":
      return day ? `Only ${wordDay(day) ?? ""}` : "Only on a set day";
    case "share":
      return sharePercent === null
        ? "A small share of what you post; Reddit's habit is 1 in 10"
        : `At most ${sharePercent}% of what you post`;
    case "ask":
      return "Once the moderators agree";
    case "unknown":
      return "No rule known; our norm is one in 14 days";
    case "welcome":
    case "flair":
    case "value":
      return "Our norm: one promotional post in 14 days";
  }
}

/** 'our note, November 2026': where something comes from, and of when it is. */
export function wordSource({ kind, asOf }: PolicySource): string {
  const date = asOf ? formatFactDate(asOf) : null;
  switch (kind) {
    case "yours":
      return date ? `rules you pasted, ${date}` : "rules you pasted";
    case "reddit":
      return date ? `Reddit, ${date}` : "Reddit";
    case "note":
      return date ? `our note, ${date}` : "our note";
    case "rules":
      return date ? `rules of ${date}` : "posts seen";
    case "hint":
      return "our guess";
    case "none":
      return "nothing known";
  }
}

export function levelOfStance({ is, source }: StanceOnPromotion): RiskLevel {
  const { level, levelOfHint } = STANCE_ROWS[is];
  return source.kind === "hint" ? levelOfHint : level;
}

const FORMAT_NAMES: Record<PostFormat, string> = {
  text: "Text",
  link: "Link",
  image: "Image",
  video: "Video",
};

/** As lists of allowed types name them. */
export function nameFormats(formats: readonly PostFormat[]): string[] {
  return formats.map((format) => FORMAT_NAMES[format]);
}
