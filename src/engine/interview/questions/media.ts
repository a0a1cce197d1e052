import type { Step } from "#engine/interview/interview.ts";

/** The examples are about Slack Water, a newsletter that does not exist. */
export const MEDIA: readonly Step[] = [
  [
    {
      id: "what",
      ask: "What is it, and what's in one issue or episode?",
      form: "completion",
      lead: "{name} is",
      example: "a newsletter about one tide a fortnight, somewhere in the world",
      reason: "This sentence goes into every post.",
    },
    {
      id: "forWhom",
      ask: "Who is it for?",
      form: "completion",
      lead: "It is for",
      example: "people who check the tide before they check the weather",
      reason: "Readers look for themselves in this line.",
    },
  ],
  [
    {
      id: "scene",
      ask: "When did you know that you had to make it?",
      form: "sentences",
      example:
        "I rowed out for bread and couldn't row back. The harbour had emptied while I was in the queue, so I walked home across the mud with a loaf under my arm.",
      reason: "This becomes your opening, and its first sentence a title. Keep that one short.",
    },
  ],
  [
    {
      id: "unusual",
      ask: "How do you make it, and what do you leave out?",
      form: "sentences",
      example:
        "I write every issue in the six hours between low and high water. Whatever isn't finished by then is left out.",
      reason: "A good paragraph for people who have seen many of these.",
    },
  ],
  [
    {
      id: "episode",
      ask: "Which one should a newcomer start with, and what happens in it?",
      form: "sentences",
      example:
        'Start with "Saint-Malo, 13 metres". A priest explains the biggest tide in Europe with a teacup and gets his sleeve wet.',
      reason: "This is the one you'd link to.",
    },
  ],
  [
    {
      id: "before",
      ask: "What did you do before it, and why wasn't that enough?",
      form: "sentences",
      example:
        "I had a tide table on the fridge and opinions at breakfast. My family asked me to write them down instead.",
      reason: "Other makers will recognize themselves.",
    },
  ],
  [
    {
      id: "why",
      ask: "Why does it exist, in one line?",
      form: "completion",
      lead: "It exists because",
      example: "my harbour has no water twice a day and nobody wrote about it",
      reason: "A short version of your story, for posts that have no room for the long one.",
    },
  ],
  [
    {
      id: "stackOrMaterial",
      ask: "How do you research, write or record it?",
      form: "sentences",
      example: "I draw each tide curve by hand and check it with the harbour office.",
      reason: "Other makers ask about this first.",
    },
  ],
  [
    {
      id: "numbers",
      ask: "Issues or episodes, readers or listeners, letters: which numbers could you show somebody?",
      form: "sentences",
      example: "There are 41 issues and 620 readers, and 30 of them have sent me a photo of mud.",
      reason: "Small and true beats big and vague.",
    },
  ],
  [
    {
      id: "price",
      ask: "Is it free? Are there ads, or a paid part?",
      form: "sentences",
      example: "All of it is free, and there are no ads.",
      reason: "The last line before the link. Put the free part first.",
    },
    {
      id: "platform",
      ask: "Where can people find it, and how often does it come out?",
      form: "sentences",
      example: "It comes by email every second Sunday, and you can read every issue on the page.",
      reason: "Some communities want an issue that people can open without signing up.",
    },
  ],
  [
    {
      id: "limits",
      ask: "What is it not?",
      form: "sentences",
      example: "I'm not an oceanographer, and I've been corrected by one twice.",
      reason: "It disarms the expert in the thread.",
    },
  ],
  [
    {
      id: "surprise",
      ask: "Who reads or listens that you didn't expect?",
      form: "sentences",
      example: "I expected sailors. Most of my readers live nowhere near the sea.",
      reason: "A good opening for people who have seen too many announcements.",
    },
  ],
  [
    {
      id: "userSaid",
      ask: "What has a reader or listener said? Use their exact words, and say who they are.",
      form: "sentences",
      example: 'A reader wrote: "I read it in Kansas with the window open."',
      reason: "One true sentence from somebody else. Ask them before you quote them.",
    },
  ],
  [
    {
      id: "mistake",
      ask: "What did you do wrong for too long?",
      form: "sentences",
      example:
        "For a year I sent it at noon. The tide doesn't care when you send it, but inboxes do.",
      reason: "A lesson for other makers. It can open a post of its own.",
    },
  ],
  [
    {
      id: "teach",
      ask: "What could you teach somebody about your subject or your craft in five lines? Leave the name out of it.",
      form: "sentences",
      example:
        "To read a tide curve, look at the steepest part first. That's when the water moves fastest, and when you least want to be in a small boat. The flat parts at the top and bottom are your time to cross.",
      reason: "Where you can't post, you can still help people with this.",
    },
  ],
  [
    {
      id: "askReaders",
      ask: "What would you really like to know from people who might read or listen?",
      form: "question",
      example: "What's the lowest you have ever seen your sea?",
      reason: "Your last line. Leave it empty rather than make one up.",
    },
    {
      id: "askPeers",
      ask: "And from people who make something similar?",
      form: "question",
      example: "How do you end an issue without asking for something?",
      reason: "The last line in communities of makers.",
    },
  ],
];
