import { useId } from "react";
import type { RemovalDiagnosis } from "#engine/outcomes/removal.ts";
import { EvidenceList } from "./evidence-list.tsx";
import { ModeratorMessage } from "./moderator-message.tsx";

/** Why it may be gone, by what, and what to do now. */
export function Diagnosis({ diagnosis }: { diagnosis: RemovalDiagnosis }) {
  const id = useId();
  const { headline, isByGivenReason, evidence, nextSteps, message } = diagnosis;
  const findings = evidence.length - (isByGivenReason ? 1 : 0);
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line bg-paper px-5 py-4 sm:px-6 sm:py-5"
    >
      <h4 id={id} className="font-serif text-md font-medium wrap-anywhere">
        {headline}
      </h4>
      {evidence.length > 0 && <EvidenceList evidence={evidence} />}
      {findings > 0 && (
        <p className="mt-3 text-sm text-muted">
          {isByGivenReason
            ? "What stands below the reason is our estimate from what you posted."
            : "An estimate from what you posted. Only the one who removed it knows."}
        </p>
      )}
      <h5 className="mt-5 text-sm font-medium">What to do next</h5>
      <ol className="mt-2 flex list-decimal flex-col gap-1.5 pl-5 text-base marker:font-mono marker:text-xs marker:text-muted">
        {nextSteps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <ModeratorMessage message={message} />
    </section>
  );
}
