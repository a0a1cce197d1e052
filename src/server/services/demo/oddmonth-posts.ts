import { type DemoProject, paragraphs, type PastDemoPost } from "./demo-project.ts";

export const ODDMONTH_PAST: PastDemoPost[] = [
  {
    subredditId: "freelance",
    postType: "question",
    title: "How many months of buffer do you keep, and how did you decide?",
    content: paragraphs(
      "I had my best quarter and still could not pay my tax bill, because I had spent the money in the good months.",
      "Since then I pay myself the same amount every month and leave the rest alone. I keep four months, and I could not tell you why it is four.",
      "What is your number? Did something happen that made you change it?",
    ),
    daysAgo: 52,
    hour: 8,
    seen: { outcome: "live", upvotes: 156, comments: 92 },
  },
  {
    subredditId: "ynab",
    postType: "question",
    title: "How do you budget a month when you do not know yet what it will bring?",
    content: paragraphs(
      "I freelance, and the advice to give every coin a job works well once the coins are there. Mine arrive six weeks after the work.",
      "Do you budget last month's money only, or do you guess? I make a small tool for this myself and will not name it; I'd like to know what you do by hand.",
    ),
    daysAgo: 49,
    hour: 8,
    seen: { outcome: "live", upvotes: 31, comments: 52 },
  },
  {
    subredditId: "personalfinance",
    postType: "lesson",
    title: "Paying myself a fixed salary from an uneven income: one year later",
    content: paragraphs(
      "Last year my income ranged from nothing to three times my rent. I opened a second account, let every invoice go there, and moved the same sum to my own on the first of each month.",
      "It took five months until the buffer was thick enough that I stopped looking at it.",
      "What I would do differently: set tax aside before anything else, from the first invoice on.",
    ),
    daysAgo: 45,
    hour: 17,
    seen: {
      outcome: "removed",
      upvotes: 2,
      comments: 0,
      removedReason: "The account has too little karma in this community",
    },
  },
  {
    subredditId: "digitalnomad",
    postType: "lesson",
    title: "Three countries, one buffer: how I stopped worrying about slow clients",
    content: paragraphs(
      "I kept my books in three currencies and knew on no day what I had. So I made Oddmonth, which shows one number: how many lean months I could take.",
      "Mine went from one to four in a year. Get started here: https://oddmonth.example",
    ),
    daysAgo: 41,
    hour: 8,
    seen: {
      outcome: "removed",
      upvotes: 1,
      comments: 0,
      removedReason: "No self promotion. Please read the rules before you post",
    },
  },
  {
    subredditId: "entrepreneurridealong",
    postType: "story",
    title: "I threw out the feature that my budgeting app was built around",
    content: paragraphs(
      "I make Oddmonth, a budgeting app for freelancers. The first version wanted every receipt. People stopped after nine days.",
      "I looked at what they did on those nine days: they opened one screen, the one that says whether this month is going to be lean. So receipts went out, and that screen came to the front.",
      "Today 61 freelancers keep their buffer in it. What did you throw out that you had been proud of? https://oddmonth.example",
    ),
    daysAgo: 38,
    hour: 8,
    visits: 58,
    seen: { outcome: "live", upvotes: 73, comments: 58 },
  },
  {
    subredditId: "workonline",
    postType: "question",
    title: "What was the month that made you take budgeting seriously?",
    content: paragraphs(
      "Mine was the one with a tax bill in it. Before that I simply spent less when less came in, and called it a system.",
      "When did it stop working for you, and what did you do the month after?",
      "Disclosure: I make a budgeting app now. This is about your month and not about mine.",
    ),
    daysAgo: 31,
    hour: 13,
    seen: { outcome: "live", upvotes: 34, comments: 41 },
  },
  {
    subredditId: "passive_income",
    postType: "question",
    title: "Does income that you did nothing for feel easier to spend?",
    content: paragraphs(
      "A part of my income comes by itself, and I noticed that I spend it in another way than what I wrote an invoice for.",
      "Do you keep the two apart? Do you even know how much is which?",
      "I make a budgeting app for people with uneven income, so I'm curious for more than one reason.",
    ),
    daysAgo: 24,
    hour: 13,
    seen: { outcome: "live", upvotes: 14, comments: 9 },
  },
  {
    subredditId: "selfemployed",
    postType: "question",
    title: "How many months of rent do you keep before you take a holiday?",
    content: paragraphs(
      "I used to say two. Then a client took four months to pay, and I learned to say four.",
      "Where is your line, and did it move after something happened?",
    ),
    daysAgo: 17,
    hour: 13,
    seen: { outcome: "live", upvotes: 12, comments: 18 },
  },
  {
    subredditId: "ukpersonalfinance",
    postType: "question",
    title: "Self-employed: do you set tax aside per invoice or once a quarter?",
    content: paragraphs(
      "I used to do it once a quarter and came up short, because a good month had been followed by a thin one.",
      "Now a share of every invoice goes into an account that I don't look at. It feels slow, but the bill no longer scares me.",
      "How do you do it, and which share do you take?",
    ),
    daysAgo: 10,
    hour: 8,
    seen: { outcome: "live", upvotes: 95, comments: 61 },
  },
  {
    subredditId: "sidehustle",
    postType: "thread-comment",
    title: "Comment for the promotion thread",
    content: paragraphs(
      "Maker here. Oddmonth is a budgeting app for freelancers whose income changes every month: it pays you the same salary out of a buffer and sets tax aside from every invoice.",
      "61 freelancers keep their buffer in it. What would keep you from trying it? https://oddmonth.example",
    ),
    daysAgo: 3,
    hour: 21,
    visits: 19,
    seen: { outcome: "live", upvotes: 22, comments: 13 },
  },
];

export const ODDMONTH_PLANNED: Pick<DemoProject, "upcoming" | "drafts"> = {
  upcoming: [
    {
      subredditId: "financialplanning",
      postType: "question",
      title: "How do you plan a year when no two months are alike?",
      content: paragraphs(
        "Every guide starts with your monthly income. Mine was {{your worst month}} in one month and {{your best month}} in another.",
        "I ended up planning by the worst three months of the last two years. Is there a better way?",
        "Disclosure: I make a budgeting app for freelancers, so I think about this more than is good for me.",
      ),
    },
    {
      subredditId: "personalfinancecanada",
      postType: "question",
      title: "Freelancers: where do you keep your buffer, and can you reach it too easily?",
      content: paragraphs(
        "Mine was on the account with my card, and so it was never there when I needed it.",
        "Moving it one account away did more than any budget. How far away is yours, and has that ever been a problem?",
        "I work on a budgeting app, and I won't name it here.",
      ),
    },
    {
      subredditId: "entrepreneur",
      postType: "lesson",
      title: "The number that made me stop guessing when to take a day off",
      content: paragraphs(
        "I used to decide by mood whether I could afford a free day. Now I look at one number: how many months I could pay myself if no invoice came in.",
        "Above four I rest, below two I write to old clients. In between I do what I planned.",
        "Which number do you go by? I make an app around mine, so I'm biased.",
      ),
    },
  ],
  drafts: [
    {
      subredditId: "freelance",
      postType: "lesson",
      title: "What I tell clients when a payment is late",
      content: paragraphs(
        "For years I wrote nothing, and waited. Now I send three short lines on the day after it was due.",
        "The wording that works for me: {{your three lines}}. The answer comes within {{how long it takes}} most of the time.",
        "What do you write?",
      ),
    },
  ],
};
