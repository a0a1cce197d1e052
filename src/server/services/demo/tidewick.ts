import type { DemoProject } from "./demo-project.ts";
import { TIDEWICK_PAST, TIDEWICK_PLANNED } from "./tidewick-posts.ts";

/** A thing to play with. */
export const TIDEWICK: DemoProject = {
  project: {
    id: "5e77e71e-0000-4000-8000-000000000003",
    name: "Tidewick",
    description:
      "Tidewick is a cozy indie game about a lighthouse keeper who delivers letters between islands. You sail by the tides, repair the lamp, and learn what the islanders never wrote down. It is a solo project for desktop, with a free demo.",
    url: "https://tidewick.example",
    category: "Content & Media",
    targetAudience: ["Content Creators"],
    goals: ["Get feedback", "Build community"],
  },
  founderFacts: {
    whyBuilt:
      "I grew up on an island where the mail boat was the event of the week, and no game had that feeling.",
    firstUser: "my sister, who found a way to sail off the map in ten minutes",
    oneNumber: "1,300 people played the demo",
    wentWrong: "I spent five months on real sea currents, and players called them broken steering.",
    wantFromReaders: "Does the sailing feel slow to you, or calm?",
  },
  past: TIDEWICK_PAST,
  ...TIDEWICK_PLANNED,
};
