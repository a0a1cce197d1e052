/** What the server has to say about the posts it just wrote, each thing once. */
export function listNotices(written: readonly { notice: string | null }[]): string[] {
  return [...new Set(written.flatMap(({ notice }) => notice ?? []))];
}
