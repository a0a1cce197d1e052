import { type FocusEvent, useEffect, useRef } from "react";

/** Saves when the focus leaves a form or the dialog closes over it, so that typing is all it takes. */
export function useSaveOnLeave(save: () => void) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => () => latest.current(), []);
  return ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!currentTarget.contains(relatedTarget)) latest.current();
  };
}
