import { describe, expect, test } from "vitest";
import { RULE_CODES, type RuleCodes } from "#engine/rules/rule-codes.ts";
import { assessRisk } from "./assess-risk.ts";
import type { RiskLevel } from "./risk-level.ts";

const rules = (codes: RuleCodes, count = 7) => ({ asOf: "2023-03", count, codes });

test.each<[string, RuleCodes, RiskLevel]>([
  ["promotion banned", { "no-self-promotion": true }, "RISKY"],
  ["apps and sites banned", { "no-apps-or-sites": true }, "RISKY"],
  ["banned and gated", { "no-self-promotion": true, "min-karma": 50 }, "RISKY"],
  [
    "banned; moderators approve",
    { "no-self-promotion": true, "ask-moderators-first": true },
    "RISKY",
  ],
  [
    "banned but in a thread",
    { "no-self-promotion": true, "promotion-in-thread-only": true },
    "MODERATE",
  ],
  ["banned but on a day", { "no-self-promotion": true, "promotion-on-day": "friday" }, "MODERATE"],
  [
    "banned but shown on a day",
    { "no-self-promotion": true, "showcase-on-day": "sunday" },
    "MODERATE",
  ],
  [
    "banned but within limits",
    { "no-self-promotion": true, "promotion-limited": true },
    "MODERATE",
  ],
  ["limited", { "promotion-limited": true }, "MODERATE"],
  ["in a thread", { "promotion-in-thread-only": true }, "MODERATE"],
  ["on a day", { "promotion-on-day": "saturday" }, "MODERATE"],
  ["moderators first", { "ask-moderators-first": true }, "MODERATE"],
  ["karma", { "min-karma": true }, "MODERATE"],
  ["age", { "min-account-age-days": 30 }, "MODERATE"],
  ["nothing on promotion", { "be-respectful": true, "flair-required": true }, "SAFE"],
  ["spam alone", { "no-spam": true }, "SAFE"],
])("%s: %o is %s", (_, codes, level) => {
  expect(assessRisk(rules(codes)).level).toBe(level);
});

describe("the reasons", () => {
  test.each<[string, Parameters<typeof assessRisk>[0], string[]]>([
    ["rules unknown", null, ["Rules unknown"]],
    [
      "a ban with its exception",
      rules({ "promotion-on-day": "saturday", "no-self-promotion": true }),
      [
        "No self-promotion: posts that advertise your own work are not allowed",
        "Promotion only on Saturdays",
        "The ban has an exception: keep to it exactly",
        "From the 7 rules listed, read March 2023",
      ],
    ],
    [
      "no known rule",
      rules({ "be-respectful": true }),
      ["No known rule against promotion, read March 2023 (7 rules listed)"],
    ],
    [
      "no known rule, but spam",
      rules({ "no-spam": true, "no-surveys": true }, 1),
      [
        "No known rule against promotion, read March 2023 (1 rule listed)",
        "A rule against spam or surveys may still be held against promotion",
      ],
    ],
    [
      "codes that the settings alone gave away",
      rules({ "flair-required": true, "text-posts-only": true }, 5),
      ["Rules on promotion unknown: we could not interpret the 5 rules listed, read March 2023"],
    ],
    [
      "rules that none of the codes covers",
      rules({}, 5),
      ["Rules on promotion unknown: we could not interpret the 5 rules listed, read March 2023"],
    ],
    [
      "no rules listed",
      rules({}, 0),
      ["No known rule against promotion: none listed, read March 2023"],
    ],
  ])("%s", (_, known, reasons) => {
    expect(assessRisk(known).reasons).toEqual(reasons);
  });

  test("name the date once, whatever the rules", () => {
    for (const code of RULE_CODES) {
      const text = assessRisk(rules({ [code]: true, "no-self-promotion": true })).reasons.join(
        "\n",
      );
      expect(text.match(/March 2023/g)).toHaveLength(1);
      expect(text).not.toMatch(/\bsafe\b/i);
    }
  });
});
