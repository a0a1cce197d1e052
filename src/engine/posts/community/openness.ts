import { findLinks, isHostOf } from "#engine/drafts/find-links.ts";
import { hasPlainWord, LINKS, type PlainWords, SALES, UNKIND } from "#engine/checks/plain-words.ts";
import { POST_TYPES, type PostType } from "#engine/drafts/draft.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { seenByKind } from "#engine/policy/seen-by-kind.ts";
import { type Brought, isTaken } from "#engine/policy/takes.ts";
import type { ClosedReason, LinkPlace } from "#engine/posts/post-brief.ts";
import { hasKeyword } from "#engine/text/keyword.ts";
import type { RuleCode } from "#engine/rules/rule-table.ts";
import {
  CRITIQUE,
  FREE_WORKS,
  LINKS_BELOW,
  LINKS_NAMED,
  LINKS_REFUSED,
  OWN_WORK_SHOWN,
  PRICES_REFUSED,
} from "./openness-rows.ts";

/** Why nothing of one's own is posted there; null where something can be. */
export function findClosed(known: Policy, brought: Brought): ClosedReason | null {
  const policy = seenByKind(known, [brought.kind]);
  const { stance, language } = policy;
  if (stance.is === "closed" || !isTaken(policy, brought)) return "comments-only";
  if (stance.is === "no-place") return "no-place";
  return language !== null && language !== "en" ? "other-language" : null;
}

/** Once in the text, or not at all: where readers come for what somebody has to say, or nothing is known. */
export function placeLink(
  { stance, requirements, shows }: Policy,
  demands: Demands,
  url: string | null,
  /** Whether it may be had for nothing: readers who look for such things want to get there. */
  isFree = false,
): LinkPlace {
  if (!url || demands.forbidden.includes(LINKS)) return "none";
  if (demands.banned.some((word) => hasKeyword(url, word))) return "none";
  const isRefused = requirements.some((requirement) => {
    if (requirement.kind !== "domains") return false;
    const host = findLinks(url)[0]?.host ?? "";
    const { banned, allowed } = requirement;
    return (
      isHostOf(host, new Set(banned)) || (allowed !== null && !isHostOf(host, new Set(allowed)))
    );
  });
  const detail = stance.detail ?? "";
  if (isRefused || stance.is === "unknown" || LINKS_BELOW.test(detail)) return "none";
  if (stance.is !== "value") return "content";
  if (LINKS_REFUSED.test(detail)) return "none";
  const isSought = isFree && FREE_WORKS.test(`${shows ?? ""}; ${detail}`);
  return LINKS_NAMED.test(detail) || isSought ? "content" : "none";
}

/** The types of post that fit, whatever the founder would like best. */
export function listTypes({ stance, codes, allowedPostTypes }: Policy): PostType[] {
  if (stance.is === "thread") return ["thread-comment"];
  const detail = stance.detail ?? "";
  const isReserved = stance.is === "value" || stance.is === "unknown";
  const named = POST_TYPES.filter((type) =>
    allowedPostTypes.some((name) => name.trim().toLowerCase() === type),
  );
  const open = POST_TYPES.filter((type) => {
    if (type === "thread-comment") return false;
    if (named.length > 0 && !named.includes(type)) return false;
    return type !== "feedback" || codes["no-feedback-requests"] === undefined;
  });
  const modest = open.filter((type) => {
    if (!isReserved) return true;
    if (type === "showcase") return OWN_WORK_SHOWN.test(detail);
    return type === "feedback" ? CRITIQUE.test(detail) : true;
  });
  // Where nothing else is taken, that is what is written.
  return modest.length > 0 ? modest : open;
}

/** Where a project comes second, its price is nobody's question. */
export function isPriceWelcome({ stance, kind }: Policy): boolean {
  const detail = stance.detail ?? "";
  if (PRICES_REFUSED.test(detail)) return false;
  return stance.is !== "value" || kind === "maker";
}

/** What the rule checker will look for in a text for this community. */
export type Demands = {
  forbidden: PlainWords[];
  /** Words that the community bans, each by itself. */
  banned: string[];
};

/** Whether a text has a word that may not occur there. */
export function breaksDemands(text: string, { forbidden, banned }: Demands): boolean {
  return (
    forbidden.some((words) => hasPlainWord(text, words)) ||
    banned.some((word) => hasKeyword(text, word))
  );
}

export function readDemands(policy: Policy): Demands {
  const { codes } = policy;
  const isCoded = (code: RuleCode) => codes[code] !== undefined;
  const { forbidden, banned } = readWrittenDemands(policy);
  return {
    forbidden: [
      ...new Set([
        ...forbidden,
        ...(isCoded("no-self-promotion") ? [SALES] : []),
        ...(isCoded("be-respectful") ? [UNKIND] : []),
      ]),
    ],
    banned,
  };
}

/** Only what the community's own words say. */
export function readWrittenDemands({ uncodedRules, bannedKeywords }: Policy): Demands {
  const written = uncodedRules.map(({ text }) => text.toLowerCase()).join("\n");
  const isWritten = (...phrases: string[]) => phrases.some((phrase) => written.includes(phrase));
  return {
    forbidden: [
      ...(isWritten("no self-promotion", "no promotion") ? [SALES] : []),
      ...(isWritten("be kind", "be respectful") ? [UNKIND] : []),
      // Where only texts are taken, an address is spelled out (`spellAddresses`); a rule that says so in its own words is read strictly.
      ...(isWritten("text posts only") ? [LINKS] : []),
    ],
    banned: bannedKeywords.filter((keyword) => keyword.trim()),
  };
}

const NAMED_ADDRESS = /\[([^[\]]*)\]\(((?:https?:\/\/|www\.)[^)\s]{1,2000})\)/gi;

/** Where only texts are taken, an address in a post stands as words: readers see it, and no link is made of it. */
export function spellAddresses(text: string, { codes }: Policy, postType: PostType): string {
  if (codes["text-posts-only"] === undefined || postType === "thread-comment") return text;
  return text
    .replace(NAMED_ADDRESS, "$1 ($2)")
    .replaceAll(/https?:\/\/(?:www\.)?|(?<![\p{L}\p{N}])www\./giu, "");
}

/** Whether posts there are links and nothing else, as somebody noted; what was merely seen permits and bans nothing. */
export function takesOnlyLinks({ formats }: Policy): boolean {
  return (
    formats !== null &&
    formats.source.kind !== "rules" &&
    formats.allowed.length === 1 &&
    formats.allowed[0] === "link"
  );
}
