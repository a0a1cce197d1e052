import { Select as Base } from "@base-ui/react/select";
import { Check, ChevronsUpDown } from "lucide-react";
import { useRef } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { controlClass, optionClass } from "./field-frame.tsx";

type SelectOption = { value: string; label: string };

type SelectProps = {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
  className?: string;
};

/** One of a few. For one of many, see combobox.tsx. */
export function Select({
  label,
  options,
  value,
  onChange,
  isDisabled = false,
  className,
}: SelectProps) {
  // Opens within the landmark of its trigger rather than at the end of the page.
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <Base.Root
        items={options}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
        disabled={isDisabled}
      >
        <Base.Label className="text-sm font-medium">{label}</Base.Label>
        <Base.Trigger
          className={classNames(
            controlClass,
            "flex h-10 cursor-pointer items-center justify-between gap-3 data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-sunken data-disabled:text-muted",
          )}
        >
          <Base.Value />
          <Base.Icon className="text-muted">
            <ChevronsUpDown size={16} />
          </Base.Icon>
        </Base.Trigger>
        <div ref={place} className="contents" />
        <Base.Portal container={place}>
          <Base.Positioner
            sideOffset={4}
            alignItemWithTrigger={false}
            className="z-40 outline-none"
          >
            <Base.Popup className="floating min-w-(--anchor-width) origin-(--transform-origin) p-1.5">
              <Base.List className="max-h-(--available-height) overflow-y-auto">
                {options.map((option) => (
                  <Base.Item key={option.value} value={option.value} className={optionClass}>
                    <Base.ItemText>{option.label}</Base.ItemText>
                    <Base.ItemIndicator className="text-accent">
                      <Check size={16} />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </div>
  );
}
