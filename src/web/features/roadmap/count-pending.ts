/** Not posted yet; the server holds a project to this, so the screen says it beforehand. */
export const MAX_PENDING = 5;

export function countPending(posts: readonly { isPosted: boolean }[]): number {
  return posts.filter(({ isPosted }) => !isPosted).length;
}
