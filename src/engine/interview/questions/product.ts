import type { Step } from "#engine/interview/interview.ts";

/** The examples are about Tern, a lamp that does not exist. */
export const PRODUCT: readonly Step[] = [
  [
    {
      id: "what",
      ask: "What is it, and what is it made of?",
      form: "completion",
      lead: "{name} is",
      example: "a folding reading lamp made of ash and brass",
      reason: "This sentence goes into every post.",
    },
    {
      id: "forWhom",
      ask: "Who is it for?",
      form: "completion",
      lead: "It is for",
      example: "people who read while somebody else is asleep",
      reason: "Readers look for themselves in this line.",
    },
  ],
  [
    {
      id: "scene",
      ask: "What happened that made you start?",
      form: "sentences",
      example:
        "I read the last forty pages of a novel in the bath. It was the only room with a door that closed, and my wife had an early shift. The water went cold around page 310.",
      reason: "This becomes your opening, and its first sentence a title. Keep that one short.",
    },
  ],
  [
    {
      id: "unusual",
      ask: "How does it work? What's the clever part, or the old-fashioned one?",
      form: "sentences",
      example:
        "The lamp folds along the grain, so the hinge is the wood itself. There is no screw in it that could work loose.",
      reason: "The paragraph people look at the pictures for.",
    },
  ],
  [
    {
      id: "before",
      ask: "What had you tried, and what was wrong with it?",
      form: "sentences",
      example:
        "Clip-on lamps lit the ceiling. A head torch works, but you look like a miner in bed.",
      reason: "Readers who tried it too will nod.",
    },
  ],
  [
    {
      id: "why",
      ask: "Why does it exist, in one line?",
      form: "completion",
      lead: "It exists because",
      example: "my wife works nights and I can't sleep without a chapter",
      reason: "A short version of your story, for posts that have no room for the long one.",
    },
  ],
  [
    {
      id: "stackOrMaterial",
      ask: "Which materials and tools do you use, and who makes the parts?",
      form: "sentences",
      example:
        "I use ash from one fallen tree and cut it on a second-hand scroll saw. A friend turns the brass parts.",
      reason: "Makers read this paragraph before any other.",
    },
  ],
  [
    {
      id: "numbers",
      ask: "How many have you made, sold and had returned? How long does one take?",
      form: "sentences",
      example: "I've made 64 lamps at six hours each. Two came back, and both had been dropped.",
      reason: "Returns are the number people trust most.",
    },
  ],
  [
    {
      id: "limits",
      ask: "What is it not good for?",
      form: "sentences",
      example: "The lamp is too dim to cook by, and it doesn't like damp rooms.",
      reason: "Admitting this saves you returns and makes the rest believable.",
    },
  ],
  [
    {
      id: "price",
      ask: "What does it cost, and what do you repair or replace?",
      form: "sentences",
      example: "A lamp costs 140 euros, and I replace the cord for free.",
      reason: "Said once, near the end.",
    },
    {
      id: "platform",
      ask: "Where is it made, and how long do people wait for one?",
      form: "sentences",
      example: "I work in a garage in Ghent and ship on Mondays.",
      reason: "A place makes it real.",
    },
  ],
  [
    {
      id: "surprise",
      ask: "Who bought it that you hadn't thought of?",
      form: "sentences",
      example: "I expected to sell to parents. A third of the lamps go to church organists.",
      reason: "A good opening for people who have read too many launch posts.",
    },
  ],
  [
    {
      id: "userSaid",
      ask: "What has a customer said? Use their exact words, and say who they are.",
      form: "sentences",
      example:
        'A customer wrote: "My husband noticed it after three weeks, and that is the whole review."',
      reason: "One true sentence from somebody else. Ask them before you quote them.",
    },
  ],
  [
    {
      id: "mistake",
      ask: "What did you get wrong while making it?",
      form: "sentences",
      example:
        "I oiled the first ten with linseed. The rags caught fire in the bin, and I learned that at two in the morning.",
      reason: "A lesson for other makers. It can open a post of its own.",
    },
  ],
  [
    {
      id: "teach",
      ask: "What could you teach somebody about the craft in five lines, without mentioning your product?",
      form: "sentences",
      example:
        "If you bend ash cold, cut along the rings and not across them. Bend it a little further than you need, because it springs back. Leave it clamped overnight.",
      reason: "Where you can't post, you can still help people with this.",
    },
  ],
  [
    {
      id: "askReaders",
      ask: "What would you really like to know from people who might use one?",
      form: "question",
      example: "What do you read by when somebody else is asleep?",
      reason: "Your last line. Leave it empty rather than make one up.",
    },
    {
      id: "askPeers",
      ask: "And from other makers?",
      form: "question",
      example: "How do you price the hours that nobody sees?",
      reason: "The last line in communities of makers.",
    },
  ],
];
