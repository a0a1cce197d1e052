import type { Receipt } from "#contract/posts/receipt.ts";
import { LogoMark } from "#web/components/brand/logo.tsx";
import { wordDay, wordRisk, wordRules } from "./word-receipt.ts";

/** What was posted where, and what was checked before: the same for its author and for whoever has the link. */
export function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const { fullName, risk, riskBefore } = receipt;
  const said = [wordRisk(receipt), wordRules(receipt)].filter((line) => line !== null);
  return (
    <article
      aria-label={`Receipt of a post in ${fullName}`}
      className="@container rounded-card border border-line bg-surface px-5 py-5 sm:px-7 sm:py-6"
    >
      <p className="flex items-center justify-between gap-4 text-sm text-muted">
        <span className="flex items-center gap-2 font-serif text-md font-medium text-ink">
          <LogoMark className="size-5" />
          Foothold
        </span>
        {wordDay(receipt)}
      </p>
      <p className="mt-6 text-base text-muted">Posted in</p>
      <p className="font-mono whitespace-nowrap" style={{ fontSize: fitName(fullName) }}>
        {fullName}
      </p>
      {risk && <RiskLine before={riskBefore} after={risk.score} />}
      <ul className="mt-5 flex flex-col gap-1 border-t border-dashed border-edge pt-4 text-base">
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {said.length === 0 && <li>Nothing could be checked for this community.</li>}
      </ul>
    </article>
  );
}

/** The longest names fit a phone in one line; a letter of this type is 0.6 of its size wide. */
function fitName(fullName: string): string {
  return `min(var(--text-xl), ${Math.floor(100 / (fullName.length * 0.6))}cqi)`;
}

/** From no risk at the left to certain at the right: hollow where the first draft was, full where it went out. */
function RiskLine({ before, after }: { before: number | null; after: number }) {
  const from = before ?? after;
  return (
    <svg viewBox="-2 -3 104 6" aria-hidden="true" className="mt-6 w-full">
      <line x1={0} x2={100} className="stroke-line" strokeWidth={0.8} />
      <line x1={from} x2={after} className="stroke-ink" strokeWidth={0.8} />
      {from !== after && (
        <circle cx={from} r={1.5} className="fill-surface stroke-ink" strokeWidth={0.7} />
      )}
      <circle cx={after} r={1.9} className="fill-ink" />
    </svg>
  );
}
