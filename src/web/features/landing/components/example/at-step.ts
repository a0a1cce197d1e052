import type { CSSProperties } from "react";

/** Tells the styles when in the replay something happens. */
export function atStep(step: number): CSSProperties {
  return { "--step": step } as CSSProperties;
}
