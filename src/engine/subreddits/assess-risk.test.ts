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
  ["hardly a rule understood", { "be-respectful": true, "flair-required": true }, "MODERATE"],
  [
    "nothing on promotion",
    { "be-respectful": true, "on-topic": true, "no-reposts": true, "no-memes": true },
    "SAFE",
  ],
  [
    "spam",
    { "be-respectful": true, "on-topic": true, "no-reposts": true, "no-spam": true },
    "SAFE",
  ],
])("%s: %o is %s", (_, codes, level) => {
  expect(assessRisk(rules(codes)).level).toBe(level);
});

test.each<[number, RiskLevel]>([
  [3, "SAFE"],
  [4, "SAFE"],
  [5, "MODERATE"],
  [11, "MODERATE"],
])("silence counts where half the rules are understood: two of %i is %s", (count, level) => {
  const codes = { "be-respectful": true, "on-topic": true, "text-posts-only": true } as const;
  expect(assessRisk(rules(codes, count)).level).toBe(level);
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
      rules({ "be-respectful": true }, 2),
      ["No known rule against promotion, read March 2023 (2 rules listed)"],
    ],
    [
      "too few rules understood",
      rules({ "be-respectful": true, "flair-required": true }, 11),
      ["Rules on promotion unknown: we understood 1 of the 11 rules listed, read March 2023"],
    ],
    [
      "too few rules understood, but spam",
      rules({ "no-spam": true }, 11),
      [
        "Rules on promotion unknown: we understood 1 of the 11 rules listed, read March 2023",
        "A rule against spam may still be held against promotion",
      ],
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
