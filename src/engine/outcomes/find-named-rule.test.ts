import { expect, test } from "vitest";
import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { findNamedRule } from "./diagnose-removal.ts";

test.each<[string, RuleCodes, string | null]>([
  ["Removed: self-promotion", {}, "no-self-promotion"],
  ["Advertising is not what this place is for", {}, "no-self-promotion"],
  ["No promotion", { "promotion-limited": true }, "promotion-limited"],
  ["Promotion goes to the weekly thread", {}, "promotion-in-thread-only"],
  ["Self promo only on Saturdays", { "promotion-on-day": "saturday" }, "promotion-on-day"],
  ["Spam", {}, "no-spam"],
  ["Spam", { "no-self-promotion": true }, "no-self-promotion"],
  ["You need 100 comment karma", {}, "min-karma"],
  ["Your account is too new", {}, "min-account-age-days"],
  ["New accounts can't post", {}, "min-account-age-days"],
  ["Please add a flair", {}, "flair-required"],
  ["Low-effort post", {}, "no-low-effort"],
  ["Written by ChatGPT or other AI", {}, "no-ai-content"],
  ["This was off topic", {}, "on-topic"],
  ["Duplicate", {}, "no-reposts"],
  ["Two reasons: a survey, and no flair", { "no-surveys": true }, "no-surveys"],
  ["Posts asking for feedback are not allowed", {}, "no-feedback-requests"],
  ["This is a repost", {}, "no-reposts"],
  ["You promote your app too often", {}, "promotion-limited"],
  ["Too much swearing", {}, null],
  ["Posted without approval", {}, "ask-moderators-first"],
  ["No source", {}, "source-required"],
  ["Rule 7", {}, null],
  ["If you want to contest this, send us a direct message", {}, null],
  ["Feel free to repost once you have read the rules", {}, null],
  ["Caught by the spam filter", {}, null],
  ["Thank you for your feedback", {}, null],
  ["We remain unconvinced, and said so again", {}, null],
  ["", {}, null],
])("'%s' with %j", (reason, known, code) => {
  expect(findNamedRule(reason, known)).toBe(code);
});
