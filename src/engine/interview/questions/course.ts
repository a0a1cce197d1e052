import type { Step } from "#engine/interview/interview.ts";

/** The examples are about Scythe in a Day, which does not exist. */
export const COURSE: readonly Step[] = [
  [
    {
      id: "what",
      ask: "What is it, and what can people do at the end of it?",
      form: "completion",
      lead: "{name} is",
      example: "a one-day course in mowing a meadow and sharpening the blade by hand",
      reason: "This sentence goes into every post.",
    },
    {
      id: "forWhom",
      ask: "Who is it for?",
      form: "completion",
      lead: "It is for",
      example: "people with a meadow and a bad back",
      reason: "Learners look for themselves in this line.",
    },
  ],
  [
    {
      id: "scene",
      ask: "Which learner do you remember, and what happened?",
      form: "sentences",
      example:
        "A woman of seventy cut the first clean swathe. Her son had been explaining it to her all morning. She handed him the scythe and went to make tea.",
      reason: "This becomes your opening, and its first sentence a title. Keep that one short.",
    },
  ],
  [
    {
      id: "unusual",
      ask: "What do you do first that others don't, or what do you leave out?",
      form: "sentences",
      example:
        "We start with the stone. Nobody swings a blade before they can shave a hair with it, and that takes until lunch.",
      reason: "The paragraph that makes it yours.",
    },
  ],
  [
    {
      id: "before",
      ask: "How is it usually taught, and what goes wrong?",
      form: "sentences",
      example:
        "Most courses begin with the swing. People learn to swing beautifully over the top of the grass.",
      reason: "Other teachers will nod.",
    },
  ],
  [
    {
      id: "why",
      ask: "Why does it exist, in one line?",
      form: "completion",
      lead: "It exists because",
      example: "our strimmer broke in June and the meadow didn't wait",
      reason: "A short version of your story, for posts that have no room for the long one.",
    },
  ],
  [
    {
      id: "stackOrMaterial",
      ask: "How long is it, how many people take part, and what do you use?",
      form: "sentences",
      example: "We have eight people, eight blades, one field and no slides.",
      reason: "Other teachers ask about this first.",
    },
  ],
  [
    {
      id: "numbers",
      ask: "How many people started, and how many finished?",
      form: "sentences",
      example:
        "Since spring 96 people have come, and 90 of them were still mowing at four o'clock.",
      reason: "Completion is the number people trust.",
    },
  ],
  [
    {
      id: "price",
      ask: "What's free, and what do people pay for?",
      form: "sentences",
      example: "The page on sharpening is free. The day itself costs 80 euros.",
      reason: "In many communities only the free part can be mentioned, so put it first.",
    },
    {
      id: "platform",
      ask: "Where and when does it take place?",
      form: "sentences",
      example: "We meet on Saturdays in a field near Ghent.",
      reason: "Said once, near the end.",
    },
  ],
  [
    {
      id: "limits",
      ask: "Who shouldn't take it, and what doesn't it cover?",
      form: "sentences",
      example:
        "The course doesn't cover repairing a bent blade. If you have half a hectare, you're better off with a machine.",
      reason: "The most trusted paragraph a course can have.",
    },
  ],
  [
    {
      id: "surprise",
      ask: "What turned out to be the real difficulty?",
      form: "sentences",
      example: "I expected people's backs to be the problem. It's their patience with the stone.",
      reason: "A good opening for a post about what you learned.",
    },
  ],
  [
    {
      id: "userSaid",
      ask: "What has a learner said? Use their exact words, and say who they are.",
      form: "sentences",
      example: 'One man said: "I came for the meadow and went home with a sharp kitchen."',
      reason: "One true sentence from somebody else. Ask them before you quote them.",
    },
  ],
  [
    {
      id: "mistake",
      ask: "What did you teach badly at first?",
      form: "sentences",
      example:
        "I used to correct everybody's grip. They held it perfectly and stopped looking at the grass.",
      reason: "A lesson for other teachers. It can open a post of its own.",
    },
  ],
  [
    {
      id: "teach",
      ask: "What's the first step, in five lines, for free, without mentioning the course?",
      form: "sentences",
      example:
        "Keep the heel of the blade on the ground the whole way round. Turn from the hips and leave your arms where they are.",
      reason: "Where you can't post, you can still help people with this.",
    },
  ],
  [
    {
      id: "askReaders",
      ask: "What would you really like to know from learners?",
      form: "question",
      example: "At what point does your blade stop cutting and start pushing?",
      reason: "Your last line. Leave it empty rather than make one up.",
    },
    {
      id: "askPeers",
      ask: "And from other teachers?",
      form: "question",
      example: "How do you teach patience in a single day?",
      reason: "The last line in communities of teachers.",
    },
  ],
];
