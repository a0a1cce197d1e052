import type { Corrections } from "#engine/policy/paste/corrections.ts";
import { STANCE_ANSWERS } from "#engine/policy/paste/doubt.ts";
import { makeStance } from "#engine/policy/paste/read-stance.ts";
import type { Statement } from "#engine/policy/paste/statement.ts";
import { Select } from "#web/components/ui/select.tsx";
import { PasteQuote } from "./paste-quote.tsx";

type PasteDoubtProps = {
  /** What the rules say of promotion, as far as that could be told. */
  statements: readonly Statement[];
  stance: Corrections["stance"];
  onChange: (changes: Pick<Corrections, "stance">) => void;
};

const UNSURE = "unsure";

/** Rules that are too unsure to claim anything from: the user reads what they say and answers one question. */
export function PasteDoubt({ statements, stance, onChange }: PasteDoubtProps) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-md">What do these say about your own things?</h3>
      <p className="text-base text-soft">
        We aren't sure, so we claim nothing until you answer. These sentences speak of it:
      </p>
      <ul className="flex flex-col gap-2">
        {statements.map(({ key, sentence }) => (
          <li key={key}>
            <PasteQuote>{sentence}</PasteQuote>
          </li>
        ))}
      </ul>
      <Select
        label="May you post your own things there?"
        value={stance?.is ?? UNSURE}
        onChange={(value) => {
          const answer = STANCE_ANSWERS.find(({ is }) => is === value);
          onChange({ stance: answer ? makeStance(answer.is) : null });
        }}
        options={[
          { value: UNSURE, label: "Not sure yet" },
          ...STANCE_ANSWERS.map(({ is, label }) => ({ value: is, label })),
        ]}
      />
    </div>
  );
}
