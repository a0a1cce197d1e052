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
