import { isOfStance } from "#engine/checks/check.ts";
import { checkDraft } from "#engine/checks/check-draft.ts";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import { readSituation } from "#engine/checks/situation.ts";
import { type Draft, type PostType, FLAIR } from "#engine/drafts/draft.ts";
import type { ProjectKind } from "#engine/interview/project-kind.ts";
import { concernsOf } from "#engine/policy/concerns.ts";
import type { Concern, PolicyDemand } from "#engine/policy/demand.ts";
import { isSaidLater, readPhrase, tagsOf } from "#engine/policy/demanded-form.ts";
import type { Policy } from "#engine/policy/policy.ts";
import type { PostBrief } from "./post-brief.ts";
import { isAlike } from "#engine/demands/is-alike.ts";
import { readableFlairs } from "#engine/subreddits/notes/flairs-in-use.ts";
import type { Stage } from "#engine/interview/interview.ts";
import { hasTag, splitTags } from "#engine/text/text-place.ts";

/** What a community wants at the beginning of such a title: '[OC] ', 'ITAP '. */
export function findTitlePrefix(policy: Policy, postType: PostType, kind: ProjectKind): string {
  if (postType === "thread-comment") return "";
  for (const demand of listForms(policy, postType, [kind])) {
    const tag =
      demand.code === "title-tag" && tagsOf(demand).find((each) => isTagFor(each, postType));
    if (tag) return `[${tag}] `;
    const phrase = demand.code === "phrase" && !isSaidLater(demand) ? readPhrase(demand) : null;
    if (phrase?.is === "start") return `${phrase.words.join("")} `;
  }
  for (const requirement of policy.requirements) {
    const tag = requirement.kind === "title-strings" && requirement.strings.find(hasTag);
    if (tag) return `${tag} `;
  }
  const [clause = ""] = (policy.stance.detail ?? "").split(";");
  const [tag] = policy.stance.is === "flair" && hasTag(clause) ? splitTags(clause) : [];
  return tag ? `[${tag}] ` : "";
}

/** Demands on a post's form that speak of every post, of such a post, or of what such a project shows. */
function listForms(
  { demands }: Policy,
  postType: PostType,
  kinds: readonly ProjectKind[],
): PolicyDemand[] {
  const concerns = concernsOf(kinds);
  return demands.filter(
    ({ of, detail }) =>
      of === "all" || (detail === null && (concerns.has(of) || of === OF_TYPE[postType])),
  );
}

const OF_TYPE: Partial<Record<PostType, Concern>> = {
  question: "question",
  feedback: "feedback request",
};

/** A tag for questions is for questions alone. */
function isTagFor(tag: string, postType: PostType): boolean {
  return !/^ask|request|hiring/i.test(tag) || postType === "question";
}

/** A sentence that such a post must hold goes below the text. */
export function addPhrases(content: string, policy: Policy, postType: PostType): string {
  if (postType === "thread-comment") return content;
  const said = content.toLowerCase();
  const phrases = listForms(policy, postType, [])
    .filter((demand) => demand.code === "phrase" && !isSaidLater(demand))
    .map(readPhrase)
    .filter(({ is }) => is === "anywhere")
    .flatMap(({ words }) => words)
    .filter((words) => !said.includes(words.toLowerCase()));
  return [content, ...phrases].join("\n\n");
}

export type Unmet = { sentence: string; isOfStance: boolean };

/**
 * What the community demands and this draft lacks; what only its author can tell is not asked. Whether it
 * reads like an advert is a guess by words, so no shape is passed over for that alone.
 */
export function findUnmet(
  draft: Draft,
  postType: PostType,
  { project, community }: PostBrief,
): Unmet[] {
  const situation = readSituation(
    toRiskInput({ draft, policy: community.policy, postType, project }),
  );
  return checkDraft(situation).flatMap((check) => {
    if (check.outcome !== "broken") return [];
    return [{ sentence: check.finding?.text ?? check.label, isOfStance: isOfStance(check) }];
  });
}

export const OPEN_FLAIR = "{{the flair you pick on Reddit}}";

const FITTING: Record<PostType, RegExp> = {
  showcase:
    /show|launch|releas|announce|my (?:project|work)|promo|product|i made|project|self.?made/i,
  feedback: /feedback|critique|review|roast|show/i,
  story: /story|stories|journey|experience|build in public|discuss/i,
  lesson: /lesson|learn|case stud|insight|best practice|postmortem|how.?to|guide|resource|discuss/i,
  question: /question|ask|help|advice|discuss/i,
  "thread-comment": /promo|show|discuss/i,
};
const GENERAL = /discuss|general|other|misc|chat|question/i;
/** Flairs that only moderators or answered threads carry. */
const OFFICIAL =
  /mod\b|moderator|official|megathread|solved|closed|announcement by|removed|weekly/i;

const OF_QUESTIONS = /\bquestions?\b|\bhelp\b|\badvice\b|\brequest/i;
const UNFINISHED = /develop|progress|\bwip\b|beta|alpha|demo|playtest/i;
const FINISHED = /releas|launch/i;
/** Not everybody collects money or offers work. */
const OF_SOME = /crowdfund|kickstarter|hiring|giveaway|sale/i;
/** Flairs that claim something, and what has to be said for them to be true; nobody else says that a machine wrote it. */
const CLAIMS: [claim: RegExp, shows: RegExp | null][] = [
  [/\bAI\b|\bLLMs?\b|vibe.?cod/i, null],
  [
    /open.?source|\bfoss\b/i,
    /\bopen[- ]source\b|\blicen[cs]ed?\b|\b(?:MIT|A?GPL\w*|LGPL|Apache|BSD|MPL)\b|\b(?:GitHub|GitLab|Codeberg)\b/i,
  ],
  [/^(?!.*\bweb\b).*\b(?:PC|Windows|Linux)\b/i, /\b(?:PC|Windows|Linux|Steam|desktop)\b/i],
  [/\b(?:Android|iOS|mobile)\b/i, /\b(?:Android|iOS|iPhone|mobile)\b/i],
  [/\b(?:gem|library|package|plugin)s?\b/i, /\b(?:gem|library|package|plugin)s?\b/i],
];

/**
 * The flair under which the community takes promotion, as it writes it; where only some flair is
 * required, one that was seen and fits. A comment has none, and what would be a false label is left open.
 */
export function chooseFlair(
  policy: Policy,
  postType: PostType,
  stage: Stage | null = null,
  said = "",
): string | null {
  if (postType === "thread-comment") return null;
  const isTrue = (flair: string) =>
    CLAIMS.every(([claim, shows]) => !claim.test(flair) || shows?.test(said) === true);
  // 'Fabric Question' above something that asks nothing is a false label.
  const asks = postType === "question" || postType === "feedback";
  const seen = readableFlairs(policy.flairsSeen)
    .map(({ text }) => text)
    .filter((text) => asks || !OF_QUESTIONS.test(text))
    .filter((text) => !OFFICIAL.test(text) && text.length <= FLAIR.longest && isTrue(text));
  const { is } = policy.stance;
  const flairs = policy.stance.flairs.filter(isTrue);
  const fits =
    flairs.find((flair) => stage !== null && stage !== "out" && UNFINISHED.test(flair)) ??
    flairs.find(
      (flair) => FITTING[postType].test(flair) && (stage === "out" || !FINISHED.test(flair)),
    );
  const named = fits ?? flairs.find((flair) => !OF_SOME.test(flair)) ?? flairs[0];
  if (named) return cut(seen.find((text) => isAlike(text, named)) ?? named);
  if (!policy.requiresFlair && is !== "flair") return null;
  const fitting = seen.find((text) => FITTING[postType].test(text));
  // What shows a thing is no discussion.
  const general =
    postType === "showcase" ? undefined : (seen.find((text) => GENERAL.test(text)) ?? seen[0]);
  const noted =
    policy.flairText !== null && isTrue(policy.flairText) ? policy.flairText : undefined;
  return cut(fitting ?? noted ?? general ?? "") ?? OPEN_FLAIR;
}

function cut(flair: string): string | null {
  return flair.trim().slice(0, FLAIR.longest) || null;
}
