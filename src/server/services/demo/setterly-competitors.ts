import type { DemoCompetitor } from "./demo-project.ts";

/** Whom Setterly's founder watches, and which of their posts were found. */
export const SETTERLY_COMPETITORS: DemoCompetitor[] = [
  {
    name: "Wallwright",
    url: "https://wallwright.example",
    description:
      "Wallwright is a logbook for boulderers, an app for iPhone and Android: climbers tick the boulders of their gym and follow a training plan.",
    mentions: [
      {
        permalink: "https://www.reddit.com/r/bouldering/comments/zzdemo01/",
        title: "Two years of ticks from one gym: which grades we climb when nobody looks",
        upvotes: 212,
        comments: 61,
      },
    ],
  },
  {
    name: "Staffrope",
    url: "https://staffrope.example",
    description:
      "Staffrope is a shift planner for small gyms and studios: it schedules coaches, sells memberships and checks visitors in.",
    mentions: [
      {
        permalink: "https://www.reddit.com/r/smallbusiness/comments/zzdemo02/",
        title: "Our front desk swaps shifts in a group chat. What do you use?",
        upvotes: 18,
        comments: 35,
      },
    ],
  },
];
