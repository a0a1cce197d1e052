import type { ComponentProps } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { controlClass, FieldFrame, type FieldTexts } from "./field-frame.tsx";

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
