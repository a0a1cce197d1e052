import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** What each sign of a sort is in, and what is near it. */
export const SORT_EXAMPLES: Record<string, RowExamples> = {
  making: {
    has: ["I just built a lamp", "We're launching"],
    lacks: ["Built in 1900", "I like it"],
  },
  "own thing": { has: ["my new app", "our shop"], lacks: ["the app", "my hands"] },
  act: { has: ["Check it out", "sign up here"], lacks: ["Look at it", "a sign"] },
  "question mark": { has: ["Why?", "a?b"], lacks: ["Why", "!"] },
  asks: { has: ["how do you", "any advice"], lacks: ["somehow", "I know"] },
  "question word": {
    has: ["What is this", "[Help] How do I"],
    lacks: ["This is what it is", "I wonder how"],
  },
  survey: { has: ["take my survey", "https://forms.gle/x"], lacks: ["a form", "surveyor"] },
  hire: {
    has: ["hiring a writer", "looking for a designer"],
    lacks: ["higher", "looking for my cat"],
  },
  learned: { has: ["5 lessons", "how to bake"], lacks: ["lesser", "how they bake"] },
  time: { has: ["weekly chat", "Sunday thread"], lacks: ["a week", "Sunday lunch"] },
  sell: { has: ["for sale", "[WTS] a lamp"], lacks: ["sales", "a salesman"] },
  review: { has: ["my review", "9/10"], lacks: ["a view", "9 of 10"] },
  news: { has: ["Apple announces", "v1.2.3"], lacks: ["Apple pie", "one two"] },
  meme: { has: ["me when it rains", "lol"], lacks: ["then me", "lolly"] },
  feedback: { has: ["any thoughts", "roast my site"], lacks: ["I thought", "a roaster"] },
  story: { has: ["I was late", "we decided"], lacks: ["she was late", "decide"] },
  when: { has: ["two years ago", "day 3"], lacks: ["soon", "a yearly day"] },
  view: { has: ["hot take", "why do people"], lacks: ["take it", "because"] },
  list: { has: ["- one", "a\n2. two"], lacks: ["one - two", "2 two"] },
  heading: { has: ["# Title", "a\n**Bold**"], lacks: ["#tag", "a **bold** word"] },
  tag: { has: ["[OC] a lamp", " [Help] me"], lacks: ["a lamp [OC]", "[]"] },
  first: { has: ["I am", "with my dog"], lacks: ["him", "we are"] },
  we: { has: ["we are", "our dog"], lacks: ["owe", "hour"] },
  you: { has: ["you are", "your dog"], lacks: ["youth", "I am"] },
  shout: { has: ["Wow!", "!"], lacks: ["Wow", "?"] },
  image: { has: ["a photo", "[OC]"], lacks: ["photosynthesis", "start"] },
  handiwork: {
    has: ["Watercolour of the old bridge", "[FO] Lavender sampler"],
    lacks: ["Water under the old bridge", "A sample of lavender"],
  },
  quote: {
    has: ["He said “it is not what it looks like”", "> quoted"],
    lacks: ["a “short” one", "a > b"],
  },
  emoji: { has: ["🙂", "go 🚀"], lacks: [":)", "★"] },
};
