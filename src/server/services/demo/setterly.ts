import type { DemoProject } from "./demo-project.ts";
import { SETTERLY_PAST, SETTERLY_PLANNED } from "./setterly-posts.ts";

/** Software for a trade. */
export const SETTERLY: DemoProject = {
  project: {
    id: "5e77e71e-0000-4000-8000-000000000001",
    name: "Setterly",
    description:
      "Setterly is a planner for climbing gyms. Route setters see which walls are due, plan the week on one board, and log every new boulder and route with its grade. Head setters see at a glance which grades are missing and how long each route has been up.",
    url: "https://setterly.example",
    category: "SaaS & Software",
    targetAudience: ["Small Business Owners"],
    goals: ["Get feedback", "Find customers"],
  },
  founderFacts: {
    whyBuilt:
      "I set routes at a climbing gym for six years, and the plan for the week lived on a whiteboard that somebody always wiped.",
    firstUser: "the head setter of my home gym",
    oneNumber: "9 gyms plan their week with it",
    wentWrong:
      "I built statistics for gym owners first, and nobody opened them. Setters wanted the board.",
    wantFromReaders: "What would make you give up the whiteboard?",
  },
  competitors: [
    {
      name: "Wallwright",
      url: "https://wallwright.example",
      description:
        "Wallwright is a logbook for boulderers, an app for iPhone and Android. Climbers tick the boulders of their gym, compare grades with friends and follow a training plan for finger strength.",
    },
    {
      name: "Staffrope",
      url: "https://staffrope.example",
      description:
        "Staffrope is a shift planner for small gyms and studios. It schedules the front desk and coaches, sells memberships and checks visitors in.",
    },
  ],
  past: SETTERLY_PAST,
  ...SETTERLY_PLANNED,
};
