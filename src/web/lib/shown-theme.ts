import { readTheme } from "./theme.ts";

/** What the page looks like now, whoever decided it. */
export function readShownTheme(): "light" | "dark" {
  const theme = readTheme();
  if (theme !== "system") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Calls back when the system goes from light to dark or back while the page follows it. */
export function onShownThemeChange(notify: () => void): () => void {
  const query = matchMedia("(prefers-color-scheme: dark)");
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

export function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
