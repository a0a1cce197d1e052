import type { DraftClaim } from "#engine/claims/check-claims.ts";
import type { ClaimKind } from "#engine/claims/claim.ts";
import type { DraftPlace, Draft } from "#engine/drafts/draft.ts";
import { CLAIM_WORDS } from "./explain-claim.ts";
import { QuotedWords } from "../quoted-words.tsx";
import { useDeferredValue, useMemo } from "react";
import type { Project } from "#contract/project.ts";
import type { Policy } from "#engine/policy/policy.ts";
import { logError } from "#web/lib/log.ts";
import { useLazyModule } from "#web/lib/hooks/use-lazy-module.ts";

type ClaimListProps = {
  claims: readonly DraftClaim[];
  onShow: (place: DraftPlace) => void;
};

const MOST_SHOWN = 12;

/** What the founder did not say; nothing is shown where there is no such thing. */
export function ClaimList({ claims, onShow }: ClaimListProps) {
  if (claims.length === 0) return null;
  const shown = groupByKind(claims.slice(0, MOST_SHOWN));
  return (
    <section
      aria-labelledby="claims-heading"
      className="rounded-card border border-line border-l-2 border-l-fail bg-surface px-5 py-4"
    >
      <h3 id="claims-heading" className="font-medium">
        Not in your answers
      </h3>
      <ul className="mt-2 flex flex-col gap-2.5">
        {shown.map(([kind, found]) => (
          <li key={kind} className="text-base text-soft">
            {CLAIM_WORDS[kind]}
            <QuotedWords
              quotes={found.map((claim) => ({ words: claim.text, place: claim }))}
              more={0}
              onShow={onShow}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {claims.length > MOST_SHOWN && `And ${claims.length - MOST_SHOWN} more. `}
        Add it there, or remove it.
      </p>
    </section>
  );
}

/** The same words in two places are shown once. */
function groupByKind(claims: readonly DraftClaim[]): [ClaimKind, DraftClaim[]][] {
  const groups = new Map<ClaimKind, DraftClaim[]>();
  for (const claim of claims) {
    const group = groups.get(claim.kind) ?? [];
    groups.set(claim.kind, group);
    if (!group.some(({ text }) => text === claim.text)) group.push(claim);
  }
  return [...groups];
}

const NONE: readonly DraftClaim[] = [];

/**
 * What a draft states that the founder did not say, while it is typed; none until the rules are there,
 * and the part that looks for claims, which a draft of the founder's own never needs.
 */
export function useClaims(
  draft: Pick<Draft, "title" | "content">,
  { name, url, interview }: Pick<Project, "name" | "url" | "interview">,
  policy: Policy | undefined,
  notes?: string,
): readonly DraftClaim[] {
  const { title, content } = useDeferredValue(draft);
  const part = useLazyModule(() => import("./claims-part.ts"), {
    isWanted: policy !== undefined,
    onFailure: () => logError(new Error("The check of claims could not be loaded.")),
  });
  const sources = useMemo(
    () =>
      policy &&
      part?.listSources({ project: { name, url }, interview, community: { policy }, notes }),
    [part, name, url, interview, policy, notes],
  );
  return useMemo(
    () => (part && sources ? part.checkClaims({ title, content }, sources) : NONE),
    [part, sources, title, content],
  );
}
