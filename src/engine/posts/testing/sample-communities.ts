import type { RuleCodes } from "#engine/rules/rule-table.ts";
import { derivePolicy } from "#engine/policy/derive-policy.ts";
import type { BriefCommunity } from "../post-brief.ts";

type Row = [
  name: string,
  category: string,
  keywords: string,
  codes: RuleCodes | null,
  more?: Partial<BriefCommunity> & { types?: string[]; banned?: string[]; flairs?: string[] },
];

const ROWS: Row[] = [
  [
    "SaasBuilders",
    "Tech & SaaS",
    "saas building product users founders mrr",
    { "no-self-promotion": true, "on-topic": true, "no-blogspam": true },
    {},
  ],
  [
    "SideThings",
    "Business & Entrepreneurship",
    "built app tool project users",
    null,
    {
      notes: { works: "Your own project with a demo and one question you want answered." },
    },
  ],
  [
    "ShowYourWork",
    "Tech & SaaS",
    "launch project feedback",
    { "flair-required": true },
    { flairs: ["Show", "Feedback", "Question"] },
  ],
  ["BetaTesters", "Tech & SaaS", "beta testers app", { "no-spam": true }, {}],
  [
    "FreelanceTalk",
    "Business & Entrepreneurship",
    "client freelance clients invoices contract freelancers",
    {},
  ],
  [
    "SmallShops",
    "Business & Entrepreneurship",
    "business customers owners shop",
    { "no-self-promotion": true, "be-respectful": true, "no-surveys": true },
  ],
  [
    "HousePlantPeople",
    "Home, Crafts & DIY",
    "plants monstera light watering",
    { "no-self-promotion": true, "no-ai-content": true, "flair-required": true },
    { flairs: ["Help", "Discussion"] },
  ],
  [
    "ServersAtHome",
    "Programming & Development",
    "docker containers server logs",
    { "no-self-promotion": true, "no-low-effort": true, "no-spam": true },
  ],
  [
    "WebDesigners",
    "Design & UX",
    "design website icons fonts",
    {
      "no-self-promotion": true,
      "promotion-on-day": "saturday",
      "no-feedback-requests": true,
      "no-spam": true,
    },
  ],
  [
    "TeachersLounge",
    "Learning & Careers",
    "teachers school students class",
    { "no-self-promotion": true, "no-spam": true, "be-respectful": true },
  ],
  [
    "RunClub",
    "Sports",
    "running training runners marathon",
    { "no-self-promotion": true, "no-professional-advice": true },
  ],
  [
    "HomeCooks",
    "Food & Drink",
    "cooking recipes meals kitchen",
    { "promotion-limited": true, "no-memes": true, "be-respectful": true },
  ],
  [
    "MoneyMatters",
    "Finance & Crypto",
    "budget spending debt savings",
    { "no-self-promotion": true, "no-crypto": true, "no-affiliate-links": true },
  ],
  [
    "PodcastMakers",
    "Podcasts & Creators",
    "podcast episodes audio guests",
    { "promotion-in-thread-only": true },
  ],
  [
    "LearnCode",
    "Programming & Development",
    "code learning python",
    { "promotion-in-thread-only": true, "no-self-promotion": true, "no-spam": true },
  ],
  [
    "StartupThread",
    "Business & Entrepreneurship",
    "startup founders customers",
    { "promotion-in-thread-only": true, "promotion-on-day": "friday" },
    {},
  ],
  [
    "IndieThread",
    "Tech & SaaS",
    "indie app revenue",
    { "promotion-in-thread-only": true, "flair-required": true, "text-posts-only": true },
  ],
  [
    "GameMakers",
    "Gaming",
    "game players levels",
    { "promotion-in-thread-only": true, "no-giveaways": true, "no-hiring": true },
  ],
  [
    "YarnFolk",
    "Hobbies & Collecting",
    "yarn knitting wool dye",
    { "promotion-in-thread-only": true, "no-fundraising": true },
  ],
  ["Typefaces", "Design & UX", "fonts letters typography", { "showcase-on-day": "tuesday" }],
  [
    "WebDevs",
    "Programming & Development",
    "javascript css api",
    { "showcase-on-day": "weekend", "text-posts-only": true },
  ],
  [
    "PhotoCritics",
    "Art & Photography",
    "photos critique camera",
    { "promotion-on-day": true, "title-format": true },
    { types: ["Image", "Text"] },
  ],
  [
    "MarketingPros",
    "Marketing & Growth",
    "marketing ads content seo",
    {
      "no-self-promotion": true,
      "no-spam": true,
      "no-low-effort": true,
      "no-link-shorteners": true,
      "source-required": true,
    },
  ],
  [
    "AskMods",
    "Health & Fitness",
    "sleep health habits",
    { "ask-moderators-first": true, "min-karma": 500, "min-account-age-days": 90 },
  ],
  [
    "NoApps",
    "Productivity & Tools",
    "habits notes calendar tasks",
    { "no-apps-or-sites": true, "no-video-links": true },
  ],
  [
    "TextOnly",
    "Writing & Books",
    "novels draft writing reading",
    { "text-posts-only": true, "no-piracy": true },
  ],
  [
    "KindTalk",
    "Family & Relationships",
    "kids parents family",
    { "be-respectful": true, "no-personal-info": true, "english-only": true },
  ],
  [
    "NoFeedback",
    "Music",
    "bass guitar songs practice",
    { "no-feedback-requests": true, "no-reposts": true, "crossposts-limited": true },
  ],
  [
    "NoMessages",
    "Animals & Pets",
    "dogs cats vaccination vet",
    { "no-dm-requests": true, "no-nsfw": true, "no-politics": true },
  ],
  [
    "StoryOnly",
    "Places & Travel",
    "travel trip camping buses",
    { "no-spam": true },
    { types: ["story"] },
  ],
  [
    "QuestionsOnly",
    "Society & Culture",
    "ask questions",
    { "no-self-promotion": true },
    { types: ["Question"] },
  ],
  ["ShowcaseOnly", "Tech & SaaS", "projects makers", null, { types: ["showcase"] }],
  [
    "BannedWords",
    "Tech & SaaS",
    "privacy software",
    { "no-spam": true, "no-self-promotion": true },
    { banned: ["AI-powered", "crypto", "platform"] },
  ],
  ["NothingKnown", "Other", "", null],
  ["EmptyRules", "Other", "misc", {}],
  [
    "Woodshop",
    "Home, Crafts & DIY",
    "woodworkers joints table cut",
    { "no-self-promotion": true, "no-affiliate-links": true },
    { notes: { works: "A question about method, with what was tried." } },
  ],
  [
    "Founders",
    "Business & Entrepreneurship",
    "founders startup lessons",
    { "no-self-promotion": true, "text-posts-only": true, "no-spam": true },
    { notes: { works: "A detailed lesson with figures and mistakes." } },
  ],
  ["CandleWax", "Home, Crafts & DIY", "candles wax scent", null],
  [
    "StudyTips",
    "Learning & Careers",
    "students flashcards exam notes anki",
    { "no-low-effort": true },
  ],
  [
    "MacLovers",
    "Tech & SaaS",
    "mac apps extension",
    { "flair-required": true, "promotion-limited": true },
    { flairs: ["Tip", "App"] },
  ],
];

/** Communities of every stance, with every rule that has a code, and some of which nothing is known. */
export const SAMPLE_COMMUNITIES: BriefCommunity[] = ROWS.map(
  ([name, category, _keywords, codes, { types = [], banned = [], flairs = [], ...more } = {}]) => {
    const rules = codes && { asOf: "2025-09", count: 8, codes };
    const community: BriefCommunity = {
      policy: {
        ...derivePolicy({
          subredditId: name.toLowerCase(),
          facts: {
            name,
            rules,
            postTypes: [],
            flairs: flairs.map((text) => ({ text, posts: 10 })),
            requirements: null,
          },
          origin: "catalogue",
          note: null,
          own: null,
        }),
        bannedKeywords: banned,
        allowedPostTypes: types,
      },
      name,
      category,
      topic: null,
      notes: null,
    };
    return Object.assign(community, more);
  },
);
