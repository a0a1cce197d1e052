import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Texts that name an audience, sell or speak of money, and texts that are near it. */
export const AUDIENCE_EXAMPLES: Record<string, RowExamples> = {
  Freelancers: {
    has: ["for freelancers", "the self-employed"],
    lacks: ["free lances", "employees"],
  },
  Students: { has: ["for students", "each pupil"], lacks: ["studios", "a learner's guide"] },
  Developers: { has: ["developers", "software engineers"], lacks: ["development", "engineers"] },
  Designers: { has: ["designers", "an illustrator"], lacks: ["designed", "illustrated"] },
  Marketers: { has: ["marketers", "marketing teams"], lacks: ["a market", "marketing"] },
  "Small Business Owners": {
    has: ["small businesses", "shop owners"],
    lacks: ["business", "a small shop"],
  },
  "Content Creators": { has: ["podcasters", "creators"], lacks: ["a podcast", "created"] },
  "SaaS Founders": { has: ["SaaS founders", "SaaS teams"], lacks: ["SaaS", "founders"] },
  Entrepreneurs: { has: ["founders", "a startup"], lacks: ["SaaS founders", "founded"] },
  Investors: { has: ["investors", "a trader"], lacks: ["investing", "trade"] },
  Hobbyists: { has: ["gardeners", "hobby bakers"], lacks: ["a garden", "bread"] },
  Consumers: { has: ["families", "people who cook"], lacks: ["familiar", "people"] },
  MEANT: { has: ["a planner for ", "it helps busy "], lacks: ["a planner of ", "for them. And "] },
  SELLS: { has: ["it ships", "my Etsy"], lacks: ["a shed", "barns"] },
  MONEY: { has: ["your savings", "taxes"], lacks: ["it saves", "taxi"] },
};
