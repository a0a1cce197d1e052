/** What a reminder is about: this post at this time, and no other. */
export function nameSlot(postId: string, scheduledFor: Date): string {
  return `${postId} ${scheduledFor.toISOString()}`;
}

export function readSlot(name: string): { postId: string; scheduledFor: Date } {
  const [postId = "", time = ""] = name.split(" ");
  return { postId, scheduledFor: new Date(time) };
}
