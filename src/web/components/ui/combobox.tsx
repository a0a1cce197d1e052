import { Combobox as Base } from "@base-ui/react/combobox";
import { Check, ChevronsUpDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { controlClass, optionClass } from "./field-frame.tsx";

type ComboboxProps = {
  label: string;
  hint?: ReactNode;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  searchPlaceholder: string;
  /** Said when no option contains what was typed. */
  emptyText: string;
};

/** One of many, found by typing part of it. For one of a few, see select.tsx. */
export function Combobox({
  label,
  hint,
  options,
  value,
  onChange,
  searchPlaceholder,
  emptyText,
}: ComboboxProps) {
  const hintId = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <Base.Root
        items={options}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
      >
        <Base.Label className="text-sm font-medium">{label}</Base.Label>
        <Base.Trigger
          aria-describedby={hint ? hintId : undefined}
          className={classNames(
            controlClass,
            "flex h-10 cursor-pointer items-center justify-between gap-3 text-left",
          )}
        >
          <Base.Value />
          <Base.Icon className="text-muted">
            <ChevronsUpDown size={16} />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner align="start" sideOffset={4} className="z-40 outline-none">
            <Base.Popup
              aria-label={label}
              className="floating w-(--anchor-width) min-w-64 origin-(--transform-origin) p-1.5"
            >
              <Base.Input
                aria-label={searchPlaceholder}
                placeholder={searchPlaceholder}
                className={classNames(controlClass, "mb-1.5 h-10")}
              />
              <Base.Empty>
                <p className="px-2.5 pb-2 text-base text-muted">{emptyText}</p>
              </Base.Empty>
              <Base.List className="max-h-[min(17rem,calc(var(--available-height)-4rem))] overflow-y-auto overscroll-contain outline-none">
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
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
