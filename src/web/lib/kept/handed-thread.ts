/** A thread that a comment is to be drafted on, handed over with the way to the comments. */
export type HandedThread = {
  subredditId: string;
  /** As Reddit spells the community: 'r/SaaS'. */
  fullName: string;
  /** Title and text. */
  text: string;
  link: string;
};

export function handThread(thread: HandedThread): { thread: HandedThread } {
  return { thread };
}

/** null where the way led here without one. */
export function readHandedThread(state: unknown): HandedThread | null {
  if (typeof state !== "object" || state === null || !("thread" in state)) return null;
  const { subredditId, fullName, text, link } = state.thread as Partial<HandedThread>;
  return subredditId && fullName && text && link ? { subredditId, fullName, text, link } : null;
}
