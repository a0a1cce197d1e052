import { join } from "node:path";
import { weighOwn, weighPage } from "../bench/page-weight.ts";
import { expect, test } from "./support/test.ts";

const WEB_ROOT = join(import.meta.dirname, "..", "dist", "web", "client");
const MOST_BYTES = 120_000;
const MOST_OWN_BYTES = 60_000;

for (const route of ["routes/landing", "routes/sign-in", "routes/magic-link"]) {
  test(`${route} stays within its script budget`, () => {
    expect(weighPage(WEB_ROOT, route)).toBeLessThan(MOST_BYTES);
  });
}

for (const name of [
  "dashboard",
  "subreddits",
  "billing",
  "new-project",
  "project",
  "onboarding",
  "settings",
]) {
  test(`${name} adds little to what every signed-in page has`, () => {
    expect(weighOwn(WEB_ROOT, `routes/${name}`)).toBeLessThan(MOST_OWN_BYTES);
  });
}
