import { useEffect, useRef } from "react";

/** A new step is read from its top, by eye, ear and keyboard alike; but a fault comes first. */
export function useStepHeading(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo(0, 0);
    const fault = document.querySelector<HTMLElement>("main [aria-invalid=true]");
    if (fault) fault.focus();
    else heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
