import { readTheme } from "./theme.ts";

/** What the page looks like now, whoever decided it. */
export function readShownTheme(): "light" | "dark" {
  const theme = readTheme();
  if (theme !== "system") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
