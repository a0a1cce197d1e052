import type { ReactNode } from "react";
import { classNames } from "#web/lib/class-names.ts";

type ChoiceOptionProps = {
  /** The same for all options of a choice. */
  name: string;
  value: string;
  label: string;
  /** What choosing it means. */
  hint?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
};

/** A radio button with room to say what it means; stands in a fieldset with its sisters. */
export function ChoiceOption({ name, value, label, hint, isChosen, onChoose }: ChoiceOptionProps) {
  return (
    <label className="grid cursor-pointer grid-cols-[auto_1fr] content-center items-center gap-x-3 rounded-control border border-line px-3.5 py-2.5 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className={classNames(
          "size-4 accent-accent outline-none",
          hint !== undefined && "row-span-2",
        )}
      />
      <span className="font-medium">{label}</span>
      {hint && <span className="text-sm text-pretty text-soft">{hint}</span>}
    </label>
  );
}
