import type { PostRequirements, PolicyFacts } from "./policy-facts.ts";
import { type CodedRules, type RuleCode, wordRules } from "#engine/rules/rule-table.ts";
import type { PolicyDemand } from "./demand.ts";
import { arranges } from "./codes-of-demand.ts";
import { drawDemands, keepFirm, mergeDemands, rankStatements } from "./notes/draw-demands.ts";
import type { CommunityNote, Statement } from "./notes/note.ts";
import { addExceptions } from "./notes/note-stance.ts";
import { type OwnPolicy, applyOwn, mergeKeywords } from "./own-policy.ts";
import { nameTypes, pickFormats } from "./pick-formats.ts";
import { type ListedRules, nothingKnown, rankStances } from "./pick-stance.ts";
import type { Policy, PolicySource, Requirement, StanceOnPromotion } from "./policy.ts";
import {
  inOrder,
  isBetterSource,
  isOutdated,
  kindOfList,
  OVERLAYS,
  pickFirst,
} from "./source-order.ts";
import { collectCodes } from "./collect-codes.ts";
import { STANCE_ROWS } from "./stances.ts";
import { NO_SOURCE, wordFrequency, wordStance } from "./word-policy.ts";
import { RULE_WORDINGS } from "#engine/rules/wordings/rule-wordings.ts";

/** All that is known about a community's policy, from whomever. */
export type PolicySources = {
  subredditId: string;
  facts: PolicyFacts;
  /** What Reddit answered is newer than our notes, what the catalogue has is not; what an operator gave may be. */
  origin: "catalogue" | "import" | "reddit";
  note: CommunityNote | null;
  /** What this user confirmed or pasted. */
  own: OwnPolicy | null;
};

/** The one place where sources become a policy. */
export function derivePolicy(sources: PolicySources): Policy {
  const { own, origin } = sources;
  const { contributed = null, rules } = sources.facts;
  const isLeftOut = contributed !== null && isOutdated(contributed, rules, origin);
  const overlays = { contributed: isLeftOut ? null : contributed, yours: own };
  return OVERLAYS.reduce((policy, name) => {
    const overlay = overlays[name];
    return overlay ? applyOwn(policy, overlay) : policy;
  }, deriveCommonPolicy(sources));
}

/** The part of a policy that lists go by. */
export type ListedPolicy = Pick<Policy, "stance" | "kind" | "language" | "takes">;

/** Without the work of the rest. */
export function deriveStance(sources: PolicySources): ListedPolicy {
  const { own, facts, note } = sources;
  if (own || facts.contributed) return derivePolicy(sources);
  const { stance, kind } = weighSources(sources);
  return { stance, kind, language: findLanguage(sources), takes: note?.takes ?? null };
}

function findLanguage({ note, facts }: PolicySources): Policy["language"] {
  return pickFirst("language", { note: note?.language, catalogue: facts.language });
}

/** What counts for everybody. */
function deriveCommonPolicy(sources: PolicySources): Policy {
  const { subredditId, facts } = sources;
  const { listed, statements, kept, stance, kind } = weighSources(sources);
  const drawn = drawDemands(statements, kept);
  const { codes, codeSources } = mergeCodes({
    facts,
    statements,
    kept,
    noted: drawn.codes,
    listed,
    stance,
  });
  const formats = pickFormats(facts, statements, codeSources);
  const { bannedKeywords, keywordSources } = collectKeywords(facts, statements);
  const flaired = addSeenFlairs(stance, facts);
  const ofList = demandOfRules(drawn.demands, { codes, codeSources });
  const said = { note: drawn.demands, list: ofList };
  const demands = ofList.length === 0 ? said.note : inOrder("demands", said).flat();
  // Every field by its name: an object that is put together from others takes several times as long.
  return {
    subredditId,
    fullName: `r/${facts.name}`,
    stance: flaired,
    stanceWords: wordStance(stance, kind),
    kind,
    language: findLanguage(sources),
    takes: sources.note?.takes ?? null,
    topic: null,
    codes,
    codeSources,
    listedRules: listed && {
      count: listed.rules.count,
      understood: countUnderstood(listed.rules),
      source: listed.source,
    },
    uncodedRules: [],
    requirements: [...drawn.requirements, ...demanded(facts.requirements)],
    demands,
    threads: drawn.threads,
    subject: drawn.subject,
    shows: drawn.shows,
    formats,
    extractedRules: wordRules({ codes }).map(({ text }) => text),
    bannedKeywords,
    keywordSources,
    allowedPostTypes: nameTypes(formats?.allowed ?? [], kind, statements),
    requiresFlair: codes["flair-required"] !== undefined,
    flairText: stance.flairs.length > 0 ? stance.flairs.join(" or ") : null,
    flairsSeen: facts.flairs,
    postingFrequency: wordFrequency({ stance: flaired, demands }),
  };
}

function weighSources(sources: PolicySources) {
  const { facts, note } = sources;
  const listed = listRules(sources);
  const statements = rankStatements(note?.statements ?? []);
  const { kept } = mergeDemands(statements);
  const [best = nothingKnown(listed?.source), ...others] = rankStances(statements, kept, listed);
  const kind = pickFirst("kind", { note: note?.kind, catalogue: facts.kind });
  return { listed, statements, kept, stance: addExceptions(best, others), kind };
}

/** A list of rules has this as a code alone; what a draft is held against is the demand. */
function demandOfRules(
  demands: readonly PolicyDemand[],
  { codes, codeSources }: Pick<Policy, "codes" | "codeSources">,
): PolicyDemand[] {
  const isSaid = demands.some(({ code, of }) => code === "no-ai" && of === "all");
  const source = codeSources["no-ai-content"];
  if (codes["no-ai-content"] === undefined || source === undefined || isSaid) return [];
  const ban = { of: "all", code: "no-ai", value: null, detail: null } as const;
  return [{ ...ban, countsComments: false, source, certainty: "sure" }];
}

function collectKeywords({ requirements }: PolicyFacts, statements: readonly Statement[]) {
  const barring = statements.filter(({ bannedWords }) => bannedWords.length > 0);
  if (requirements === null && barring.length === 0)
    return { bannedKeywords: [], keywordSources: {} };
  const refused = [
    ...(requirements?.titleBannedStrings ?? []),
    ...(requirements?.bodyBannedStrings ?? []),
  ];
  const source: PolicySource = { kind: "reddit", asOf: requirements?.asOf ?? null };
  const noted = barring.map((each) => ({ words: each.bannedWords, source: sourceOf(each) }));
  const lists = inOrder("bannedKeywords", { settings: [{ words: refused, source }], note: noted });
  return mergeKeywords(lists.flat());
}

/** The list of rules that was read, and whose answer it is; null where none was. */
export function listRules({ facts, origin }: PolicySources): ListedRules | null {
  const { rules } = facts;
  if (!rules) return null;
  return { rules, source: { kind: kindOfList(origin, rules.asOf), asOf: rules.asOf } };
}

/** Flairs for members' own work that were seen there do as well as those that somebody noted. */
function addSeenFlairs(stance: StanceOnPromotion, { flairs }: PolicyFacts): StanceOnPromotion {
  if (stance.is !== "flair" || stance.flairs.length === 0) return stance;
  const seen = flairs.map(({ text }) => text).filter((text) => OF_OWN_WORK.test(text));
  return {
    ...stance,
    flairs: [...stance.flairs, ...seen.filter((text) => !stance.flairs.includes(text))],
  };
}

const OF_OWN_WORK =
  /\b(?:(?:self[- ]?)?promo\w*|showcase|show(?:ing)?[- ](?:off|and tell|& tell)|projects?|feedback|critique|wip|work in progress|i made|my (?:apps?|games?|builds?|work)|releases?|launch|announcements?|prototypes?|development|devlogs?|journey)\b/i;

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
function mergeCodes({
  facts,
  statements,
  kept,
  noted,
  listed,
  stance,
}: {
  facts: PolicyFacts;
  statements: readonly Statement[];
  kept: ReturnType<typeof mergeDemands>["kept"];
  noted: ReturnType<typeof drawDemands>["codes"];
  listed: ListedRules | null;
  stance: StanceOnPromotion;
}): Pick<Policy, "codes" | "codeSources"> {
  const { codes, codeSources, add } = collectCodes();
  const isFromList = stance.source === listed?.source;
  const isOlder = listed !== null && isBetterSource({ kind: "note" }, listed.source);
  const isPermitted = (name: RuleCode) => {
    const { permission, namesake } = RULE_WORDINGS[name];
    const isNoted =
      permission !== undefined &&
      stance.source.kind === "note" &&
      statements.some((each) => permission.test(namePurpose(each)));
    const isArranged = isOlder && kept.some((demand) => arranges(demand, name));
    return isNoted || isArranged || namesake?.test(facts.name) || takesSuch(name, statements);
  };
  const adders = inOrder(isOlder ? "codesBesideOlderList" : "codes", {
    stance: () => {
      const { code } = STANCE_ROWS[stance.is];
      if (code) add(code, stance.day ?? stance.sharePercent ?? true, stance.source);
    },
    list: () => {
      for (const [name, value] of Object.entries(listed?.rules.codes ?? {})) {
        const listedCode = name as RuleCode;
        if ((ON_PROMOTION.has(listedCode) && !isFromList) || isPermitted(listedCode)) continue;
        add(listedCode, value, listed?.source ?? NO_SOURCE);
      }
    },
    settings: () => {
      if (!facts.requirements?.isFlairRequired) return;
      add("flair-required", true, { kind: "reddit", asOf: facts.requirements.asOf });
    },
    note: () => noted.forEach(({ code, value, source }) => add(code, value, source)),
  });
  for (const addTheirs of adders) addTheirs();
  return { codes, codeSources };
}

/** 'No text posts' was once read as its opposite: whoever notes the forms that are taken knows better. */
function takesSuch(name: RuleCode, statements: readonly Statement[]): boolean {
  if (name !== "text-posts-only" && name !== "no-video-links") return false;
  return keepFirm(statements).some(({ formats }) =>
    name === "text-posts-only"
      ? formats?.some((format) => format !== "text")
      : formats?.includes("video") && !formats.includes("text"),
  );
}

/** What a community is for; what else is written down about it says what it forbids too. */
function namePurpose({ subject, shows, detail }: Statement): string {
  return subject === null ? (detail ?? "") : `${subject}, ${shows ?? ""}`;
}

// A community's settings give these away; they do not show that its rules were understood.
const FROM_SETTINGS: ReadonlySet<string> = new Set(["flair-required", "text-posts-only"]);

/** At most so many: one rule may have several codes. */
function countUnderstood({ codes, count }: CodedRules): number {
  return Math.min(Object.keys(codes).filter((code) => !FROM_SETTINGS.has(code)).length, count);
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

function sourceOf({ confidence, asOf }: Statement): PolicySource {
  return { kind: confidence === "low" ? "hint" : "note", asOf };
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
