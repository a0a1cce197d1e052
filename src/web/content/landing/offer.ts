import type { PlanCode } from "#engine/billing/plans.ts";

export const benefits = {
  heading: "Why founders rope up before they post",
  text: "Reddit is where people ask what to buy. It is also where a clumsy link gets you removed without a word.",
  figures: {
    subreddits: { claim: "100k+", label: "subreddits analyzed" },
    users: { claim: "430M+", label: "users on Reddit" },
    marketers: { label: "marketers plan with it each week" },
  },
  items: [
    {
      title: "AI finds suitable communities",
      text: "Communities ranked by how well they fit your project, with the reasons in words.",
    },
    {
      title: "Authentic posts, in your words",
      text: "Drafts use only your own answers. What is missing becomes a blank, not an invention.",
    },
    {
      title: "Ban risk for every post",
      text: "Each reason quotes the words it reacts to, names the rule and its date, and offers the fix.",
    },
    {
      title: "When to post",
      text: "How posts did by the hour, in your time zone. Where hours make no difference, it says so.",
    },
    {
      title: "Karma, engagement and traffic",
      text: "What stayed up, what each post scored, and the visits it brought, counted without cookies.",
    },
    {
      title: "Daily tasks and competitors",
      text: "Where products like yours fit, and each day a short list of what to do next.",
    },
  ],
} as const;

export const comparison = {
  heading: "Going alone, or on a rope",
  alone: "Going alone",
  together: "With Foothold",
  rows: [
    {
      topic: "Finding communities",
      alone: "The ten everyone else launches in.",
      together: "Ranked by fit out of more than 100,000, each with its reasons.",
    },
    {
      topic: "Reading the rules",
      alone: "Sidebar, wiki, pinned thread. Per community. Every time.",
      together: "Each rule applied to your draft, with the words it reacts to.",
    },
    {
      topic: "Writing",
      alone: "A blank page, or a chatbot that invents your numbers.",
      together: "A draft from your own facts, with blanks where facts are missing.",
    },
    {
      topic: "Timing",
      alone: "Whenever you finish writing.",
      together: "A slot when that community is awake, in your time zone.",
    },
    {
      topic: "Afterwards",
      alone: "Refreshing the page, not knowing whether anyone can see it.",
      together: "A look after 15 minutes, a day and three days, and a likely reason if it's gone.",
    },
  ],
} as const;

/** What each plan promises on the front page; prices and names come from the plans themselves. */
export const pricing = {
  heading: "Start free. Pay when it earns its place.",
  note: "30-day money-back guarantee. Your price stays locked after purchase.",
  popular: "MOST POPULAR",
  action: "Get Started",
  lines: {
    FREE: [
      "Unlimited projects",
      "3 subreddit recommendations per project",
      "Activity charts",
      "Rule checker for every draft",
      "No credit card",
    ],
    PREMIUM_MONTHLY: [
      "5 subreddit recommendations per project",
      "10 AI posts per month",
      "Basic analytics",
      "Email support",
      "Ban-risk assessment",
    ],
    PREMIUM_LIFETIME: [
      "Unlimited recommendations and generation",
      "Advanced analytics",
      "Priority support with strategy calls",
      "Competitor analysis",
      "No recurring fees",
    ],
  } satisfies Record<PlanCode, string[]>,
} as const;
