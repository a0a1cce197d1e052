import { wordDay } from "#engine/rules/rule-value.ts";
import { formatFactDate } from "#engine/text/format-fact-date.ts";
import { joinWords } from "#engine/text/join-words.ts";
import type { RiskLevel } from "#engine/subreddits/risk-level.ts";
import type { CommunityKind, PolicySource, PostFormat, StanceOnPromotion } from "./policy.ts";
import { STANCE_ROWS } from "./stances.ts";
import { wordTolerated } from "./word-tolerated.ts";

export const NO_SOURCE: PolicySource = { kind: "none", asOf: null };

/** What a founder may do there, in the few words of a card; at most 90 characters. */
export function wordStance(stance: StanceOnPromotion, kind: CommunityKind | null = null): string {
  const isHint = stance.source.kind === "hint";
  if (stance.is === "welcome") return wordWelcome(kind, isHint);
  if (stance.is === "ask" && isHint) return "Better ask the moderators first";
  const words = wordKnown(stance);
  return isHint ? `Probably ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}

function wordWelcome(kind: CommunityKind | null, isHint: boolean): string {
  if (kind === "market") return "A marketplace: only what its members sell or seek";
  return isHint ? "Projects are probably welcome" : "Projects welcome";
}

function wordKnown({ is, detail, flairs, day, sharePercent, source }: StanceOnPromotion): string {
  switch (is) {
    case "welcome":
      return "Projects welcome";
    case "flair":
      return flairs.length > 0
        ? `Allowed with ${joinWords(fitNames(flairs).map(quoteName), "or")}`
        : "Allowed with the right flair or tag";
    case "weekday":
      return day ? `Only ${wordDay(day) ?? ""}` : "Only on a set day";
    case "thread":
      return `Only in ${nameThread(detail)}`;
    case "share":
      return sharePercent === null
        ? "For regulars, in small doses"
        : `For regulars, at most ${sharePercent}% of what you post`;
    case "value":
      // Our notes name the thing alone; what was read out of a paste is a clause already.
      return `No ads; ${source.kind === "yours" ? firstClause(detail ?? "") : wordTolerated(firstClause(detail ?? ""))}`;
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

const LONGEST_NAMES = 56;

/** As many as a card has room for: the first always, whatever its length. */
function fitNames(names: string[]): string[] {
  let room = LONGEST_NAMES;
  return names.filter((name, index) => (room -= name.length) >= 0 || index === 0);
}

function quoteName(name: string): string {
  return `‘${name}’`;
}

function firstClause(detail: string): string {
  return detail.split(";")[0]?.trim() ?? "";
}

/** 'the weekly self-promotion thread', where the note names one. */
function nameThread(detail: string | null): string {
  const clause = firstClause(detail ?? "").replace(/ ?\([^()]{0,80}\)/g, "");
  const place = (/^.{0,120}?\b(?:only in|limited to) (.+)$/i.exec(clause)?.[1] ?? clause).replace(
    /^(?:in )?(?:the |an? |its )/,
    "",
  );
  if (/^recurring thread for promotion/i.test(place)) return "the recurring promotion thread";
  const named = /^([\w'’&+/ -]{3,60}?\bthreads?\b(?: for new [\w ]{3,30})?)/i.exec(place)?.[1];
  if (named) return nameKnownThread(named);
  const days = /^((?:[A-Z]\w+ [A-Z]\w+day)(?: and [A-Z]\w+ [A-Z]\w+day)?)\b/.exec(place)?.[1];
  if (days) return `the ${days} ${days.includes(" and ") ? "threads" : "thread"}`;
  const post = /^([\w -]{3,40}? post)\b/i.exec(place)?.[1];
  if (post) return `the ${post}`;
  const title = /^(?:The )?[A-Z]\w+(?: [A-Z]\w+){1,3}$/.test(clause) ? clause : null;
  return title ? `the thread ‘${title}’` : "its promotion thread";
}

function nameKnownThread(named: string): string {
  if (/^threads?\b|\b(?:own|if|videos|meant|in an?)\b/i.test(named)) return "its promotion thread";
  if (/^set threads?$/i.test(named)) return "threads set aside for it";
  const isNameless = /^(?:recurring|designated|dedicated|pinned|moderators?) threads?$/i.test(
    named,
  );
  return `${isNameless ? "its" : "the"} ${named}`;
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

/** In a market, members sell their goods: that makes it no safe place for a project. */
export function levelOfStance(
  { is, source }: StanceOnPromotion,
  kind: CommunityKind | null = null,
): RiskLevel {
  const { level, levelOfHint } = STANCE_ROWS[is];
  return source.kind === "hint" || (is === "welcome" && kind === "market") ? levelOfHint : level;
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
