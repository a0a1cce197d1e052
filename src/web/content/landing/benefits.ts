/** Counts of people are marketing text of the specification, not measurements. */
export const benefits = {
  heading: "Why founders rope up before they post",
  text: "Reddit is where people ask what to buy. It is also where a clumsy link gets you removed without a word.",
  figures: {
    subreddits: { claim: "100k+", label: "subreddits analyzed" },
    users: { claim: "430M+", label: "users on Reddit" },
    marketers: { claim: "100+", label: "marketers plan with it each week" },
  },
  items: [
    {
      title: "AI finds suitable communities",
      text: "A matcher trained on public launch posts reads your project and ranks communities by fit, with the reasons in words.",
    },
    {
      title: "Authentic posts, in your words",
      text: "The writer uses what you told it. What it does not know becomes a blank for you to fill, not an invention.",
    },
    {
      title: "Ban risk for every post",
      text: "Each reason quotes the words it reacts to, names the rule and its date, and offers the fix.",
    },
    {
      title: "When to post",
      text: "How posts fared by the hour, in your own time zone, with interval and sample size. Where hours make no difference, it says so.",
    },
    {
      title: "Karma, engagement and traffic",
      text: "See what stays up, what each post scored, and which communities and hours did best. Visits to your own site are counted per post, without cookies.",
    },
    {
      title: "Daily tasks and competitors",
      text: "The communities that fit products like yours and not yet you, with the reasons. And each day a short list of what to do next.",
    },
  ],
} as const;
