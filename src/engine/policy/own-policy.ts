import { type CodedRules, RULES, type RuleCode, wordRules } from "#engine/rules/rule-table.ts";
import type {
  BannedWords,
  PolicySource,
  PostFormat,
  Requirement,
  StanceOnPromotion,
  UncodedRule,
  Policy,
} from "./policy.ts";
import type { Demand, PolicyDemand } from "./demand.ts";
import { type FormerRequirement, isCurrent, readFormer } from "./former-requirements.ts";
import { collectCodes } from "./collect-codes.ts";
import { isBeforeOwn, layOver, pickOver } from "./source-order.ts";
import { STANCE_ROWS } from "./stances.ts";
import { nameFormats, wordFrequency, wordStance } from "./word-policy.ts";
import type { FactDate } from "#engine/text/format.ts";

/** What a user pasted or confirmed about a community; for them it counts more than anything else. */
export type OwnPolicy = {
  asOf: FactDate;
  source: PolicySource;
  /** What was read out of the rules that they pasted; null where they only corrected something. */
  rules: CodedRules | null;
  /** How many of the rules were understood, at least in part. */
  understood: number;
  uncodedRules: UncodedRule[];
  stance: StanceOnPromotion | null;
  /** What the rules allow is too unsure to claim, and the user has not said it yet. */
  isStanceOpen?: true;
  requirements: (Requirement | FormerRequirement)[];
  /** What was read that it demands; what was saved before demands were read has none. */
  demands?: Demand[];
  formats: PostFormat[] | null;
  bannedKeywords: string[];
  minKarma?: number | true | null;
  minAccountAgeDays?: number | true | null;
};

type Listed = Pick<Policy, "listedRules" | "uncodedRules">;

/**
 * A policy as it counts for a user who pasted or corrected something: field by field theirs, else as
 * it was. The browser does it for visitors, and so nothing beside the policy itself is needed.
 */
export function applyOwn<P extends Policy>(policy: P, pasted: OwnPolicy): P {
  const own = keepBan(policy, pasted);
  const stance = pickOver("stance", own.stance && markAsked(own.stance), policy.stance);
  const { codes, codeSources } = mergeCodes(policy, own);
  const listed = own.rules && {
    listedRules: { count: own.rules.count, understood: own.understood, source: own.source },
    uncodedRules: own.uncodedRules,
  };
  const { listedRules, uncodedRules } = pickOver<Listed>("listedRules", listed, policy);
  // Who was asked has answered.
  const demands = mergeDemands(policy, own).filter(
    ({ code }) => code !== "ask-mods" || !own.stance?.isAsked,
  );
  const formats = own.formats && { allowed: own.formats, source: own.source };
  return {
    ...policy,
    stance,
    stanceWords: own.stance ? wordStance(own.stance, policy.kind) : policy.stanceWords,
    codes,
    codeSources,
    listedRules,
    uncodedRules,
    requirements: mergeRequirements(policy, own),
    demands,
    formats: pickOver("formats", formats, policy.formats),
    extractedRules: [
      ...wordRules({ codes }).map(({ text }) => text),
      ...uncodedRules.map(({ text }) => text),
    ],
    ...layKeywords(policy, own),
    allowedPostTypes: own.formats ? nameFormats(own.formats) : policy.allowedPostTypes,
    requiresFlair: codes["flair-required"] !== undefined,
    flairText: own.stance ? own.stance.flairs.join(" or ") || null : policy.flairText,
    postingFrequency: wordFrequency({ stance, demands }),
  };
}

/** What is known to be closed stays so until the user says what rules mean that can't be read for sure. */
function keepBan({ stance }: Policy, own: OwnPolicy): OwnPolicy {
  const isClosed = STANCE_ROWS[stance.is].code === STANCE_ROWS.closed.code;
  return own.isStanceOpen && isClosed ? { ...own, stance: null } : own;
}

/** Wherever its source is named, an answer is told from rules that were pasted. */
function markAsked(stance: StanceOnPromotion): StanceOnPromotion {
  return stance.isAsked ? { ...stance, source: { ...stance.source, isAsked: true } } : stance;
}

function layKeywords(policy: Policy, own: OwnPolicy) {
  const known = policy.bannedKeywords.map((word) => ({
    words: [word],
    source: policy.keywordSources[word] ?? policy.stance.source,
  }));
  const mine = [{ words: own.bannedKeywords, source: own.source }];
  return mergeKeywords(layOver("bannedKeywords", mine, known).flat());
}

/** Each word once, as the best source spells it: the first of them. */
export function mergeKeywords(
  lists: readonly BannedWords[],
): Pick<Policy, "bannedKeywords" | "keywordSources"> {
  const sources = new Map<string, PolicySource>();
  const spelled = new Set<string>();
  for (const { words, source } of lists) {
    for (const word of words) {
      const plain = word.trim().toLowerCase();
      if (!spelled.has(plain)) sources.set(word, source);
      spelled.add(plain);
    }
  }
  return { bannedKeywords: [...sources.keys()], keywordSources: Object.fromEntries(sources) };
}

/** A list that was pasted replaces the older one; what Reddit's settings or a note demand stays. */
function mergeCodes(policy: Policy, own: OwnPolicy): Pick<Policy, "codes" | "codeSources"> {
  const { codes, codeSources, add } = collectCodes();
  const addOwn = () => addOwnCodes(own, add);
  const addKnown = () => {
    for (const [name, value] of Object.entries(policy.codes)) {
      const known = name as RuleCode;
      const source = policy.codeSources[known] ?? policy.stance.source;
      const isReplaced = isOnPromotion(known)
        ? own.stance !== null
        : own.rules !== null && isFromList(policy, known, source);
      const isLifted =
        (known === "min-karma" && own.minKarma === 0) ||
        (known === "min-account-age-days" && own.minAccountAgeDays === 0);
      if (!isReplaced && !isLifted) add(known, value, source);
    }
  };
  for (const addTheirs of layOver("codes", addOwn, addKnown)) addTheirs();
  return { codes, codeSources };
}

function addOwnCodes(own: OwnPolicy, add: ReturnType<typeof collectCodes>["add"]): void {
  const { code } = STANCE_ROWS[own.stance?.is ?? "unknown"];
  if (own.stance && code) add(code, own.stance.day ?? own.stance.sharePercent ?? true, own.source);
  for (const [name, value] of Object.entries(own.rules?.codes ?? {})) {
    if (!isOnPromotion(name as RuleCode) || !own.stance) add(name as RuleCode, value, own.source);
  }
  if (own.minKarma) add("min-karma", own.minKarma, own.source);
  if (own.minAccountAgeDays) add("min-account-age-days", own.minAccountAgeDays, own.source);
}

function isOnPromotion(code: RuleCode): boolean {
  return RULES[code].detection.by === "stance";
}

function isFromList({ listedRules }: Policy, code: RuleCode, source: PolicySource) {
  if (code === "flair-required" && isBeforeOwn("requirements", source)) return false;
  return source.kind === listedRules?.source.kind && source.asOf === listedRules.source.asOf;
}

/** Of one sort of post and one code the user's own; on promotion theirs alone, where they speak of it. */
function mergeDemands(policy: Policy, own: OwnPolicy): PolicyDemand[] {
  const { stance, isStanceOpen, source, requirements } = own;
  const read = own.demands ?? [];
  const former = readFormer(requirements).filter(
    ({ code }) => !read.some((each) => each.code === code && each.of === "all"),
  );
  const demands = [...read, ...former];
  const keys = new Set(demands.map(({ of, code }) => `${of} ${code}`));
  const mine = demands.map((demand) =>
    Object.assign({}, demand, { source, certainty: "sure" as const }),
  );
  const known = policy.demands.filter(
    ({ of, code }) =>
      !keys.has(`${of} ${code}`) && !(stance && !isStanceOpen && of === "promotion"),
  );
  return layOver<PolicyDemand[]>("demands", mine, known).flat();
}

/** Of one kind the user's own counts, but for what comes before it. */
function mergeRequirements(policy: Policy, own: OwnPolicy): Policy["requirements"] {
  const mine = own.requirements.filter(isCurrent);
  const kinds = new Set(mine.map(({ kind }) => kind));
  return [
    ...mine,
    ...policy.requirements.filter((each) => {
      const isLifted =
        own.stance &&
        own.stance.is !== policy.stance.is &&
        each.kind === "unwanted" &&
        each.isImplied &&
        // What Reddit forbids is forbidden everywhere.
        each.source.kind !== "reddit";
      return !isLifted && (isBeforeOwn("requirements", each.source) || !kinds.has(each.kind));
    }),
  ];
}
