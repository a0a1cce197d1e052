import { Kbd } from "#web/components/ui/kbd.tsx";
import { classNames } from "#web/lib/class-names.ts";

type OptionGridProps<T extends string> = {
  label: string;
  /** One of them, or any number. */
  kind: "one" | "many";
  options: readonly T[];
  chosen: readonly T[];
  onPick: (option: T) => void;
  /** Whether digits pick here; on a step with other options they do not. */
  hasKeys?: boolean;
  className?: string;
};

/** The digits 1 to 9 pick; the tenth has none. */
const MOST_NUMBERED = 9;

export function OptionGrid<T extends string>({
  label,
  kind,
  options,
  chosen,
  onPick,
  hasKeys = true,
  className = "sm:grid-cols-2",
}: OptionGridProps<T>) {
  const numbered = hasKeys ? MOST_NUMBERED : 0;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className={classNames("grid gap-3", className)}>
        {options.map((option, place) => (
          <label
            key={option}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-base transition-colors hover:border-edge has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type={kind === "one" ? "radio" : "checkbox"}
              name={label}
              checked={chosen.includes(option)}
              onChange={() => onPick(option)}
              aria-keyshortcuts={place < numbered ? String(place + 1) : undefined}
              className="size-4 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 flex-1 font-medium">{option}</span>
            {place < numbered && (
              <span aria-hidden="true" className="max-sm:hidden">
                <Kbd>{place + 1}</Kbd>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The list with the item taken out if it was in, put in if it was not. */
export function toggle<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
}
