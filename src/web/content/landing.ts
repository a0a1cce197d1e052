import type { Verdict } from "#web/components/ui/verdict-badge.tsx";

/** Every word of the landing page. The example is ours: no real community, person or figure. */
export const landing = {
  title: "Foothold: promote your project on Reddit without being banned",
  description:
    "Foothold finds the communities that fit your project, drafts posts from your own facts and checks each one against the community's rules. You press Post.",

  hero: {
    headline: "Promote your project on Reddit without being banned.",
    lead: "Foothold finds the communities that fit, drafts posts from your own facts, and checks every draft against the rules before you post it yourself.",
    action: "Get Started",
    note: "Free plan forever. No credit card.",
  },

  example: {
    label: "Example",
    caption: "A draft, and what a check says about it",
    subreddit: "r/yourcommunity",
    title: "I built a planner for small climbing gyms",
    /** Text, or words that a finding below reacts to, or a blank left for the founder. */
    body: [
      "For two years I kept our gym's bookings in a spreadsheet, until ",
      { blank: "what broke first" },
      ". So I built a planner for gyms our size. It counts mats, not seats. If it sounds useful, ",
      { words: "sign up", finding: 1 },
      " at ",
      { words: "planner.example", finding: 2 },
      " and tell me what is missing.",
    ] as ExamplePart[],
    blanksLeft: "1 blank left",
    findings: [
      {
        number: 1,
        verdict: "fail",
        rule: "No self-promotion",
        reason: "asks readers to “sign up”.",
        fix: "Ask what they would miss instead.",
      },
      {
        number: 2,
        verdict: "warn",
        rule: "Links go in the comments",
        reason: "found “planner.example”.",
        fix: "Move it to your first comment.",
      },
      {
        number: 3,
        verdict: "pass",
        rule: "No low effort",
        reason: "longer than 100 characters.",
        fix: null,
      },
      {
        number: 4,
        verdict: "not-checked",
        rule: "Account age",
        reason: "the minimum is not public.",
        fix: "Ask the moderators first.",
      },
    ] satisfies Finding[],
  },

  steps: {
    heading: "Three moves, and the last one is yours",
    items: [
      {
        title: "Find where you fit",
        text: "Describe the project once. Foothold lists communities with the reasons they match, and what to mind in each.",
      },
      {
        title: "Draft from your facts, then check",
        text: "Drafts state what you told us and leave blanks for the rest. Every rule gets a verdict, a quote and a fix.",
      },
      {
        title: "Post it yourself",
        text: "Foothold opens Reddit's own page, filled in. Afterwards it keeps an eye on whether the post stays up.",
      },
    ],
  },

  pricing: {
    heading: "Start free. Pay when it earns its place.",
    note: "30-day money-back guarantee. Your price stays locked after purchase.",
    popular: "MOST POPULAR",
  },

  closing: {
    heading: "The first hold is the hardest. This one is free.",
    action: "Get Started",
  },

  footer: "Foothold is not affiliated with Reddit. It never posts, votes or comments for you.",
};

export type ExamplePart = string | { words: string; finding: number } | { blank: string };

export type Finding = {
  number: number;
  verdict: Verdict;
  rule: string;
  reason: string;
  fix: string | null;
};
