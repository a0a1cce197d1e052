import type { DraftPlace } from "#engine/drafts/draft.ts";
import { QuotedWords } from "#web/components/verdict/quoted-words.tsx";
import { groupFaults, type OpenFault } from "./open-faults.ts";

type FaultListProps = {
  faults: readonly OpenFault[];
  onShow: (place: DraftPlace) => void;
};

/** What the checks of a model's draft found and could not mend; nothing where there is no such thing. */
export function FaultList({ faults, onShow }: FaultListProps) {
  if (faults.length === 0) return null;
  return (
    <section
      aria-labelledby="faults-heading"
      className="rounded-card border border-line border-l-2 border-l-fail bg-surface px-5 py-4"
    >
      <h3 id="faults-heading" className="font-medium">
        Still wrong with this draft
      </h3>
      <ul className="mt-2 flex flex-col gap-2.5">
        {groupFaults(faults).map(({ says, quotes }) => (
          <li key={says} className="text-base text-soft">
            {says}
            {quotes.length > 0 && <QuotedWords quotes={quotes} more={0} onShow={onShow} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
