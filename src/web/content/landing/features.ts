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
