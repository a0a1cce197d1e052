import { shareSeen, type PostRequirements, type PolicyFacts } from "./policy-facts.ts";
import {
  type CodedRules,
  type RuleCode,
  type RuleCodes,
  wordRules,
} from "#engine/rules/rule-table.ts";
import { type CommunityNote, readNotedDay, readNotedFlairs } from "./note.ts";
import { drawDemands } from "./notes/draw-demands.ts";
import type { Statement } from "./notes/note.ts";
import { type OwnPolicy, applyOwn, mergeKeywords } from "./own-policy.ts";
import type {
  BannedWords,
  Policy,
  PolicySource,
  PostFormat,
  Requirement,
  StanceOnPromotion,
} from "./policy.ts";
import { STANCE_ROWS } from "./stances.ts";
import { nameFormats, NO_SOURCE, wordFrequency, wordStance } from "./word-policy.ts";
import type { RuleValue } from "#engine/rules/rule-row.ts";
import { RULE_WORDINGS } from "#engine/rules/wordings/rule-wordings.ts";
import type { FactDate } from "#engine/text/format.ts";

/** All that is known about a community's policy, from whomever. */
export type PolicySources = {
  subredditId: string;
  facts: PolicyFacts;
  /** Rules that Reddit or the operator gave are newer than our notes; those of the catalogue are not. */
  origin: "catalogue" | "import" | "reddit";
  note: CommunityNote | null;
  /** What was found out about its demands, the better first. */
  statements?: readonly Statement[];
  /** What was noted by hand of words that get a post removed. */
  bannedWords?: BannedWords | null;
  /** What this user confirmed or pasted. */
  own: OwnPolicy | null;
};

/** When the notes were written. */
export const NOTES_AS_OF: FactDate = "2026-11";

/** The one place where sources become a policy. */
export function derivePolicy(sources: PolicySources): Policy {
  const policy = addContributed(deriveCommonPolicy(sources), sources);
  return sources.own ? applyOwn(policy, sources.own) : policy;
}

/** Rules that users pasted and the operator took over, unless Reddit gave newer ones since. */
function addContributed(policy: Policy, { facts, origin }: PolicySources): Policy {
  const { contributed = null, rules } = facts;
  const isOutdated =
    contributed && origin === "reddit" && rules !== null && rules.asOf > contributed.asOf;
  return contributed && !isOutdated ? applyOwn(policy, contributed) : policy;
}

/** What counts for everybody. */
function deriveCommonPolicy(sources: PolicySources): Policy {
  const { subredditId, facts, note } = sources;
  const listed = pickListedRules(sources);
  const stance = pickStance(sources, listed);
  const kind = note?.kind ?? facts.kind ?? null;
  const { codes, codeSources } = mergeCodes(sources, listed, stance);
  const formats = pickFormats(sources, codeSources);
  const requirements = [...noted(note), ...demanded(facts.requirements)];
  const policy: Omit<Policy, "postingFrequency"> = {
    subredditId,
    fullName: `r/${facts.name}`,
    stance: addSeenFlairs(stance, facts),
    stanceWords: wordStance(stance, kind),
    kind,
    language: note?.language ?? facts.language ?? null,
    topic: null,
    codes,
    codeSources,
    listedRules: listed && {
      count: listed.rules.count,
      understood: countUnderstood(listed.rules),
      source: listed.source,
    },
    uncodedRules: [],
    requirements,
    ...drawDemands(sources.statements ?? [], requirements),
    formats,
    extractedRules: wordRules({ codes }).map(({ text }) => text),
    ...collectKeywords(sources),
    allowedPostTypes: nameTypes(formats?.allowed ?? [], note),
    requiresFlair: codes["flair-required"] !== undefined,
    flairText: stance.flairs.length > 0 ? stance.flairs.join(" or ") : null,
    flairsSeen: facts.flairs,
  };
  return { ...policy, postingFrequency: wordFrequency(policy.stance) };
}

/** What Reddit itself refuses comes before what we noted. */
function collectKeywords({ facts, bannedWords = null }: PolicySources) {
  const { requirements } = facts;
  const refused = [
    ...(requirements?.titleBannedStrings ?? []),
    ...(requirements?.bodyBannedStrings ?? []),
  ];
  const source: PolicySource = { kind: "reddit", asOf: requirements?.asOf ?? null };
  return mergeKeywords([{ words: refused, source }, ...(bannedWords ? [bannedWords] : [])]);
}

type ListedRules = { rules: CodedRules; source: PolicySource };

function pickListedRules({ facts, origin }: PolicySources): ListedRules | null {
  const { rules } = facts;
  if (!rules) return null;
  const kind = origin === "catalogue" ? "rules" : "reddit";
  return { rules, source: { kind, asOf: rules.asOf } };
}

/** The first of the sources that says something about promotion. */
function pickStance({ note }: PolicySources, listed: ListedRules | null): StanceOnPromotion {
  const read = listed && readStance(listed);
  if (read && listed.source.kind !== "rules") return read;
  const isHint = note?.confidence === "low";
  const told = note && note.stance !== "unknown" ? noteStance(note) : null;
  if (told && !isHint) return told;
  return read ?? told ?? nothingKnown(listed?.source ?? NO_SOURCE);
}

function nothingKnown(source: PolicySource): StanceOnPromotion {
  return { is: "unknown", detail: null, flairs: [], day: null, sharePercent: null, source };
}

function noteStance({ stance, detail, confidence }: CommunityNote): StanceOnPromotion {
  const namesFlair = stance === "flair" || stance === "weekday";
  return {
    is: stance,
    detail,
    flairs: namesFlair ? readNotedFlairs(detail ?? "", stance) : [],
    day: stance === "weekday" ? readNotedDay(detail ?? "") : null,
    sharePercent: null,
    source: { kind: confidence === "low" ? "hint" : "note", asOf: NOTES_AS_OF },
  };
}

/** Flairs for members' own work that were seen there do as well as those that somebody noted. */
function addSeenFlairs(stance: StanceOnPromotion, { flairs }: PolicyFacts): StanceOnPromotion {
  if (stance.is !== "flair" || stance.flairs.length === 0) return stance;
  const seen = flairs.map(({ text }) => text).filter((text) => OF_OWN_WORK.test(text));
  return { ...stance, flairs: [...stance.flairs, ...seen.filter((text) => !stance.flairs.includes(text))] }; // prettier-ignore
}

const OF_OWN_WORK =
  /\b(?:(?:self[- ]?)?promo\w*|showcase|show(?:ing)?[- ](?:off|and tell|& tell)|projects?|feedback|critique|wip|work in progress|i made|my (?:apps?|games?|builds?|work)|releases?|launch|announcements?|prototypes?|development|devlogs?|journey)\b/i;

/** What coded rules come to; null where they are silent on promotion, which permits nothing. */
export function readStance({ rules: { codes }, source }: ListedRules): StanceOnPromotion | null {
  const known = (is: StanceOnPromotion["is"], more: Partial<StanceOnPromotion> = {}) => ({
    ...nothingKnown(source),
    is,
    ...more,
  });
  const day = codes["promotion-on-day"] ?? codes["showcase-on-day"];
  const share = codes["promotion-limited"];
  if (codes["promotion-in-thread-only"]) return known("thread");
  if (day !== undefined) return known("weekday", { day: typeof day === "string" ? day : null });
  if (share !== undefined) {
    return known("share", { sharePercent: typeof share === "number" ? share : null });
  }
  if (codes["no-self-promotion"] ?? codes["no-apps-or-sites"]) return known("closed");
  return codes["ask-moderators-first"] ? known("ask") : null;
}

const ON_PROMOTION: ReadonlySet<RuleCode> = new Set<RuleCode>([
  "no-self-promotion",
  "promotion-limited",
  "promotion-in-thread-only",
  "promotion-on-day",
  "showcase-on-day",
  "ask-moderators-first",
  "no-apps-or-sites",
]);

/** Codes on promotion follow the stance, whatever an older list said; the others are as listed. */
function mergeCodes(
  { facts, note }: PolicySources,
  listed: ListedRules | null,
  stance: StanceOnPromotion,
): Pick<Policy, "codes" | "codeSources"> {
  const codes: RuleCodes = {};
  const codeSources: Policy["codeSources"] = {};
  const add = (code: RuleCode, value: RuleValue | null | undefined, source: PolicySource) => {
    if (value === null || value === undefined || codes[code] !== undefined) return;
    codes[code] = value;
    codeSources[code] = source;
  };
  const isFromList = stance.source === listed?.source;
  const isPermitted = (name: RuleCode) => {
    const { permission, namesake } = RULE_WORDINGS[name];
    const isNoted = stance.source.kind === "note" && permission?.test(note?.detail ?? "");
    return isNoted || namesake?.test(facts.name);
  };
  const { code } = STANCE_ROWS[stance.is];
  if (code) add(code, stance.day ?? stance.sharePercent ?? true, stance.source);
  const ofNote: PolicySource = { kind: "note", asOf: NOTES_AS_OF };
  for (const [name, value] of Object.entries(listed?.rules.codes ?? {})) {
    const listedCode = name as RuleCode;
    if (isPermitted(listedCode) || (ON_PROMOTION.has(listedCode) && !isFromList)) continue;
    add(listedCode, value, listed?.source ?? NO_SOURCE);
  }
  if (facts.requirements?.isFlairRequired) {
    add("flair-required", true, { kind: "reddit", asOf: facts.requirements.asOf });
  }
  if (note?.demands.some(({ kind }) => kind === "flair")) add("flair-required", true, ofNote);
  add("min-karma", note?.minKarma, ofNote);
  add("min-account-age-days", note?.minAccountAgeDays, ofNote);
  return { codes, codeSources };
}

// A community's settings give these away; they do not show that its rules were understood.
const FROM_SETTINGS: ReadonlySet<string> = new Set(["flair-required", "text-posts-only"]);

/** At most so many: one rule may have several codes. */
function countUnderstood({ codes, count }: CodedRules): number {
  return Math.min(Object.keys(codes).filter((code) => !FROM_SETTINGS.has(code)).length, count);
}

function noted(note: CommunityNote | null): Requirement[] {
  const source: PolicySource = { kind: "note", asOf: NOTES_AS_OF };
  return (note?.demands ?? []).flatMap((demand) =>
    demand.kind === "flair" ? [] : [{ ...demand, source } as Requirement],
  );
}

/** What Reddit itself enforces when a post is sent. */
function demanded(requirements: PostRequirements | null): Requirement[] {
  if (!requirements) return [];
  const source: PolicySource = { kind: "reddit", asOf: requirements.asOf };
  const { titleRequiredStrings, body, bannedDomains, allowedDomains } = requirements;
  const lengths = [
    ["title", requirements.titleMinLength, requirements.titleMaxLength],
    ["content", requirements.bodyMinLength, requirements.bodyMaxLength],
  ] as const;
  return [
    ...(titleRequiredStrings.length > 0
      ? [{ kind: "title-strings" as const, strings: titleRequiredStrings, source }]
      : []),
    ...lengths.flatMap(([field, min, max]) =>
      min === null && max === null ? [] : [{ kind: "length" as const, field, min, max, source }],
    ),
    ...(body === "optional" ? [] : [{ kind: "body" as const, is: body, source }]),
    ...(bannedDomains.length > 0 || allowedDomains
      ? [{ kind: "domains" as const, banned: bannedDomains, allowed: allowedDomains, source }]
      : []),
  ];
}

/** From whoever says which kinds of posts are taken, else from the kinds that were seen. */
function pickFormats(
  { facts, note }: PolicySources,
  codeSources: Policy["codeSources"],
): Policy["formats"] {
  if (note?.formats) return { allowed: note.formats, source: { kind: "note", asOf: NOTES_AS_OF } };
  const seen = FORMATS_SEEN.filter(({ types }) => shareSeen(facts.postTypes, types) > 0);
  // Codes come from the names of rules and are sometimes wrong: where most posts are links or images,
  // text is not all that is allowed.
  const isRefuted = shareSeen(facts.postTypes, ["link", "image", "gallery", "video"]) > 0.5;
  const textOnly = codeSources["text-posts-only"];
  if (textOnly && !isRefuted) return { allowed: ["text"], source: textOnly };
  const allowed = seen.map(({ format }) => format);
  return allowed.length > 0 ? { allowed, source: { kind: "rules", asOf: null } } : null;
}

const FORMATS_SEEN: { format: PostFormat; types: PolicyFacts["postTypes"][number]["type"][] }[] = [
  { format: "text", types: ["text"] },
  { format: "link", types: ["link"] },
  { format: "image", types: ["image", "gallery"] },
  { format: "video", types: ["video"] },
];

/** A community for questions takes questions, in whatever format. */
function nameTypes(formats: PostFormat[], note: CommunityNote | null): string[] {
  const asksOnly = note?.kind === "qa" && /\bquestions\b/.test(note.detail ?? "");
  if (asksOnly && note.confidence === "high") return ["Question"];
  return nameFormats(formats);
}

/** For a community of which nothing is known. */
export function unknownPolicy(subredditId: string): Policy {
  return derivePolicy({
    subredditId,
    facts: { name: subredditId, rules: null, postTypes: [], flairs: [], requirements: null },
    origin: "catalogue",
    note: null,
    own: null,
  });
}
