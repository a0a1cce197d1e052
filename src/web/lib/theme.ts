export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "theme";

/** Runs before the first paint; constant text, because the content security policy knows its hash. */
export const themeScript = `try{var t=localStorage.getItem("${STORAGE_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

export function readTheme(): Theme {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function chooseTheme(theme: Theme): void {
  if (theme === "system") {
    localStorage.removeItem(STORAGE_KEY);
    delete document.documentElement.dataset["theme"];
  } else {
    localStorage.setItem(STORAGE_KEY, theme);
    document.documentElement.dataset["theme"] = theme;
  }
}

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
