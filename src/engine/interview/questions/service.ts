import type { Step } from "#engine/interview/interview.ts";

/** The examples are about Even Temper, a piano tuner who does not exist. */
export const SERVICE: readonly Step[] = [
  [
    {
      id: "what",
      ask: "What is it? Say what you do, and to what, without “help” or “solutions”.",
      form: "completion",
      lead: "{name} is",
      example: "a piano tuning service for flats with thin walls",
      reason: "This sentence goes into every post.",
    },
    {
      id: "forWhom",
      ask: "Who is it for?",
      form: "completion",
      lead: "It is for",
      example: "people who play after nine in the evening",
      reason: "Readers look for themselves in this line.",
    },
  ],
  [
    {
      id: "scene",
      ask: "How did it start, or which job explains it best?",
      form: "sentences",
      example:
        "The owner said her piano had been in tune since 1988. It was, in a way: every string had dropped by exactly one tone. It took me two visits to bring it back up without breaking anything.",
      reason: "This becomes your opening, and its first sentence a title. Keep that one short.",
    },
  ],
  [
    {
      id: "oneJob",
      ask: "What happens in one job, from start to finish?",
      form: "sentences",
      example:
        "I arrive at ten and take the front off, and you should go for a walk. By twelve it's done, and I show you what I found inside.",
      reason: "People want to know what they're letting themselves in for.",
    },
  ],
  [
    {
      id: "unusual",
      ask: "What do you do that others don't?",
      form: "sentences",
      example: "I leave the lowest octave a little flat if the floor is wooden, and I explain why.",
      reason: "The paragraph that makes it yours.",
    },
  ],
  [
    {
      id: "before",
      ask: "What do people do without you?",
      form: "sentences",
      example: "Most people wait until a string breaks, and then they buy a keyboard.",
      reason: "It shows the alternative fairly.",
    },
  ],
  [
    {
      id: "why",
      ask: "Why does it exist, in one line?",
      form: "completion",
      lead: "It exists because",
      example: "my own neighbours moved out",
      reason: "A short version of your story, for posts that have no room for the long one.",
    },
  ],
  [
    {
      id: "stackOrMaterial",
      ask: "Which tools and methods do you use?",
      form: "sentences",
      example: "I tune by ear with a single fork and check with a meter afterwards.",
      reason: "For people in the same trade.",
    },
  ],
  [
    {
      id: "numbers",
      ask: "Jobs, clients, years, things you've found: which numbers could you show somebody?",
      form: "sentences",
      example:
        "I've tuned 740 pianos in nine years. The most common thing I find inside is a pencil.",
      reason: "An odd true number beats a large one.",
    },
  ],
  [
    {
      id: "price",
      ask: "What does it cost, or how do you work it out?",
      form: "sentences",
      example: "A tuning costs 90 euros, and a second visit in the same year costs 60.",
      reason: "Nobody likes “contact us for a quote”.",
    },
    {
      id: "platform",
      ask: "Where do you work?",
      form: "sentences",
      example: "I work wherever the tram goes, because I go by tram.",
      reason: "In local communities, this comes first.",
    },
  ],
  [
    {
      id: "limits",
      ask: "What don't you do?",
      form: "sentences",
      example: "I don't restore pianos, and I'll never again tune one in a bathroom.",
      reason: "It saves both of you a call, and makes the rest believable.",
    },
  ],
  [
    {
      id: "surprise",
      ask: "What do clients ask or do that you didn't expect?",
      form: "sentences",
      example:
        "I expected questions about pitch. Everybody asks whether theirs is the worst I've seen.",
      reason: "A good opening for people who skip adverts.",
    },
  ],
  [
    {
      id: "userSaid",
      ask: "What has a client said? Use their exact words, and say who they are.",
      form: "sentences",
      example: 'One client said: "It sounds the way it did before the divorce."',
      reason: "One true sentence from somebody else. Ask them before you quote them.",
    },
  ],
  [
    {
      id: "mistake",
      ask: "What did you charge, promise or accept that you shouldn't have?",
      form: "sentences",
      example:
        "I used to charge by the hour. Good pianos were cheap, and bad ones were an argument.",
      reason: "A lesson for other self-employed people. It can open a post of its own.",
    },
  ],
  [
    {
      id: "teach",
      ask: "What should people know before they pay anybody? Five lines, and leave your name out of it.",
      form: "sentences",
      example:
        "Keep the piano off the outside wall. If a tuner won't tell you the price before opening the lid, find another one.",
      reason: "Where you can't post, you can still help people with this.",
    },
  ],
  [
    {
      id: "askReaders",
      ask: "What would you really like to know from people who might hire you?",
      form: "question",
      example: "When was your piano last tuned, honestly?",
      reason: "Your last line. Leave it empty rather than make one up.",
    },
    {
      id: "askPeers",
      ask: "And from people in the same trade?",
      form: "question",
      example: "How do you tell somebody that a piano isn't worth repairing?",
      reason: "The last line in communities of your trade.",
    },
  ],
];
