import type { PlanCode } from "#engine/billing/plans.ts";

/** Each clip is recorded from the running product by `npm run tool -- media`. */
export const features = {
  heading: "What it looks like",
  items: [
    {
      title: "Communities, with the reasons they fit",
      text: "More than 100,000, by topic and risk.",
      points: ["Percent match", "Rules in plain sentences", "Activity by hour"],
      video: {
        name: "communities",
        label: "Searching for communities and opening one.",
      },
    },
    {
      title: "Drafts that only say what is true",
      text: "Written from your answers.",
      points: ["No invented numbers", "Blanks you fill in place"],
      video: {
        name: "drafts",
        label: "Answering questions, then filling in a blank.",
      },
    },
    {
      title: "A verdict with receipts",
      text: "Take a fix, watch the risk fall.",
      points: ["Every rule gets a verdict", "Free, and without signing in"],
      video: {
        name: "verdict",
        label: "A fix in the checker lowers the ban risk.",
      },
    },
    {
      title: "A roadmap, then the results",
      text: "Each post gets a time.",
      points: ["Slots in your time zone", "What stayed up, and what didn't"],
      video: {
        name: "roadmap",
        label: "The roadmap by day, then past posts with results.",
      },
    },
  ],
} as const;

export const story = {
  heading: "Why we built it",
  paragraphs: [
    "Most founders meet Reddit like this: a week of writing, one link, one removal.",
    "The rules were there all along, in a sidebar, a wiki, a pinned thread. Moderators aren't against you. They're tired.",
    "So we built a partner who has read the rules and admits what nobody can know.",
  ],
  signature: "The people who make Foothold",
} as const;

/**
 * Sample copy: nobody said these words yet. Replace them with what users wrote, and ask before a name
 * is shown. The screenshots are recorded from the demo account by `npm run tool -- media`.
 */
export const testimonials = {
  heading: "What it changes",
  note: "Example quotes, written by us.",
  items: [
    {
      quote: "I had no idea they required a flair. Two clicks, and it stayed up.",
      role: "Founder of a booking tool",
      shot: {
        name: "shot-verdict",
        alt: "A verdict with its reasons and fixes.",
      },
    },
    {
      quote: "It wouldn't make up a number, so I found the real one.",
      role: "Maker of a budgeting app",
      shot: { name: "shot-draft", alt: "A draft with a blank to fill in." },
    },
    {
      quote: "It talked me out of three communities. The other two brought our first users.",
      role: "Indie game developer",
      shot: {
        name: "shot-communities",
        alt: "Recommended communities and why they match.",
      },
    },
    {
      quote: "I look at the roadmap on Monday, and I'm done for the week.",
      role: "Marketer at a small agency",
      shot: { name: "shot-roadmap", alt: "The roadmap with posts by day." },
    },
  ],
} as const;

export const questions = {
  heading: "Questions",
  items: [
    {
      question: "Can you promise I won't get banned?",
      answer: "No, nobody can. Foothold checks the known rules and says what it couldn't check.",
    },
    {
      question: "Does Foothold post, vote or comment for me?",
      answer: "Never. It fills in Reddit's own form, and you press Post.",
    },
    {
      question: "Do I need a Reddit API key or a long-standing account?",
      answer: "No. Enter your karma, and the check says which communities ask for more.",
    },
    {
      question: "Where do the posts come from?",
      answer: "From your own answers. If something is missing, it asks.",
    },
    {
      question: "What does the free plan include?",
      answer:
        "Unlimited projects, activity charts, the subreddit browser, three recommended communities per project and the rule checker.",
    },
    {
      question: "Can I get my money back?",
      answer: "Yes, within 30 days. Cancel a monthly plan any time.",
    },
    {
      question: "How can I pay, and will the price change?",
      answer: "By card: Visa, MasterCard or American Express. Your price is locked.",
    },
  ],
} as const;

export const benefits = {
  heading: "Why founders check before they post",
  text: "People ask Reddit what to buy, and a clumsy link is removed without a word.",
  figures: {
    subreddits: { claim: "100k+", label: "subreddits analyzed" },
    users: { claim: "430M+", label: "users on Reddit" },
    marketers: { label: "marketers plan with it each week" },
  },
  items: [
    {
      title: "AI finds suitable communities",
      text: "Ranked by fit, with reasons.",
    },
    {
      title: "Authentic posts, in your words",
      text: "Nothing invented: gaps stay blank.",
    },
    {
      title: "Ban risk for every post",
      text: "Each reason comes with a fix.",
    },
    {
      title: "When to post",
      text: "By the hour, in your time zone.",
    },
    {
      title: "Karma, engagement and traffic",
      text: "What stayed up and brought visits.",
    },
    {
      title: "Daily tasks and competitors",
      text: "A short list each day.",
    },
  ],
} as const;

export const comparison = {
  heading: "Alone, or with Foothold",
  alone: "Going alone",
  together: "With Foothold",
  rows: [
    {
      topic: "Finding communities",
      alone: "The ten everyone else launches in.",
      together: "Ranked by fit, with reasons.",
    },
    {
      topic: "Reading the rules",
      alone: "Sidebar, wiki, pinned thread. Every time.",
      together: "Each rule, applied to your draft.",
    },
    {
      topic: "Writing",
      alone: "A blank page, or invented numbers.",
      together: "A draft from your facts.",
    },
    {
      topic: "Timing",
      alone: "Whenever you finish writing.",
      together: "A slot in your time zone.",
    },
    {
      topic: "Afterwards",
      alone: "Refreshing the page.",
      together: "Three checks, and a likely reason if it's gone.",
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
      "Rule checker and ban-risk assessment",
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
