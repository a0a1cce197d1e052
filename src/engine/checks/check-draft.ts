import type { DemandCode } from "#engine/policy/demand.ts";
import { readHost } from "#engine/drafts/find-links.ts";
import { RULES, wordRule } from "#engine/rules/rule-table.ts";
import { splitTags } from "#engine/text/text-place.ts";
import { type Check, wordOutcome } from "./check.ts";
import { checkDemands } from "./check-demands.ts";
import { checkKeywords } from "./check-keywords.ts";
import { checkLanguage } from "./check-language.ts";
import { checkRequirements } from "./check-requirements.ts";
import { checkRules } from "./check-rules.ts";
import { checkStance } from "./check-stance.ts";
import { isPicture } from "#engine/demands/concerns.ts";
import { isAlike } from "#engine/demands/is-alike.ts";
import { isOpenFlair } from "./open-flair.ts";
import type { Situation } from "./situation.ts";
import { isForeignThing } from "#engine/topics/is-foreign-thing.ts";
import { isOffTopic } from "#engine/topics/is-off-topic.ts";

/** Every demand of a community applied to a draft: what is broken, what is kept, what is to be read. */
export function checkDraft(situation: Situation): Check[] {
  const { policy, postType } = situation;
  const isComment = postType === "thread-comment";
  const offTopic = checkTopic(situation);
  // A flair for other things is no way in.
  const seen = offTopic ? { ...situation, draft: { ...situation.draft, flair: null } } : situation;
  const stances = checkStance(seen);
  const [stance] = stances;
  const demands = checkDemands(situation);
  const isDemanded = (id: string) => {
    const code = AS_DEMAND[id];
    return code !== undefined && demands.codes.has(code);
  };
  return [
    ...stances,
    ...checkRules(situation, stance).filter(({ id }) => id !== offTopic?.id && !isDemanded(id)),
    ...(offTopic ? [offTopic] : []),
    ...demands.checks,
    ...checkRequirements(situation),
    ...checkLanguage(situation).filter(({ id }) => !isDemanded(id)),
    ...checkKeywords(situation),
    // A comment has neither a type nor a flair, and so can't lack them.
    ...(isComment ? [] : checkPostTypes(situation)),
    ...(policy.requiresFlair && !isComment ? [checkFlair(situation, stance)] : []),
    ...(policy.postingFrequency.trim() ? [nameFrequency(policy)] : []),
  ];
}

/** Rules that say what a demand says, which is newer and names whom it is about. */
const AS_DEMAND: Record<string, DemandCode> = {
  "no-surveys": "no-surveys",
  "no-fundraising": "no-crowdfunding",
  "no-hiring": "no-recruiting",
  "no-feedback-requests": "no-feedback-requests",
  "no-ai-content": "no-ai",
  "text-posts-only": "text-only",
  "title-format": "title-format",
  "min-karma": "min-karma",
  "min-account-age-days": "min-days",
  "english-only": "language",
  language: "language",
};

function checkPostTypes({ policy, draft }: Situation): Check[] {
  const types = policy.allowedPostTypes;
  if (types.length === 0) return [];
  const text = `${draft.title} ${draft.content}`.toLowerCase();
  const matches = types.map((type) => ({ type, match: matchPostType(type, text) }));
  const matched = matches.filter(({ match }) => match !== "no").map(({ type }) => type);
  const isKept = matched.length > 0;
  const isTold = matches.every(({ match }) => match !== "untold");
  return [
    {
      id: "post-types",
      kind: "post-types",
      label: "Allowed post types",
      outcome: isKept ? (isTold ? "kept" : "note") : "broken",
      message: isKept
        ? `Matches allowed types: ${matched.join(", ")}`
        : `Should be one of: ${types.join(", ")}`,
      source: policy.formats?.source ?? policy.stance.source,
      finding: isKept
        ? null
        : {
            points: 6,
            text: `${policy.fullName} accepts: ${types.slice(0, 3).join(", ").toLowerCase()}.`,
            places: [],
            fix: null,
          },
    },
  ];
}

const STILL_OPEN = "Still open: choose a flair on Reddit";

/** In brackets, and no link. */
const TAGGED = /\[[^[\]]+\](?!\()/;

// A tag in the title may be what a community's robot makes a flair of, and is none yet; one in the text stands for the flair.
function checkFlair(situation: Situation, stance: Check): Check {
  const { draft, policy } = situation;
  const { title, content, flair } = draft;
  const isOpen = isOpenFlair(flair);
  const isTagged = splitTags(title).some((tag) =>
    policy.flairsSeen.some(({ text }) => isAlike(tag, text)),
  );
  const isChosen = flair?.trim() || TAGGED.test(content);
  const outcome = isOpen ? "read" : isChosen ? "kept" : isTagged ? "read" : "broken";
  const isOther =
    situation.promotion.degree === "none" && policy.stance.flairs.includes(policy.flairText ?? "");
  const demand =
    policy.flairText && !isOther ? `Requires flair: ${policy.flairText}` : "Post requires a flair";
  const isSaid = stance.outcome === "broken" && policy.stance.is === "flair";
  return {
    id: "flair",
    kind: "flair",
    label: "Flair",
    outcome,
    message: { kept: "Post includes flair", read: STILL_OPEN, broken: demand }[outcome],
    source: policy.codeSources["flair-required"] ?? null,
    finding:
      outcome === "kept" || (isTagged && !isOpen) || isSaid
        ? null
        : {
            points: weighFlair(situation, isOpen),
            text: `${policy.fullName} wants a flair on every post, and ${isOpen ? "yours is still open" : "none is chosen"}.`,
            places: [],
            // Which flairs can be chosen `offerFixes` tells.
            fix: null,
          },
  };
}

/** What an old list of rules said about flairs weighs less than what is known today. */
function weighFlair({ policy, promotion }: Situation, isOpen: boolean): number {
  const { gravity } = RULES["flair-required"];
  // Reddit asks for it before it takes the post: only promotion without its flair is removed for it.
  if (isOpen || promotion.degree === "none") return 12;
  return policy.codeSources["flair-required"]?.kind === "rules"
    ? Math.round(gravity * 0.4)
    : gravity;
}

function nameFrequency({ postingFrequency, stance }: Situation["policy"]): Check {
  return {
    id: "posting-frequency",
    kind: "posting-frequency",
    label: "Posting frequency",
    outcome: "note",
    message: `Recommended: ${postingFrequency}`,
    source: stance.source,
    finding: null,
  };
}

const SIGNS: Record<string, string[]> = {
  story: ["i ", "my ", "we "],
  question: ["?", "how ", "what "],
  showcase: ["built", "created", "made"],
};

/** Whether a text, read by `readDraft`, is of that type; 'untold' where no sign is known, which passes. */
function matchPostType(type: string, text: string): "yes" | "no" | "untold" {
  const signs = SIGNS[type.trim().toLowerCase()];
  if (!signs) return "untold";
  return signs.some((sign) => text.includes(sign)) ? "yes" : "no";
}

/** What nobody wrote down as a rule is enforced less often, and a guess about a community less sure. */
const UNWRITTEN = 0.8;
const HINTED = 0.6;

/** The one check of a draft's subject, where that is clearly another; else the author has to tell. */
function checkTopic(situation: Situation): Check | null {
  const { policy, postType } = situation;
  const { codes, codeSources, stance, fullName } = policy;
  const text = postType === "thread-comment" ? null : describeOffTopic(situation);
  if (text === null) return null;
  const rule = codes["on-topic"];
  const isGuess = stance.source.kind === "hint" || stance.source.kind === "none";
  const weight = (rule === undefined ? UNWRITTEN : 1) * (isGuess ? HINTED : 1);
  return {
    id: "on-topic",
    kind: "rule",
    label:
      rule === undefined
        ? `Posts are about the subject of ${fullName}.`
        : wordRule("on-topic", rule),
    outcome: "broken",
    message: wordOutcome("broken"),
    source: codeSources["on-topic"] ?? null,
    finding: {
      points: Math.round(RULES["on-topic"].gravity * weight),
      text,
      places: [],
      fix: null,
    },
  };
}

function describeOffTopic(situation: Situation): string | null {
  const { policy, draft, promotion, links, projectUrl, form } = situation;
  const { topic, fullName, shows } = policy;
  const promotes = promotion.degree === "promotion";
  const isAdvert = promotes && promotion.nature === "advert";
  const host = projectUrl && readHost(projectUrl);
  const hasOwnSite = links.some((link) => link.host === host && ["", "/"].includes(link.path));
  // A picture is of what its title names; the text may name a site beside it.
  const presented = isPicture(form) ? { title: draft.title, content: "" } : draft;
  if (promotes && isForeignThing(policy, draft, { isAdvert, hasOwnSite }, presented)) {
    return `${fullName} is for ${shows ?? policy.subject ?? "other things"}. What you show is off topic there.`;
  }
  // Of seven drafts that promote nothing and have few of a community's words, five were fine there.
  if (topic && promotes && isOffTopic(topic, `${draft.title}\n${draft.content}`)) {
    return `The draft shares hardly any words with posts in ${fullName}: it may be off topic there.`;
  }
  return null;
}
