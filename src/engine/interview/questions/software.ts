import type { Step } from "#engine/interview/interview.ts";

/** The examples are about Bin Night, which does not exist. */
export const SOFTWARE: readonly Step[] = [
  [
    {
      id: "what",
      ask: "What is it? Say it the way you'd tell a friend.",
      form: "completion",
      lead: "{name} is",
      example: "a web page that tells you which bin goes out tonight",
      reason: "This sentence goes into every post.",
    },
    {
      id: "forWhom",
      ask: "Who is it for?",
      form: "completion",
      lead: "It is for",
      example: "people who live on a street with four kinds of bin",
      reason: "Readers look for themselves in this line.",
    },
  ],
  [
    {
      id: "scene",
      ask: "When did you first need it? Where were you, and what went wrong?",
      form: "sentences",
      example:
        "I was standing in the road in my slippers at six in the morning, and every bin but mine was blue. The lorry was already at the corner. I had put out the paper for the fifth time that winter.",
      reason: "This becomes your opening, and its first sentence a title. Keep that one short.",
    },
  ],
  [
    {
      id: "unusual",
      ask: "What's unusual about how it works, or what was hard to get right?",
      form: "sentences",
      example:
        "Bin Night doesn't read the council's website. It reads the calendar the crews use, so it knows about bank holidays a week before the council does.",
      reason: "Technical readers come for this part.",
    },
  ],
  [
    {
      id: "before",
      ask: "What did you use before, and why wasn't it good enough?",
      form: "sentences",
      example:
        "The council publishes a PDF with a colour chart. I'm colour-blind, and the file is called final2.",
      reason: "It's the first thing readers ask, so answer it before they do.",
    },
  ],
  [
    {
      id: "why",
      ask: "Why does it exist, in one line?",
      form: "completion",
      lead: "It exists because",
      example: "I put out the wrong bin five times in one winter",
      reason: "A short version of your story, for posts that have no room for the long one.",
    },
  ],
  [
    {
      id: "numbers",
      ask: "How is it going, in numbers you could show somebody?",
      form: "sentences",
      example: "Bin Night covers 312 streets, and about 90 people check it on a Tuesday evening.",
      reason: "Small honest numbers are trusted more than big ones.",
    },
  ],
  [
    {
      id: "limits",
      ask: "What can't it do yet?",
      form: "sentences",
      example:
        "Bin Night only knows two districts so far. It gets garden waste wrong in December, when the crews change their route.",
      reason: "Admitting this makes everything else believable.",
    },
  ],
  [
    {
      id: "stackOrMaterial",
      ask: "What did you build it with, and can people see the code?",
      form: "sentences",
      example: "I wrote it in Python. It's a single file, and the code is public under MIT.",
      reason: "It saves you the first ten comments in a technical community.",
    },
  ],
  [
    {
      id: "price",
      ask: "What does it cost, and what's free?",
      form: "sentences",
      example: "The page is free and has no ads.",
      reason: "People look for the catch. Put the free part first.",
    },
    {
      id: "platform",
      ask: "Where does it run?",
      form: "sentences",
      example: "It's a web page and nothing else, and it works on old phones.",
      reason: "Readers check whether they can use it.",
    },
  ],
  [
    {
      id: "mistake",
      ask: "What did you get wrong, and what did it cost you?",
      form: "sentences",
      example:
        "I sent the reminders at seven in the evening. People put their bins out straight away, and the foxes had all night.",
      reason: "Other makers read this first. It can open a post of its own.",
    },
  ],
  [
    {
      id: "surprise",
      ask: "What did you expect, and what happened instead?",
      form: "sentences",
      example:
        "I expected my neighbours to use it. Half the visits come from one student house that never had a calendar.",
      reason: "A good opening for people who have read too many launch posts.",
    },
  ],
  [
    {
      id: "userSaid",
      ask: "What has somebody said about it? Use their exact words, and say who they are.",
      form: "sentences",
      example: 'My neighbour said: "I don\'t check it. I just look whether your bin is out."',
      reason: "One true sentence from somebody else. Ask them before you quote them.",
    },
  ],
  [
    {
      id: "teach",
      ask: "What could you teach somebody in five lines, without mentioning your project?",
      form: "sentences",
      example:
        "Before you scrape a council's website, write to the person whose name is in the PDF. Ask for the file, not for permission. Half the time you get a better spreadsheet than you could scrape.",
      reason: "Where you can't post, you can still help people with this.",
    },
  ],
  [
    {
      id: "askReaders",
      ask: "What would you really like to know from people who might use it?",
      form: "question",
      example: "How do you find out which bin goes out tonight?",
      reason: "Your last line. Leave it empty rather than make one up.",
    },
    {
      id: "askPeers",
      ask: "And from people who build things like it?",
      form: "question",
      example: "How do you keep a tool alive that people need for ten seconds a week?",
      reason: "The last line in communities of makers.",
    },
  ],
];
