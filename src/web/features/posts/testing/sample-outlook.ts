import type { WritingOutlook } from "#contract/writing.ts";
import type { CommunityOutlook } from "../writing/outlook.ts";

/** A community that a post can be written for, in which only what a test is about has to be stated. */
export function sampleOutlook(fields: Partial<CommunityOutlook> = {}): CommunityOutlook {
  return {
    subredditId: "saas",
    fullName: "r/SaaS",
    is: "ready",
    questions: [],
    isOffSubject: false,
    closedReason: null,
    sentence: null,
    dueAt: null,
    because: null,
    rests: [],
    threads: [],
    postTypes: ["story", "question"],
    bansAiText: false,
    ...fields,
  };
}

/** With room for five posts. */
export function sampleWritingOutlook(communities: CommunityOutlook[]): WritingOutlook {
  return { room: 5, ready: 1, reason: null, next: null, communities, nextDrafts: [] };
}
