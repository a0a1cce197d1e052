import type { GeneratedPost } from "#contract/post.ts";
import type { Project } from "#contract/project.ts";

const MARK = "new:";

/** Under this id the words of a post are kept that is not on the server yet. */
export function newPostId(projectId: string, subredditId: string): string {
  return `${MARK}${projectId}:${subredditId}`;
}

export function isNewPost({ id }: Pick<GeneratedPost, "id">): boolean {
  return id.startsWith(MARK);
}

/** An empty page for one community of the project; null where it is not one of them. */
export function startPost(
  { id: projectId, recommendations }: Pick<Project, "id" | "recommendations">,
  subredditId: string,
): GeneratedPost | null {
  const chosen = recommendations.find((each) => each.subredditId === subredditId);
  if (!chosen) return null;
  const { id, name, fullName, members, membersEstimated } = chosen.subreddit;
  return {
    id: newPostId(projectId, subredditId),
    projectId,
    subredditId,
    subreddit: { id, name, fullName, members, membersEstimated },
    title: "",
    content: "",
    editSection: null,
    flair: null,
    postType: "story",
    type: "text",
    status: "draft",
    isPosted: false,
    scheduledFor: null,
    slotReason: null,
    blanks: 0,
    postedAt: null,
    permalink: null,
    performance: null,
    check: null,
    rulesRead: [],
    faults: [],
    predictedRisk: null,
    receipt: null,
    visits: null,
    linkTags: null,
    titles: [],
    by: "founder",
    isImported: false,
    notice: null,
    createdAt: "",
    updatedAt: "",
  };
}
