import { type DemoProject, paragraphs, type PastDemoPost } from "./demo-project.ts";

export const TIDEWICK_PAST: PastDemoPost[] = [
  {
    subredditId: "indiegaming",
    postType: "showcase",
    title: "A game about a lighthouse keeper who delivers the mail",
    content: paragraphs(
      "I grew up on an island where the mail boat was the event of the week. No game had that feeling, so I'm making one.",
      "In Tidewick you sail letters from island to island, by the tides and by what people ask of you. There is no fighting and no timer, only the weather.",
      "Does the sailing feel slow to you, or calm? There is a free demo: https://tidewick.example",
    ),
    daysAgo: 55,
    hour: 16,
    visits: 286,
    seen: { outcome: "live", upvotes: 340, comments: 76 },
  },
  {
    subredditId: "cozygames",
    postType: "showcase",
    title: "I'm making a cozy game about a mail boat, with tides instead of timers",
    content: paragraphs(
      "Maker here. You are a lighthouse keeper who delivers letters between islands. When the water is out you wait, repair the lamp, or read what you carry.",
      "Nothing can be lost, and nobody hurries you. Is there something that you always miss in games like this?",
    ),
    daysAgo: 51,
    hour: 16,
    seen: { outcome: "live", upvotes: 265, comments: 48 },
  },
  {
    subredditId: "gamedesign",
    postType: "lesson",
    title: "I spent five months on real sea currents, and players called them broken steering",
    content: paragraphs(
      "The currents in my sailing game were right. I had tide tables. Boats drifted as boats do.",
      "Players could not see why they drifted, so to them the boat was simply bad. In the end I threw most of it out and drew lines on the water. Now they read the sea, and the sea lies a little.",
      "Where do you stop simulating and start showing?",
    ),
    daysAgo: 47,
    hour: 11,
    seen: { outcome: "live", upvotes: 203, comments: 88 },
  },
  {
    subredditId: "indiedev",
    postType: "feedback",
    title: "Is this opening too quiet? Ten minutes of rowing before the first letter",
    content: paragraphs(
      "Tidewick is my own game, a cozy one about delivering mail between islands. It opens with ten minutes in which little happens: you row, you light the lamp, you wait for the tide.",
      "My sister liked it and then sailed off the map. Others left after four minutes.",
      "Would you stay? What would have to happen by minute three? https://tidewick.example",
    ),
    daysAgo: 40,
    hour: 16,
    visits: 143,
    seen: { outcome: "live", upvotes: 187, comments: 103 },
  },
  {
    subredditId: "gamedev",
    postType: "question",
    title: "How do you test a slow game with people who have little time?",
    content: paragraphs(
      "My game takes an hour before it shows what it is about. Testers give me fifteen minutes, and I can't blame them.",
      "Do you cut a special version for tests, or do you look for other testers? What did you lose by it?",
    ),
    daysAgo: 33,
    hour: 22,
    seen: {
      outcome: "removed",
      upvotes: 6,
      comments: 2,
      removedReason: "Questions like this go to the daily thread",
    },
  },
  {
    subredditId: "destroymygame",
    postType: "feedback",
    title: "Tidewick: a slow sailing game. Where does the first half hour lose you?",
    content: paragraphs(
      "I made this alone over two years. Players who stay for thirty minutes stay for hours; half of them do not stay for ten.",
      "Please be hard on the opening: the rowing, the lamp, the first letter. https://tidewick.example",
    ),
    daysAgo: 26,
    hour: 16,
    seen: { outcome: "live", upvotes: 44, comments: 61 },
  },
  {
    subredditId: "indiegames",
    postType: "story",
    title: "1,300 people played my demo. Eleven of them wrote me a letter",
    content: paragraphs(
      "My game is about delivering mail, so the demo ends with an empty page and an address. I did not expect anyone to use it.",
      "Eleven people did. One drew a map of the islands, with two that do not exist. I'm going to add them.",
      "What is the best thing that players ever sent you?",
    ),
    editSection: "EDIT: thank you all. The demo is here: https://tidewick.example",
    daysAgo: 19,
    hour: 16,
    visits: 367,
    seen: { outcome: "live", upvotes: 421, comments: 64 },
  },
  {
    subredditId: "games",
    postType: "question",
    title: "Which game made waiting feel good?",
    content: paragraphs(
      "Not grinding, and not a timer. I mean a game in which you waited for the rain to stop or for a boat to come in, and did not mind.",
      "I'm making a game with a lot of it and would like to learn from what worked for you. What was it that made it feel good?",
    ),
    daysAgo: 12,
    hour: 11,
    seen: { outcome: "live", upvotes: 58, comments: 117 },
  },
  {
    subredditId: "playmygame",
    postType: "feedback",
    title: "Tidewick, a cozy sailing game: where did you get lost?",
    content: paragraphs(
      "Maker here. Tidewick is a game about a lighthouse keeper who delivers letters between islands. The demo is free and takes about forty minutes.",
      "I'd like to know one thing above all: the first moment in which you did not know where to go. https://tidewick.example",
      "Blunt is fine.",
    ),
    daysAgo: 2,
    hour: 16,
    visits: 41,
    seen: null,
  },
];

export const TIDEWICK_PLANNED: Pick<DemoProject, "upcoming" | "drafts"> = {
  upcoming: [
    {
      subredditId: "indiegaming",
      postType: "lesson",
      title: "I replaced the map in my sailing game with a drawing that is wrong",
      content: paragraphs(
        "Players of Tidewick stared at the map and never at the sea. So I took it away and gave them a drawing by somebody who had been there once.",
        "Two islands are in the wrong place. {{How many of your testers noticed}} noticed, and nobody minded.",
        "Would you want a right map somewhere, or is finding out the point?",
      ),
    },
    {
      subredditId: "sailing",
      postType: "question",
      title: "What do games about sailing always get wrong?",
      content: paragraphs(
        "I'm making a quiet game about a mail boat, and I grew up near the sea without ever steering more than a dinghy.",
        "What makes you wince when you see a boat in a game? And is there something small that one could get right, so that you would smile?",
      ),
    },
    {
      subredditId: "indiedev",
      postType: "story",
      title: "Two years alone on a game about letters: what kept me going",
      content: paragraphs(
        "No deadline and no team. Some weeks the only thing that moved was the tide table.",
        "What helped was a rule: each Friday I play what is there and write a letter to myself about it. I have about ninety of them now.",
        "What is your rule? Tidewick is mine, and the demo is out: https://tidewick.example",
      ),
    },
  ],
  drafts: [
    {
      subredditId: "gamedesign",
      postType: "question",
      title: "How do you tell a story through letters that players may open, or not?",
      content: paragraphs(
        "In my game you carry letters, and you can read them. Most testers do: {{how many of ten}} of ten.",
        "Those who don't miss {{what they miss}}. I like that, and I'm not sure that I should.",
        "Would you make the honest player's story another one, or the same with less in it?",
      ),
    },
  ],
};
