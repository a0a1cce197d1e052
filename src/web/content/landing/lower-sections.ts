import type { PlanCode } from "#engine/billing/plans.ts";

/** Each clip is recorded from the running product by `npm run tool -- media`. */
export const features = {
  heading: "What it looks like on the wall",
  items: [
    {
      title: "Communities, with the reasons they fit",
      text: "Filter more than 100,000 communities by size, topic and risk. Read what moderators ask for before you write a word.",
      points: [
        "Percent match with its reasons",
        "Rules in plain sentences, dated",
        "Activity by hour",
      ],
      video: {
        name: "communities",
        label: "The subreddit browser: searching, and opening the details of a community.",
      },
    },
    {
      title: "Drafts that only say what is true",
      text: "Answer a few questions once. Every draft is written from your answers.",
      points: [
        "No invented numbers",
        "A structure that fits the community",
        "Blanks you fill in place",
      ],
      video: {
        name: "drafts",
        label: "The founder's questions being answered, and a draft with a blank being filled in.",
      },
    },
    {
      title: "A verdict with receipts",
      text: "Point at a reason and its words light up. Take the fix, and watch the estimate come down.",
      points: [
        "Every rule: pass, warn, fail or not checked",
        "Fixes in one click",
        "Free, and without signing in",
      ],
      video: {
        name: "verdict",
        label: "A draft in the checker: a fix is taken and the ban risk falls.",
      },
    },
    {
      title: "A roadmap, then the results",
      text: "Every post has its day and hour. Once it's live, paste the link and see how it does.",
      points: [
        "Slots in your time zone",
        "Never more than five planned posts",
        "What stayed up, and what did not",
      ],
      video: {
        name: "roadmap",
        label: "The content roadmap: upcoming posts by day, then past posts with their results.",
      },
    },
  ],
} as const;

export const story = {
  heading: "Why we built it",
  paragraphs: [
    "Most founders meet Reddit the same way. A week of writing, one link, a removal notice. Or no notice at all: the post just sits there, seen by nobody, and the account that took years to earn is a little less trusted than before.",
    "The rules were there all along. They were in a sidebar, a wiki page, a pinned thread from 2019, and in the heads of people who moderate for nothing and have read the same pitch four hundred times. They are not against you. They are tired.",
    "So we built the partner we wanted on that wall: one who has read the route, checks the knot, says plainly what nobody can know, and lets you do the climbing.",
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
      quote: "I had no idea they required a flair and banned links. Two clicks, and it stayed up.",
      role: "Founder of a booking tool",
      shot: {
        name: "shot-verdict",
        alt: "The verdict panel of a draft with its reasons and fixes.",
      },
    },
    {
      quote:
        "The blanks are the best part. It wouldn't make up a number, so I went and found the real one.",
      role: "Maker of a budgeting app",
      shot: { name: "shot-draft", alt: "A draft with a blank to fill in." },
    },
    {
      quote:
        "It talked me out of three communities I was sure about. The two it liked are where our first users came from.",
      role: "Indie game developer",
      shot: {
        name: "shot-communities",
        alt: "Recommended communities with the reasons they match.",
      },
    },
    {
      quote:
        "I stopped guessing when to post. I look at the roadmap on Monday and I am done for the week.",
      role: "Marketer at a small agency",
      shot: { name: "shot-roadmap", alt: "The content roadmap with posts by day." },
    },
  ],
} as const;

export const questions = {
  heading: "Questions",
  items: [
    {
      question: "Can you promise I won't get banned?",
      answer:
        "No, and nobody can. Some gates are hidden and moderators decide case by case. Foothold checks what is known, shows its evidence and its date, and says plainly what it could not check.",
    },
    {
      question: "Does Foothold post, vote or comment for me?",
      answer:
        "Never. It opens Reddit's own submit page with your text filled in, and you press Post. Automated posting is what gets accounts banned.",
    },
    {
      question: "Do I need a Reddit API key or a long-standing account?",
      answer:
        "No key. Everything works without access to Reddit. If you tell us your karma and the age of your account, the check can also say which communities ask for more.",
    },
    {
      question: "Where do the posts come from?",
      answer:
        "From your answers to a short interview, in your own words. Where something is missing, it asks you. It does not make up numbers, customers or origins.",
    },
    {
      question: "What does the free plan include?",
      answer:
        "Unlimited projects, activity charts, the subreddit browser, three recommended communities per project and the rule checker. Forever, with no credit card.",
    },
    {
      question: "Can I get my money back?",
      answer:
        "Yes, within 30 days, on either paid plan. A monthly plan can be cancelled at any time and runs to the end of the period you paid for.",
    },
    {
      question: "How can I pay, and will the price change?",
      answer:
        "By card: Visa, MasterCard or American Express, through Stripe. The price is locked once you have bought a plan.",
    },
  ],
} as const;

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
