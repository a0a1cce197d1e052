/** The state of a navigation to the sign-in page: a link is on its way to this address. */
export function writeSentLink(email: string): { linkSentTo: string } {
  return { linkSentTo: email };
}

export function readSentLink(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("linkSentTo" in state)) return null;
  return typeof state.linkSentTo === "string" ? state.linkSentTo : null;
}
