import type { Step } from "#engine/interview/interview.ts";

/** The examples are about Lighthouse Letters, which does not exist. */
export const GAME: readonly Step[] = [
  [
    {
      id: "what",
      ask: "What is it, and what do you do in it? No “fun”, no “epic”.",
      form: "completion",
      lead: "{name} is",
      example: "a two-player word game in which each of you sees only half the alphabet",
      reason: "This sentence goes into every post.",
    },
    {
      id: "forWhom",
      ask: "Who is it for?",
      form: "completion",
      lead: "It is for",
      example: "couples who text each other from the next room",
      reason: "Players look for themselves in this line.",
    },
  ],
  [
    {
      id: "scene",
      ask: "Where does it come from? A place, an evening, a person – anything but the genre.",
      form: "sentences",
      example:
        "For a year I only had signal on the kitchen windowsill. My girlfriend was on another island, and we wrote to each other in five-letter words because those got through.",
      reason: "This becomes your opening, and its first sentence a title. Keep that one short.",
    },
  ],
  [
    {
      id: "howItPlays",
      ask: "Describe one minute of play, as if I were sitting next to you.",
      form: "sentences",
      example:
        "You see seven letters, and the other player sees seven different ones. You can send one word per turn, and it has to contain a letter that you can't see.",
      reason: "Players decide on this paragraph.",
    },
  ],
  [
    {
      id: "unusual",
      ask: "What does it do differently, or leave out?",
      form: "sentences",
      example:
        "There is no clock. The tide comes in one line per word, and that turns out to be pressure enough.",
      reason: "An opening for people who have played everything.",
    },
  ],
  [
    {
      id: "before",
      ask: "What was the first version, and why didn't it work?",
      form: "sentences",
      example: "The first version had a story. Everybody skipped it to get to the letters.",
      reason: "Designers love a dead prototype.",
    },
  ],
  [
    {
      id: "why",
      ask: "Why does it exist, in one line?",
      form: "completion",
      lead: "It exists because",
      example: "we lived on two different islands for a year",
      reason: "A short version of your story, for posts that have no room for the long one.",
    },
  ],
  [
    {
      id: "numbers",
      ask: "Levels, plays, testers, hours: which numbers could you show somebody?",
      form: "sentences",
      example: "The demo has 30 boards, and 210 pairs have finished at least one.",
      reason: "Modest numbers are fine. They're trusted more.",
    },
  ],
  [
    {
      id: "limits",
      ask: "What's missing today, or still unfair?",
      form: "sentences",
      example: "There is no matchmaking yet, so you have to bring your own person.",
      reason: "Testers will find it anyway. Saying it first makes you believable.",
    },
  ],
  [
    {
      id: "stackOrMaterial",
      ask: "Which engine, tools or materials, and what was the hard part?",
      form: "sentences",
      example:
        "I use Unity. The dictionary was the hard part, because every word list is somebody's opinion.",
      reason: "Developers ask about this first.",
    },
  ],
  [
    {
      id: "price",
      ask: "What does it cost, now and later?",
      form: "sentences",
      example: "The demo is free. The full game will cost about eight euros.",
      reason: "People look for the catch. Put the free part first.",
    },
    {
      id: "platform",
      ask: "Where can people play it?",
      form: "sentences",
      example: "There are builds for Windows and Android.",
      reason: "Many communities want this in the title or the flair.",
    },
  ],
  [
    {
      id: "mistake",
      ask: "What did you build and then throw away?",
      form: "sentences",
      example: "I drew 40 lighthouses. Nobody ever looked up from the letters.",
      reason: "A lesson for other developers. It can open a post of its own.",
    },
  ],
  [
    {
      id: "surprise",
      ask: "What did players do that you didn't expect?",
      form: "sentences",
      example:
        "I thought pairs would hurry. Instead they argue about whether a word is romantic enough.",
      reason: "A good opening for people who have read too many launch posts.",
    },
  ],
  [
    {
      id: "userSaid",
      ask: "What has a player said? Use their exact words, and say who they are.",
      form: "sentences",
      example:
        'A tester wrote: "We lost, and then we called each other, which I think was the point."',
      reason: "One sentence from a stranger is worth ten of yours. Ask before you quote.",
    },
  ],
  [
    {
      id: "teach",
      ask: "What could you teach another designer in five lines, without mentioning your game?",
      form: "sentences",
      example:
        "Give every new rule one turn in which it can't hurt anybody. Players learn it by watching, and the first time it matters they feel clever instead of cheated.",
      reason: "Where you can't post, you can still help people with this.",
    },
  ],
  [
    {
      id: "askReaders",
      ask: "What would you really like to know from players?",
      form: "question",
      example: "Which word game did you stop playing, and what made you stop?",
      reason: "Your last line. Leave it empty rather than make one up.",
    },
    {
      id: "askPeers",
      ask: "And from other developers?",
      form: "question",
      example: "How do you test a game that needs two people who like each other?",
      reason: "The last line in communities of developers.",
    },
  ],
];
