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
