import { join } from "node:path";
import {
  countScripts,
  readScripts,
  weighFrontPage,
  weighOwn,
  weighPage,
  weighPart,
  weighSource,
} from "../bench/page-weight.ts";
import { expect, test } from "@playwright/test";

const ROOT = join(import.meta.dirname, "..");
const WEB_ROOT = join(ROOT, "dist", "web", "client");
const MOST_OF_FRONT_PAGE = 70_000;
const MOST_BYTES = 120_000;
const MOST_OWN_BYTES = 60_000;
const MOST_SCRIPTS = 15;
const MOST_SCRIPTS_SIGNED_IN = 45;
/** What judges a draft comes right after, as a part of its own. */
const MOST_EDITOR_BYTES = 60_000;
const MOST_PREVIEW_BYTES = 10_000;
/** What is wanted, and a little above what it has (bench/README.md). */
const MOST_VERDICT_BYTES = 40_000;
/** Sentences of the parts that compare a draft with an account's other posts. */
const OF_ACCOUNTS = ["You have a similar post for r/", "that we know of promote your work"];

test("the front page stays within its script budget once somebody stirs", () => {
  expect(weighFrontPage(WEB_ROOT)).toBeLessThan(MOST_OF_FRONT_PAGE);
});

for (const route of ["routes/sign-in", "routes/magic-link", "routes/help", "routes/privacy"]) {
  test(`${route} stays within its budget of bytes and of scripts`, () => {
    expect(weighPage(WEB_ROOT, route)).toBeLessThan(MOST_BYTES);
    expect(countScripts(WEB_ROOT, route)).toBeLessThanOrEqual(MOST_SCRIPTS);
  });
}

for (const name of [
  "dashboard",
  "subreddits",
  "billing",
  "new-project",
  "project/plan",
  "project/communities",
  "project/radar",
  "project/comments",
  "project/results",
  "project/history",
  "project/competitors",
  "project/facts",
  "onboarding",
  "settings/account",
  "settings/karma",
  "settings/notifications",
  "settings/radar",
  "settings/webhooks",
  "settings/assistants",
  "settings/sessions",
  "settings/connections",
  "settings/data",
]) {
  test(`${name} adds little to what every signed-in page has, in few scripts`, () => {
    expect(weighOwn(WEB_ROOT, `routes/${name}`)).toBeLessThan(MOST_OWN_BYTES);
    expect(countScripts(WEB_ROOT, `routes/${name}`)).toBeLessThanOrEqual(MOST_SCRIPTS_SIGNED_IN);
  });
}

test("the editor opens with what a draft needs, and fetches the rest later", () => {
  expect(weighPart(WEB_ROOT, "routes/project/plan", "post-dialogs", [])).toBeLessThan(
    MOST_EDITOR_BYTES,
  );
  for (const later of ["judge-part", "answer-box", "view-post-dialog", "claims-part"]) {
    const weight = weighPart(WEB_ROOT, "routes/project/plan", later, ["post-dialogs"]);
    expect(weight, `${later} is a part of its own`).toBeGreaterThan(0);
  }
});

test("the preview adds little to the editor", () => {
  const weight = weighPart(WEB_ROOT, "routes/project/project", "post-preview", ["post-dialogs"]);
  expect(weight).toBeLessThan(MOST_PREVIEW_BYTES);
});

test("what judges a visitor's draft does not grow", async () => {
  const weight = await weighSource(ROOT, "src/engine/risk/assess-lone-draft.ts");
  expect(weight).toBeLessThan(MOST_VERDICT_BYTES);
});

test("the check of a draft loads nothing that only accounts have posts for", () => {
  const scripts = readScripts(WEB_ROOT, "routes/check");
  for (const words of OF_ACCOUNTS) expect(scripts).not.toContain(words);
});
