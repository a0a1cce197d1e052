import { hashText } from "#engine/text/hash-text.ts";
import { assembleDraft, type Limits } from "./assemble-draft.ts";
import { chooseFlair } from "./choose-flair.ts";
import { rankPostTypes } from "./choose-post-type.ts";
import { readDemands } from "./community/demands.ts";
import { placeLink, staysQuiet } from "./community/promotion-room.ts";
import type { Draft, PostType } from "#engine/drafts/draft.ts";
import { findUnlike, type Text } from "./find-unlike.ts";
import { finishPost } from "./finish-post.ts";
import type { ComposedPost, LinkPlace, PostBrief } from "./post-brief.ts";
import { listStructures } from "./structures/all-structures.ts";
import { applyTone } from "./structures/apply-tone.ts";
import { fitPlan } from "./structures/fit-plan.ts";
import { PLAIN } from "./structures/plain.ts";
import { rankStructures } from "./structures/rank-structures.ts";
import type { Plan, Structure } from "./structures/slot.ts";
import { readSiblings } from "./read-siblings.ts";
import { sayEdit } from "./voice/say-link.ts";
import { findVoice, type Voice } from "./voice/voice.ts";

const LIMITS: Limits = { fewestWords: 42, mostWords: 170, mostBlanks: 3 };
const COMMENT_LIMITS: Limits = { fewestWords: 38, mostWords: 88, mostBlanks: 2 };

/** The round from which on more blanks are bearable. */
const WIDE_FROM = 2;
const MORE_BLANKS = 1;

/**
 * A post for one community, from nothing but what the brief says: the same seed writes the same post.
 * What is not known stays a blank.
 */
export function composePost(brief: PostBrief, seed: number): ComposedPost {
  const { policy, name } = brief.community;
  const demands = readDemands(policy);
  const siblings = readSiblings(brief.siblings);
  const postTypes = rankPostTypes(brief, seed);
  const [firstType = "question"] = postTypes;
  const isQuiet = staysQuiet(policy, firstType);
  const voice = findVoice(brief, demands, isQuiet);
  const limits = chooseLimits(firstType, voice);
  const createWriter = ({ id, build }: Structure) => {
    // Most structures are never needed.
    let plan: Plan | null | undefined;
    return (round: number): Text | null => {
      if (plan === undefined) plan = fitPlan(applyTone(build(voice), voice), demands);
      const chance = {
        seed: hashText(`${name} ${id} ${seed} ${round}`),
        round,
        countSaid: siblings.countSaid,
      };
      return (
        plan && assembleDraft(plan, widenLimits(limits, round), demands.isRepetitionCounted, chance)
      );
    };
  };
  // Where nothing of the chosen type is new, another type that fits is better than the same again.
  const choices = postTypes.flatMap((postType) =>
    rankStructures(listStructures(postType, voice), brief, seed).map((structure) => ({
      postType,
      write: createWriter(structure),
    })),
  );
  const chosen = findUnlike(choices, siblings.measureLikeness, limits.fewestWords);
  const { postType = "question" } = chosen ?? {};
  const text = chosen?.text ?? createWriter(PLAIN)(0) ?? LAST_RESORT;
  const isEdit = placeLink(brief.community, isQuiet) === "editSection";
  const editSection = isEdit ? sayEdit(brief.project.url, voice.name) : null;
  const flair = chooseFlair(policy, postType);
  const { draft } = finishPost({ ...text, editSection, flair }, policy, postType);
  return { ...draft, postType, linkPlace: findLinkPlace(draft) };
}

/** A description that says nothing leaves less to say, and one more blank: what the project is. */
function chooseLimits(postType: PostType, { introduce }: Voice): Limits {
  const limits = postType === "thread-comment" ? COMMENT_LIMITS : LIMITS;
  const isOpen = introduce.some((option) => option.includes("{{"));
  const { fewestWords, mostBlanks } = limits;
  return isOpen ? { ...limits, fewestWords: fewestWords - 6, mostBlanks: mostBlanks + 1 } : limits;
}

/** Of a project that says little, a post with more blanks is better than the same post again. */
function widenLimits(limits: Limits, round: number): Limits {
  return round < WIDE_FROM ? limits : { ...limits, mostBlanks: limits.mostBlanks + MORE_BLANKS };
}

function findLinkPlace({ content, editSection }: Draft): LinkPlace {
  if (/https?:\/\//i.test(content)) return "content";
  return /https?:\/\//i.test(editSection ?? "") ? "editSection" : "none";
}

/** For rules that leave no sentence of ours standing. */
const LAST_RESORT: Text = {
  title: "{{a plain title that says what this is about}}",
  content:
    "{{what you want to tell or ask this community, in your own words: its rules leave us no sentence to offer}}\n\n{{that you made it, said plainly}}",
};
