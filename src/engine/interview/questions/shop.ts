import type { Step } from "#engine/interview/interview.ts";

/** The examples are about Second Kettle, which does not exist. */
export const SHOP: readonly Step[] = [
  [
    {
      id: "what",
      ask: "What is it? Say it the way a neighbour would.",
      form: "completion",
      lead: "{name} is",
      example: "a repair shop for kitchen appliances in an old bank",
      reason: "This sentence goes into every post.",
    },
    {
      id: "forWhom",
      ask: "Who is it for?",
      form: "completion",
      lead: "It is for",
      example: "people who can't bring themselves to throw away a mixer",
      reason: "Readers look for themselves in this line.",
    },
  ],
  [
    {
      id: "scene",
      ask: "What do you remember about your first day, or about one customer?",
      form: "sentences",
      example:
        "The first thing I repaired was the bank's own clock. It had stopped at closing time, on the day the bank did. The man who used to wind it came in a week later and checked my work.",
      reason: "This becomes your opening, and its first sentence a title. Keep that one short.",
    },
  ],
  [
    {
      id: "unusual",
      ask: "What do you do that others don't?",
      form: "sentences",
      example:
        "You watch while I open the machine, and you take the broken part home with you. Some people have started a collection.",
      reason: "The paragraph people repeat to each other.",
    },
  ],
  [
    {
      id: "platform",
      ask: "Where exactly is it, when are you open, and how do people find the door?",
      form: "sentences",
      example:
        "We're open Thursday to Saturday, ten to six. The door is the one with the night safe next to it.",
      reason: "In local communities, this comes first.",
    },
  ],
  [
    {
      id: "before",
      ask: "What was the place before, or what were you?",
      form: "sentences",
      example:
        "I mended toasters on my landing for a year, and the neighbours were very good about the smoke.",
      reason: "Local people like to know.",
    },
  ],
  [
    {
      id: "why",
      ask: "Why does it exist, in one line?",
      form: "completion",
      lead: "It exists because",
      example: "my mother's mixer outlived three of mine",
      reason: "A short version of your story, for posts that have no room for the long one.",
    },
  ],
  [
    {
      id: "formula",
      ask: "Which recipe, method or trick of the house can you share, with quantities?",
      form: "sentences",
      example:
        "To descale a machine, I use 50 g of citric acid to a litre of cold water, and then I leave it alone for an hour.",
      reason: "Some communities want the recipe in the post.",
    },
  ],
  [
    {
      id: "price",
      ask: "What does the usual thing cost?",
      form: "sentences",
      example: "Having a look is free, and most repairs cost less than thirty euros.",
      reason: "People are too shy to ask.",
    },
  ],
  [
    {
      id: "stackOrMaterial",
      ask: "Where do your goods, parts or ingredients come from?",
      form: "sentences",
      example: "The spare parts come from dead mixers, which hang on the wall sorted by make.",
      reason: "For people who love the subject.",
    },
  ],
  [
    {
      id: "numbers",
      ask: "In a day or a week, how much do you sell, repair or throw away?",
      form: "sentences",
      example: "We repair about 22 things a week, and nine in ten leave working.",
      reason: "Other owners trust honest numbers, and so do customers.",
    },
  ],
  [
    {
      id: "limits",
      ask: "What don't you have, or don't you do?",
      form: "sentences",
      example: "I don't take microwaves, and there is no parking.",
      reason: "It saves somebody a trip, and makes the rest believable.",
    },
  ],
  [
    {
      id: "surprise",
      ask: "Who comes in that you didn't expect?",
      form: "sentences",
      example:
        "I expected pensioners. Most customers are thirty and bring what their grandmother left them.",
      reason: "A good opening outside your own town.",
    },
    {
      id: "userSaid",
      ask: "What has somebody said over the counter? Use their exact words, and say who they are.",
      form: "sentences",
      example: 'A boy said: "So it was never dead, it was just shut."',
      reason: "One true sentence from somebody else. Ask them before you quote them.",
    },
  ],
  [
    {
      id: "mistake",
      ask: "What did you open, stock or promise that you shouldn't have?",
      form: "sentences",
      example:
        "In my first week I offered a ten-year guarantee. The first person to take it had a toaster from 1961.",
      reason: "A lesson for other owners. It can open a post of its own.",
    },
  ],
  [
    {
      id: "teach",
      ask: "What could you teach somebody about your trade in five lines, without mentioning your place?",
      form: "sentences",
      example:
        "A toaster that trips the fuse usually has crumbs in it. Unplug it, turn it over and tap it, don't shake it. If it still trips, look for a raisin on the element.",
      reason: "Where you can't post, you can still help people with this.",
    },
  ],
  [
    {
      id: "askReaders",
      ask: "What would you really like to know from your neighbours?",
      form: "question",
      example: "What's broken in your kitchen that you still can't throw away?",
      reason: "Your last line. Leave it empty rather than make one up.",
    },
    {
      id: "askPeers",
      ask: "And from other owners?",
      form: "question",
      example: "How do you turn down a repair that costs more than the thing is worth?",
      reason: "The last line in communities of owners.",
    },
  ],
];
