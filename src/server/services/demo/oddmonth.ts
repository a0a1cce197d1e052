import type { DemoProject } from "./demo-project.ts";
import { ODDMONTH_PAST, ODDMONTH_PLANNED } from "./oddmonth-posts.ts";

/** An app that people use for themselves. */
export const ODDMONTH: DemoProject = {
  project: {
    id: "5e77e71e-0000-4000-8000-000000000002",
    name: "Oddmonth",
    description:
      "Oddmonth is a budgeting app for freelancers whose income changes every month. It pays you the same salary each month out of a buffer, sets tax aside from every invoice, and warns you when a lean month is coming.",
    url: "https://oddmonth.example",
    category: "Finance",
    targetAudience: ["Freelancers"],
    goals: ["Get feedback", "Share knowledge"],
  },
  founderFacts: {
    whyBuilt:
      "I had my best quarter and still could not pay my tax bill, because I had spent the money in the good months.",
    firstUser: "a translator I share an office with",
    oneNumber: "61 freelancers keep their buffer in it",
    wentWrong:
      "The first version wanted every receipt. People stopped after nine days, so I threw receipts out.",
    wantFromReaders: "How many months of buffer do you keep, and how did you decide?",
  },
  past: ODDMONTH_PAST,
  ...ODDMONTH_PLANNED,
};
