import { test } from "@playwright/test";

/** In light every time; in dark every night, by a tag in the title. */
export const THEMES = [
  { colorScheme: "light", when: "" },
  { colorScheme: "dark", when: " @nightly" },
] as const;

/** Whether this is `npm test -- --nightly`. */
export function isNightly(): boolean {
  return Boolean(test.info().config.metadata["isNightly"]);
}
