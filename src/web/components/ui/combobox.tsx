import { Combobox as Base } from "@base-ui/react/combobox";
import { Check, ChevronsUpDown } from "lucide-react";
import { classNames } from "#web/lib/class-names.ts";
import { controlClass, FieldFrame, type FieldTexts } from "./field-frame.tsx";
import { optionClass } from "./option-class.ts";

type ComboboxProps = FieldTexts & {
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  /** Said when no option contains what was typed. */
  emptyText: string;
};

/** One of many, found by typing part of it. */
export function Combobox({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  emptyText,
}: ComboboxProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <Base.Root
          items={options}
          value={value}
          onValueChange={(next) => next !== null && onChange(next)}
        >
          <Base.InputGroup className="relative">
            <Base.Input {...control} className={classNames(controlClass, "h-10 pr-10")} />
            <Base.Trigger
              aria-label={`Show all: ${label}`}
              className="absolute inset-y-0 right-0 flex w-10 cursor-pointer items-center justify-center rounded-control text-muted hover:text-ink"
            >
              <ChevronsUpDown size={16} />
            </Base.Trigger>
          </Base.InputGroup>
          <Base.Portal>
            <Base.Positioner sideOffset={4} className="z-40 outline-none">
              <Base.Popup className="floating w-(--anchor-width) origin-(--transform-origin) p-1.5">
                <Base.Empty>
                  <p className="px-2.5 py-2 text-base text-muted">{emptyText}</p>
                </Base.Empty>
                <Base.List className="max-h-[min(18rem,var(--available-height))] overflow-y-auto overscroll-contain outline-none">
                  {(option: string) => (
                    <Base.Item key={option} value={option} className={optionClass}>
                      {option}
                      <Base.ItemIndicator className="text-accent">
                        <Check size={16} />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </FieldFrame>
  );
}
