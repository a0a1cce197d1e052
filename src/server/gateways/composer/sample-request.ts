import { unknownPolicy } from "#engine/policy/derive-policy.ts";
import type { ProjectRequest } from "#engine/writer/project/plan-project.ts";

const COMMUNITIES = [
  { name: "sideprojects", category: "Business" },
  { name: "woodworking", category: "Crafts" },
  { name: "programming", category: "Programming" },
  { name: "leeds", category: "Places" },
];

/** A small project that has something of everything: planning it once makes all that the writer makes when it is first used. */
export const SAMPLE_REQUEST: ProjectRequest = {
  project: { name: "Sample", url: "https://sample.invalid" },
  interview: {
    kind: "software",
    stage: "out",
    verb: null,
    isTeam: false,
    place: "Leeds",
    answers: {
      what: "a tool that lists the wood in your shed, counts the boards and tells you what to buy",
      forWhom: "people who own more wood than they know of",
      scene:
        "In March I bought six boards of oak. At home I found seven of them behind the door. My wife asked what they were for, and I had no answer.",
      unusual:
        "You photograph the end of a board and it keeps the size. It never asks for a name. A board that was sawn in two is two boards.",
      before: "I had a notebook on a string. The string was there, and the notebook was not.",
      stackOrMaterial: "Go and one SQLite file. The code is public.",
      numbers: "I know of 31 people who use it. They have 4,000 boards.",
      limits: "It can't tell ash from oak. There is no version for phones.",
      price: "Free. There is no paid version.",
      platform: "Linux and macOS",
      mistake: "My first version measured in inches alone. Nobody wrote to me about anything else.",
      teach: "Write the date on a board when you buy it. Wood needs a year for every inch.",
      askReaders: "Which board have you kept for too long?",
      askPeers: "How do you test what only goes wrong in a shed?",
    },
  },
  communities: COMMUNITIES.map(({ name, category }) => ({
    id: name,
    hasPost: false,
    community: { policy: unknownPolicy(name), name, category, topic: null, notes: null },
  })),
  siblings: [],
};
