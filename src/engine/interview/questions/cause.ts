import type { Step } from "#engine/interview/interview.ts";

/** The examples are about a bus shelter that nobody campaigns for. */
export const CAUSE: readonly Step[] = [
  [
    {
      id: "what",
      ask: "What should exist at the end? Name a thing, not a value.",
      form: "completion",
      lead: "We are campaigning for",
      example: "a bench and a roof at the bus stop on Mill Lane",
      reason: "This sentence goes into every post.",
    },
    {
      id: "who",
      ask: "Who are you?",
      form: "completion",
      lead: "We are",
      example: "six people who take the number 12 to work",
      reason: "People want to know who is asking.",
    },
  ],
  [
    {
      id: "scene",
      ask: "What did you see? Describe one day or one person, and ask that person first.",
      form: "sentences",
      example:
        "Mrs Adler was sitting on her shopping. The bus was late and the wall was wet, and she had a doctor's appointment at ten. She said she was used to it.",
      reason: "This becomes your opening, and its first sentence a title. Keep that one short.",
    },
  ],
  [
    {
      id: "unusual",
      ask: "How small is the thing you're asking for, and what are you not asking for?",
      form: "sentences",
      example:
        "We aren't asking for a new stop. We're asking for four metres of roof, and the city has some lying in a yard.",
      reason: "The paragraph that convinces people.",
    },
  ],
  [
    {
      id: "theAsk",
      ask: "What could one reader do in two minutes?",
      form: "sentences",
      example: "Anyone who lives here can sign at the bakery until Friday.",
      reason: "Only used where calls to action are allowed.",
    },
  ],
  [
    {
      id: "why",
      ask: "Why does it matter, in one line?",
      form: "completion",
      lead: "It matters because",
      example: "the bus comes once an hour and the doctor is at the other end",
      reason: "A short version of your story, for posts that have no room for the long one.",
    },
  ],
  [
    {
      id: "before",
      ask: "What did you try first, and what came of it?",
      form: "sentences",
      example: "We wrote three letters to the city. We got the same reply three times.",
      reason: "It shows that you're serious.",
    },
  ],
  [
    {
      id: "numbers",
      ask: "What did you count yourselves, and how?",
      form: "sentences",
      example:
        "We counted on ten mornings. 212 people waited at the stop, 31 of them with a stick or a pram.",
      reason: "What you counted yourselves beats what strangers signed.",
    },
  ],
  [
    {
      id: "price",
      ask: "Do you take money, and what is it for?",
      form: "sentences",
      example: "We don't take any money.",
      reason: "It answers the first suspicion.",
    },
  ],
  [
    {
      id: "platform",
      ask: "Where and when can people meet you?",
      form: "sentences",
      example: "We're at the stop every Saturday at ten.",
      reason: "In local communities, this comes first.",
    },
  ],
  [
    {
      id: "stackOrMaterial",
      ask: "Did you make, draw or build something for it?",
      form: "sentences",
      example: "We built a test roof out of pallets, and it lasted nine days.",
      reason: "For communities of people who make things.",
    },
  ],
  [
    {
      id: "limits",
      ask: "What speaks against it, or what don't you know yet?",
      form: "sentences",
      example:
        "The roof would cost one parking space. We think that's fair, and the hairdresser doesn't.",
      reason: "Naming the other side makes the rest believable.",
    },
  ],
  [
    {
      id: "surprise",
      ask: "Who was for it that you didn't expect, or against it?",
      form: "sentences",
      example: "We expected the drivers to mind. They were the first to sign.",
      reason: "A good opening for people who are tired of campaigns.",
    },
    {
      id: "userSaid",
      ask: "What has somebody said about it? Use their exact words, and say who they are.",
      form: "sentences",
      example: 'A driver said: "I\'d wait longer if they had somewhere to come from."',
      reason: "One true sentence from somebody else. Ask them before you quote them.",
    },
  ],
  [
    {
      id: "mistake",
      ask: "What did you do that didn't help?",
      form: "sentences",
      example:
        "We started with an online petition. Most of the people at the stop have never signed anything online.",
      reason: "A lesson for other groups. It can open a post of its own.",
    },
  ],
  [
    {
      id: "teach",
      ask: "What have you learned that any group could use? Five lines, and leave your cause out of it.",
      form: "sentences",
      example:
        "Count before you ask. Go at the same time on ten days and write down what you see, because a number you counted is hard to wave away. Then ask for the smallest thing that would change it.",
      reason: "Where you can't post, you can still help people with this.",
    },
  ],
  [
    {
      id: "askReaders",
      ask: "What would you really like to know from your neighbours?",
      form: "question",
      example: "Where do you wait for the bus when it rains?",
      reason: "Your last line. Leave it empty rather than make one up.",
    },
    {
      id: "askPeers",
      ask: "And from other groups?",
      form: "question",
      example: "Who was the one person in the office who could say yes?",
      reason: "The last line in communities of campaigners.",
    },
  ],
];
