import type { Draft } from "#engine/drafts/draft.ts";
import type { ClaimSources, UnsupportedClaim } from "./claim.ts";
import { findUnsupported } from "./find-unsupported.ts";

export type DraftClaim = UnsupportedClaim & { field: "title" | "content" };

/** What a draft states in its title and its text that nobody said. */
export function checkClaims(
  { title, content }: Pick<Draft, "title" | "content">,
  sources: ClaimSources,
): DraftClaim[] {
  const inField = (field: DraftClaim["field"], text: string) =>
    findUnsupported(text, sources).map((claim): DraftClaim => Object.assign(claim, { field }));
  return [...inField("title", title), ...inField("content", content)];
}
