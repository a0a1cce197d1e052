import type { DemoCompetitor } from "./demo-project.ts";

/** Whom Setterly's founder watches, and which of their posts were found. */
export const SETTERLY_COMPETITORS: DemoCompetitor[] = [
  {
    name: "Wallwright",
    url: "https://wallwright.example",
    description:
      "Wallwright is a logbook for boulderers, an app for iPhone and Android. Climbers tick the boulders of their gym, compare grades with friends and follow a training plan for finger strength.",
    mentions: [
      {
        permalink: "https://www.reddit.com/r/bouldering/comments/zzdemo01/",
        title: "Two years of ticks from one gym: which grades we climb when nobody looks",
        upvotes: 212,
        comments: 61,
      },
      {
        permalink: "https://www.reddit.com/r/climbharder/comments/zzdemo02/",
        title: "A finger plan from 300 logbooks, and where it fails",
        upvotes: 96,
        comments: 44,
      },
      {
        permalink: "https://www.reddit.com/r/bouldering/comments/zzdemo03/",
        title: "Wallwright now shows when your project comes down",
        upvotes: 8,
        comments: 12,
      },
      {
        permalink: "https://www.reddit.com/r/indoorbouldering/comments/zzdemo04/",
        title: "How do you log a boulder that was taken down before you sent it?",
        upvotes: 37,
        comments: 29,
      },
    ],
  },
  {
    name: "Staffrope",
    url: "https://staffrope.example",
    description:
      "Staffrope is a shift planner for small gyms and studios. It schedules the front desk and coaches, sells memberships and checks visitors in.",
    mentions: [
      {
        permalink: "https://www.reddit.com/r/smallbusiness/comments/zzdemo05/",
        title: "Our front desk swaps shifts in a group chat. What do you use?",
        upvotes: 18,
        comments: 35,
      },
      {
        permalink: "https://www.reddit.com/r/SideProject/comments/zzdemo06/",
        title: "Staffrope: shifts for gyms that open at six",
        upvotes: 5,
        comments: 3,
      },
    ],
  },
];
