import type { GeneratedPost } from "#contract/post.ts";

/** A scheduled post in which only what a test is about has to be stated. */
export function samplePost(fields: Partial<GeneratedPost> = {}): GeneratedPost {
  return {
    id: "0199a000-0000-7000-8000-000000000001",
    projectId: "0199a000-0000-7000-8000-0000000000aa",
    subredditId: "saas",
    subreddit: {
      id: "saas",
      name: "SaaS",
      fullName: "r/SaaS",
      members: 385_969,
      membersEstimated: false,
    },
    title: "What six weeks of planning trips taught me",
    content: "I made a planner.",
    editSection: null,
    flair: null,
    postType: "story",
    type: "text",
    status: "scheduled",
    isPosted: false,
    scheduledFor: "2026-11-17T13:00:00.000Z",
    slotReason: null,
    blanks: 0,
    postedAt: null,
    permalink: null,
    performance: null,
    check: null,
    titles: [],
    rulesRead: [],
    predictedRisk: null,
    visits: null,
    linkTags: null,
    by: "engine",
    isImported: false,
    notice: null,
    faults: [],
    createdAt: "2026-11-15T09:00:00.000Z",
    updatedAt: "2026-11-15T09:00:00.000Z",
    ...fields,
  };
}
