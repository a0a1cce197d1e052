type SegmentedChoiceProps<C extends string> = {
  /** Read out before the choices. */
  legend: string;
  /** Apart from every other group on the page. */
  name: string;
  options: Readonly<Record<C, string>>;
  /** Null while nothing was chosen. */
  chosen: C | null;
  onChange: (choice: C) => void;
};

/** One of a few views of the same thing, beside each other. */
export function SegmentedChoice<C extends string>({
  legend,
  name,
  options,
  chosen,
  onChange,
}: SegmentedChoiceProps<C>) {
  return (
    <fieldset className="flex rounded-control border border-edge p-0.5">
      <legend className="sr-only">{legend}</legend>
      {(Object.keys(options) as C[]).map((option) => (
        <label
          key={option}
          className="flex h-8 cursor-pointer items-center rounded-[4px] px-3 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option}
            checked={chosen === option}
            onChange={() => onChange(option)}
            className="sr-only"
          />
          {options[option]}
        </label>
      ))}
    </fieldset>
  );
}
