import { join } from "node:path";
import { weighPage } from "../bench/page-weight.ts";
import { expect, test } from "./support/test.ts";

const WEB_ROOT = join(import.meta.dirname, "..", "dist", "web", "client");
const MOST_BYTES = 120_000;

for (const route of ["routes/landing", "routes/sign-in", "routes/magic-link"]) {
  test(`${route} stays within its script budget`, () => {
    expect(weighPage(WEB_ROOT, route)).toBeLessThan(MOST_BYTES);
  });
}
