import type { RowExamples } from "#engine/lexicon/testing/list-misread.ts";

/** Names of flairs and tags, and for 'CLAIMS n 1' what a founder said. */
export const FLAIR_EXAMPLES: Record<string, RowExamples> = {
  "FITTING showcase": { has: ["Showcase", "Self-made"], lacks: ["Question", "Meta"] },
  "FITTING feedback": { has: ["Feedback", "Roast me"], lacks: ["Question", "News"] },
  "FITTING story": { has: ["My story", "Build in public"], lacks: ["Question", "News"] },
  "FITTING lesson": { has: ["Lessons learned", "How-To"], lacks: ["Showcase", "News"] },
  "FITTING question": { has: ["Question", "Need advice"], lacks: ["Showcase", "News"] },
  "FITTING thread-comment": { has: ["Self-promo", "Show off"], lacks: ["Question", "News"] },
  GENERAL: { has: ["General", "Discussion"], lacks: ["Showcase", "News"] },
  OFFICIAL: { has: ["Mod", "Solved!"], lacks: ["Modern", "Showcase"] },
  OF_QUESTIONS: { has: ["Fabric Question", "Help"], lacks: ["Helpful", "Questionable"] },
  UNFINISHED: { has: ["WIP", "In development"], lacks: ["Release", "Showcase"] },
  FINISHED: { has: ["New release", "Launch"], lacks: ["WIP", "Demo"] },
  OF_SOME: { has: ["Kickstarter", "Hiring"], lacks: ["Showcase", "Question"] },
  "CLAIMS 0 0": { has: ["Made with AI", "Vibe coded"], lacks: ["Maintenance", "Coded"] },
  "CLAIMS 1 0": { has: ["Open Source", "FOSS"], lacks: ["Sources", "Fossils"] },
  "CLAIMS 1 1": {
    has: ["It is under the MIT licence.", "The code is on GitHub."],
    lacks: ["It is free.", "A source of light."],
  },
  "CLAIMS 2 0": { has: ["PC", "Windows game"], lacks: ["PC / Web", "Mobile"] },
  "CLAIMS 2 1": { has: ["It runs on Linux.", "On Steam."], lacks: ["On a phone.", "Pcs"] },
  "CLAIMS 3 0": { has: ["Android", "Mobile"], lacks: ["Androids", "PC"] },
  "CLAIMS 3 1": {
    has: ["For iPhone.", "Android only."],
    lacks: ["For desktops.", "It is mobility."],
  },
  "CLAIMS 4 0": { has: ["New package", "Plugins"], lacks: ["Packaging", "App"] },
  "CLAIMS 4 1": { has: ["A small library.", "Two gems."], lacks: ["An app.", "Gemstone"] },
  ASKS: { has: ["ask", "Feature request"], lacks: ["task", "showcase"] },
};

/** Details of noted stances. */
export const OPENNESS_EXAMPLES: Record<string, RowExamples> = {
  LINKS_NAMED: { has: ["links fine", "linked once"], lacks: ["linking", "no ads"] },
  LINKS_REFUSED: {
    has: ["no shop links", "links only in the weekly thread"],
    lacks: ["links welcome", "no ads, links fine"],
  },
  LINKS_OF_SORT: {
    has: ["direct APK files", "eBay listings", "posts of only a link", "shortened links"],
    lacks: ["links only in comments", "own blog or products"],
  },
  LINKS_BELOW: {
    has: ["link in the comments", "links go in comments"],
    lacks: ["links fine", "comments"],
  },
  FREE_WORKS: {
    has: [
      "free tools shared",
      "open-source only",
      "own free plugins are welcome",
      "a free classroom resource",
    ],
    lacks: ["free talk", "open mic", "free bottles"],
  },
  OWN_WORK_SHOWN: { has: ["own work", "what you made"], lacks: ["news only", "shows"] },
  CRITIQUE: { has: ["critique requests", "reviews of drafts"], lacks: ["previews", "news"] },
  PRICES_REFUSED: { has: ["no prices", "paid apps disliked"], lacks: ["no links", "prices fine"] },
};

/** Lines that assistants write. */
export const REPLY_EXAMPLES: Record<string, RowExamples> = {
  GREETING: {
    has: ["Sure! Here is a draft:", "**Here's the post**"],
    lacks: ["Surely not", "I built a lamp"],
  },
  OFFER: {
    has: ["Let me know if it is too long", "> Would you like more?"],
    lacks: ["I let me go", "What do you think?"],
  },
  ABOUT_TEXT: { has: ["I can make it shorter", "another version"], lacks: ["stone", "a lamp"] },
  NOTES: { has: ["**Notes:**", "Why this works"], lacks: ["I took notes", "Notebooks are cheap"] },
  COUNT: { has: ["Word count: 120", "(~180 words)"], lacks: ["In 180 words, no", "words"] },
  REFUSAL: {
    has: ["I'm sorry, but no.", "As an AI I write no ads."],
    lacks: ["I can do it.", "An AI wrote it."],
  },
  GAP: { has: ["I am [your name].", "It costs {{price}}."], lacks: ["It is [free].", "{one}"] },
  RULE_LINE: { has: ["---", "* * *"], lacks: ["--", "- one"] },
  LISTED: { has: ["1. One title", "- Another"], lacks: ["One title", "1.One"] },
  ANNOUNCES: { has: ["Here is the post", "And now:**"], lacks: ["I posted it", "One: two"] },
  HEADING_LINE: { has: ["## My lamp", "**My lamp**"], lacks: ["My **lamp** is lit", "#lamp"] },
  NUMBERED_LINE: { has: ["1. One", "(2) Two"], lacks: ["6. Six", "One"] },
  FENCE_LINE: { has: ["```text", "  ~~~"], lacks: ["``", "a ```"] },
  TEXT_FENCE: { has: ["", "Markdown"], lacks: ["python", "texts"] },
  QUOTED_LINE: { has: ["> I built", "  >x"], lacks: ["a > b", "    > code"] },
};

/** What founders say that their things are. */
export const WHAT_EXAMPLES: Record<string, RowExamples> = {
  PLAYED: {
    has: ["a game where you plough", "a game in which two row"],
    lacks: ["a place where it snows", "a game you play"],
  },
  IS_ONE: { has: ["a lamp", "Our choir"], lacks: ["an", "lamps"] },
  IS_MANY: { has: ["rubber feet for drives", "wool socks"], lacks: ["a box", "glass"] },
  SPOKEN: { has: ["a lamp, you know", "a lamp so"], lacks: ["a lamp, so bright", "also"] },
  SAYS_WHAT: {
    has: ["prints your notes", "has two doors"],
    lacks: ["printing notes", "It prints"],
  },
  SPLICE: {
    has: ["a podcast, we talk", "a mug, so I fire"],
    lacks: ["a mug, blue", "a podcast we make"],
  },
  CLAUSE: { has: ["a mug which breaks", "When it rains"], lacks: ["a mug", "whenthen"] },
  IS_RUN: { has: ["charity", "Evenings"], lacks: ["lamp", "charity shop"] },
  ARE_MANY: { has: ["eleven neighbours", "About 30 people"], lacks: ["neighbours", "one nurse"] },
  IS_MIXED: { has: ["two classes and one teacher", "me"], lacks: ["six nurses", "name"] },
  WRITTEN: { has: ["a library for dates", "a command-line tool"], lacks: ["an app", "a book"] },
  IS_GROUP: { has: ["band", "choir"], lacks: ["bands", "husband"] },
  ARE_IT: {
    has: ["we're a bakery", "We are an atelier"],
    lacks: ["we make a bread", "we're open"],
  },
  IS_HOUSE: { has: ["bakery", "Studio"], lacks: ["bakeries", "a shop"] },
  RECORDED: { has: ["a video course", "lessons by post"], lacks: ["a class", "posts"] },
  SAYS_MORE: { has: ["an app that sings", "a box so small"], lacks: ["an app for me", "that"] },
  BEHIND_HEAD: { has: ["a bag for cameras", "a bag, waxed"], lacks: ["a handlebar bag", "a form"] },
  WROTE_IT: {
    has: ["I wrote it in Go", "We wrote everything"],
    lacks: ["I wrote in Go", "She wrote it"],
  },
  OPENS_ONE: { has: ["a lamp", "An oven"], lacks: ["the lamp", "another"] },
  IS_COUNTED: { has: ["a lamp", "40 lamps"], lacks: ["lamps", "bread"] },
  BEGINS_PLURAL: {
    has: ["fencers plug it in", "dogs get driven"],
    lacks: ["lamps of glass", "brass combs"],
  },
  NAMES_THING: {
    has: ["You know it? It's a game", "Why. this is an app"],
    lacks: ["It's a game", "Why? It's late"],
  },
  NUMBERED: { has: ["40 maps", "every Friday"], lacks: ["a map", "onerous tasks"] },
  BEGINS_SENTENCE: { has: ["we're nurses", '"Hello" is'], lacks: ["a lamp", "itineraries"] },
  OURS: { has: ["my shop", "our bakery"], lacks: ["mysteries", "hours of film"] },
  SAYS_ITSELF: {
    has: ["my daughter was left there", "benches are gone now"],
    lacks: ["a lamp you can mend", "a clock that is slow"],
  },
  IS_ONE_THING: { has: ["this lamp", "one oven"], lacks: ["these lamps", "ones"] },
  GOES_ON: {
    has: ["a lamp. and a cord", "it works! but hums"],
    lacks: ["a lamp. It works", "v2. and"],
  },
  SMALL_SENTENCE: {
    has: ["a linter. reads files", "a lamp! bright", "subtitles (.srt). you get"],
    lacks: ["a lamp. It works", "e.g. one"],
  },
};
