import { checkDraft } from "#engine/checks/check-draft.ts";
import { toRiskInput } from "#engine/checks/risk-input.ts";
import { readDraftAlone } from "#engine/checks/situation.ts";
import { countBlanks } from "#engine/drafts/blanks.ts";
import { countWords } from "#engine/pages/tells-fact.ts";
import { isLikeSibling } from "#engine/posts/siblings.ts";
import { assessBanRisk } from "#engine/risk/assess-ban-risk.ts";
import { isLong } from "../plan/read-sibling.ts";
import { readFormat, readShape } from "../plan/shape.ts";
import { composePost, RECENT } from "../project/compose-post.ts";
import { findInvented } from "./find-invented.ts";
import { findTorn } from "./find-torn.ts";
import type { SamplePost } from "./sample-briefs.ts";

/** What is so of every post, whatever a founder answered; each says what is wrong where it is not. */
export const POST_PROPERTIES: Record<string, (each: SamplePost) => string | null> = {
  "nothing is invented": (each) => findInvented(each).join(" ") || null,

  "the same answers give the same post": ({ brief, post }) =>
    when(JSON.stringify(composePost(brief)) !== JSON.stringify({ is: "post", post })),

  "nothing in it is torn": ({ brief, post }) =>
    findTorn({ name: brief.project.name, interview: brief.interview, post }).join("; ") || null,

  "no blank is left": ({ post }) => when(countBlanks(post) > 0),

  "it is as long as posts, comments and captions are": ({ brief, post }) => {
    const words = countWords(post.content.replaceAll(/https?:\/\/\S+/g, ""));
    const form = readShape(post.shape)?.form ?? "post";
    const [fewest, most] = LENGTHS[form];
    const told = Object.values(brief.interview.answers).join(" ");
    return when(words < Math.min(fewest, countWords(told)) || words > most, `${words} words`);
  },

  "it passes the checks of its community, or says which it can't": ({ brief, post }) => {
    const checks = checkDraft(
      readDraftAlone(post, brief.community.policy, post.postType, readFormat(post.shape)),
    );
    const isBroken = checks.some(({ outcome, kind }) => outcome === "broken" && kind !== "stance");
    return when(isBroken && post.unmet.length === 0);
  },

  "it says whose it is": ({ brief, post }) => {
    const { project, community } = brief;
    const { policy } = community;
    const input = toRiskInput({ draft: post, policy, postType: post.postType, project });
    return when(assessBanRisk(input).reasons.some(({ id }) => id === "no-disclosure"));
  },

  "no post has the title of another one of its project, and no title is offered twice": ({
    brief,
    post,
  }) =>
    when(
      post.postType !== "thread-comment" &&
        (brief.siblings.some(({ title }) => title === post.title) ||
          new Set(post.titles).size < post.titles.length),
    ),

  "it begins and is told otherwise than the project's last posts": ({ brief, post }) => {
    // Others read comments and captions.
    const last = brief.siblings.slice(0, RECENT).filter(isLong);
    return when(isLong(post) && isLikeSibling(post, last));
  },

  "it asks one question at most": ({ post }) => {
    const asked = post.rests.filter((id) => id === "askReaders" || id === "askPeers");
    const marks = post.content.match(/\?(?=\s|$)/g)?.length ?? 0;
    return when(asked.length > 1 || marks > 1, `${marks}`);
  },

  "it has one link at most, and none where none may be given": ({ post }) =>
    when(
      (post.content.match(/https?:\/\//g)?.length ?? 0) > (post.linkPlace === "content" ? 1 : 0),
    ),
};

/** In words, without the address; whoever told less has less. */
const LENGTHS = { post: [40, 380], comment: [20, 310], caption: [5, 310], link: [5, 310] } as const;

function when(isWrong: boolean, how = "so"): string | null {
  return isWrong ? how : null;
}

export function nameSample({ brief, post, seed }: SamplePost): string {
  return `${seed} ${brief.interview.kind} r/${brief.community.name} (${post.shape})`;
}
