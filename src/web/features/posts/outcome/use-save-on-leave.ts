import { type FocusEvent, useEffect, useRef } from "react";

/** Saves when the focus leaves the form of a field or the dialog closes over it: typing is all it takes. */
export function useSaveOnLeave(save: () => void) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => () => latest.current(), []);
  return ({ target, relatedTarget }: FocusEvent) => {
    if (!target.closest("form")?.contains(relatedTarget)) latest.current();
  };
}
