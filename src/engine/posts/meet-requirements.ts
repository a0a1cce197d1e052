import { checkDraft } from "#engine/checks/check-draft.ts";
import { type RiskInput, toRiskInput } from "#engine/checks/risk-input.ts";
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
import {
  ASKS,
  CLAIMS,
  FINISHED,
  FITTING,
  GENERAL,
  OF_QUESTIONS,
  OF_SOME,
  OFFICIAL,
  UNFINISHED,
} from "./flair-rows.ts";

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
  return !ASKS.test(tag) || postType === "question";
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

/** What the checks say of a post. */
export type Judged = {
  /** What its community demands and it lacks, one sentence each. */
  unmet: string[];
  isPromotional: boolean;
};

/**
 * What only its author can tell is not asked. Whether it reads like an advert is a guess by words, so no shape is
 * passed over for that alone.
 */
export function judgePost(
  draft: Draft,
  postType: PostType,
  { policy, project, form }: Pick<RiskInput, "policy" | "form"> & Pick<PostBrief, "project">,
  read?: Parameters<typeof readSituation>[1],
): Judged {
  const situation = readSituation(toRiskInput({ draft, policy, postType, project, form }), read);
  const broken = checkDraft(situation).filter(({ outcome }) => outcome === "broken");
  return {
    unmet: broken.map(({ finding, label }) => finding?.text ?? label),
    isPromotional: situation.isPromotional,
  };
}

export const OPEN_FLAIR = "{{the flair you pick on Reddit}}";

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
