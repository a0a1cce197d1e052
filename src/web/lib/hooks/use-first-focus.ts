import { type RefObject, useEffect, useState } from "react";

/** A page that begins with one field has the cursor there, unless a person was quicker to go elsewhere. */
export function useFirstFocus(
  field: RefObject<HTMLInputElement | null>,
  isWanted: boolean = true,
): void {
  const [isFirst] = useState(isWanted);
  useEffect(() => {
    if (!isFirst) return;
    // The frame of the app moves the focus to a new page first.
    const timer = setTimeout(() => {
      if (!document.activeElement?.matches("input, textarea")) field.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [isFirst, field]);
}
