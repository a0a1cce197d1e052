import type { Step } from "#engine/interview/interview.ts";

/** The examples are about Salt in the Wiring, which does not exist. */
export const BOOK: readonly Step[] = [
  [
    {
      id: "what",
      ask: "What kind of book is it, where is it set, and what's the one odd thing about it?",
      form: "completion",
      lead: "{name} is",
      example: "a memoir of eleven years as an electrician on lighthouses",
      reason: "This sentence goes into every post.",
    },
    {
      id: "forWhom",
      ask: "Who is it for?",
      form: "completion",
      lead: "It is for",
      example: "people who read instruction manuals for pleasure",
      reason: "Readers look for themselves in this line.",
    },
  ],
  [
    {
      id: "scene",
      ask: "Where did the book begin? With an object, a letter, something somebody said?",
      form: "sentences",
      example:
        "The last keeper left me his screwdriver. It had his initials on it, and somebody else's teeth marks. I wanted to know whose, and that took four winters.",
      reason: "This becomes your opening, and its first sentence a title. Keep that one short.",
    },
  ],
  [
    {
      id: "premise",
      ask: "What happens in it? Three sentences, no ending, no praise.",
      form: "sentences",
      example:
        "Each chapter is one lighthouse and one fault. The faults get smaller, and the man who repairs them gets lonelier. In the eighth chapter somebody answers him.",
      reason: "Readers decide on this, and it works as a comment in a thread too.",
    },
  ],
  [
    {
      id: "sample",
      ask: "What are its first few sentences, exactly as printed?",
      form: "sentences",
      example: '"The light was fine. It was the man who had gone out."',
      reason: "Better than any description. It's only used where samples are welcome.",
    },
  ],
  [
    {
      id: "why",
      ask: "What did you want to read that you couldn't find?",
      form: "completion",
      lead: "It exists because",
      example: "nobody writes about work that goes right",
      reason: "An honest reason, for posts that have no room for the whole story.",
    },
  ],
  [
    {
      id: "before",
      ask: "What had you written before, and how did you start this one?",
      form: "sentences",
      example: "I had written fault reports for thirty years. My first draft was another one.",
      reason: "People forgive a first book everything except pretending.",
    },
  ],
  [
    {
      id: "unusual",
      ask: "What in it is true, strange or hard-won?",
      form: "sentences",
      example: "Every wiring diagram in the book is correct, and two of them are part of the plot.",
      reason: "For readers who know the subject.",
    },
  ],
  [
    {
      id: "stackOrMaterial",
      ask: "Who made the cover, the maps or the pictures, and how?",
      form: "sentences",
      example: "I drew the diagrams with the stencil I used at work.",
      reason: "For communities that care about how books are made.",
    },
  ],
  [
    {
      id: "numbers",
      ask: "Words, years, copies: which numbers could you show somebody?",
      form: "sentences",
      example: "The book has 62,000 words and took four winters. I've sold 190 copies.",
      reason: "Authors ask each other this all the time.",
    },
  ],
  [
    {
      id: "price",
      ask: "What does it cost, where can people get it, and is any of it free?",
      form: "sentences",
      example: "The first chapter is free on my page. The paperback costs 11 euros.",
      reason: "The last line before the link. Put the free part first.",
    },
  ],
  [
    {
      id: "limits",
      ask: "What's your one honest doubt about it?",
      form: "sentences",
      example: "My doubt is chapter six. It spends four pages explaining a relay.",
      reason: "An author with a doubt gets answers.",
    },
  ],
  [
    {
      id: "surprise",
      ask: "What did readers do that you didn't expect?",
      form: "sentences",
      example: "I expected to hear from engineers. Most of the letters come from widows.",
      reason: "A good opening for people who have read too many book announcements.",
    },
    {
      id: "userSaid",
      ask: "What has a reader said? Use their exact words, and say who they are.",
      form: "sentences",
      example: 'One reader wrote: "He never said what he did all day. Now I know."',
      reason: "One true sentence from somebody else. Ask them before you quote them.",
    },
  ],
  [
    {
      id: "mistake",
      ask: "What would you do differently: the cover, the blurb, the price, the editing?",
      form: "sentences",
      example:
        "I set the price by the number of pages. People took the low price as a warning, and it sold better when I raised it.",
      reason: "A lesson for other authors. It can open a post of its own.",
    },
  ],
  [
    {
      id: "teach",
      ask: "What have you learned about writing, or about your subject, that fits into five lines? Leave the book out of it.",
      form: "sentences",
      example:
        "When you describe somebody working, name the tool before the hand. Readers see the tool and supply the hand themselves.",
      reason: "Where you can't post, you can still help people with this.",
    },
  ],
  [
    {
      id: "askReaders",
      ask: "What would you really like to know from readers?",
      form: "question",
      example: "Do you skip the diagrams in a book, or read them twice?",
      reason: "Your last line. Leave it empty rather than make one up.",
    },
    {
      id: "askPeers",
      ask: "And from other authors?",
      form: "question",
      example: "How long do you leave a draft alone before you can see it clearly?",
      reason: "The last line in communities of writers.",
    },
  ],
];
