import type { RemovalEvidence } from "#engine/outcomes/removal.ts";
import { wordSource } from "#engine/policy/word-policy.ts";

export function EvidenceList({ evidence }: { evidence: readonly RemovalEvidence[] }) {
  return (
    <ul aria-label="What we found" className="mt-3 flex flex-col gap-3">
      {evidence.map(({ text, quote, basis }) => (
        <li key={text} className="border-l-2 border-edge pl-3">
          <p className="text-base font-medium">{text}</p>
          {quote && (
            <p className="mt-1">
              <q className="rounded-mark border-b border-edge bg-sunken px-1 font-mono text-xs leading-5 wrap-anywhere text-soft">
                <bdi>{quote}</bdi>
              </q>
            </p>
          )}
          <p className="mt-1 text-sm text-soft">
            {basis.kind !== "unlisted" && (
              <span className="font-medium">{basis.kind === "rule" ? "Rule: " : "Norm: "}</span>
            )}
            {basis.text}
            {basis.kind === "rule" && (
              <span className="font-mono text-xs text-muted"> ({wordSource(basis.source)})</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
