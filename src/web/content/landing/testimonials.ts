/**
 * Sample copy: nobody said these words yet. Replace them with what users wrote, and ask before a name
 * is shown. The screenshots are recorded from the demo account by `npm run tool -- media`.
 */
export const testimonials = {
  heading: "What it changes",
  note: "Examples, written by us until quotes of real users take their place.",
  items: [
    {
      quote:
        "I had no idea the subreddit wanted a flair and forbade links in the post. Two clicks, and it stayed up.",
      role: "Founder of a booking tool",
      shot: {
        name: "shot-verdict",
        alt: "The verdict panel of a draft with its reasons and fixes.",
      },
    },
    {
      quote:
        "The blanks are the best part. It would not write a number I had not given it, so I went and found the number.",
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
