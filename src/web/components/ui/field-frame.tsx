import { type ReactNode, useId, type ComponentProps } from "react";
import { classNames } from "#web/lib/class-names.ts";

export const controlClass =
  "w-full rounded-control border border-edge bg-surface px-3 text-md text-ink transition-colors placeholder:text-muted hover:border-muted focus-visible:border-accent focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted aria-invalid:border-fail sm:text-base";

export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  /** What is wrong and what to do; its presence marks the field as invalid. */
  error?: string | null | undefined;
};

type ControlProps = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FieldFrameProps = FieldTexts & {
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Label, hint and error around a native control, tied to it for assistive technology. */
export function FieldFrame({ label, hint, error, className, children }: FieldFrameProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ");
  return (
    <div className={classNames("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {errorId && (
        <p id={errorId} className="text-sm text-fail">
          {error}
        </p>
      )}
      {hintId && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldTexts & ComponentProps<"input">;

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={classNames(controlClass, "h-10 read-only:border-line read-only:bg-sunken")}
        />
      )}
    </FieldFrame>
  );
}

type TextAreaProps = FieldTexts & ComponentProps<"textarea">;

export function TextArea({ label, hint, error, className, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <textarea
          rows={4}
          {...textarea}
          {...control}
          className={classNames(controlClass, "min-h-24 py-2")}
        />
      )}
    </FieldFrame>
  );
}

/** A line of a list one chooses from. */
export const optionClass =
  "flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-control px-2.5 py-1.5 text-base text-ink outline-none select-none data-highlighted:bg-hover";
