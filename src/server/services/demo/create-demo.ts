import { deleteTicks } from "#server/db/posts/task-ticks-repository.ts";
import type { Scope } from "#server/scope.ts";
import { deleteProject } from "#server/services/projects/change-project.ts";
import { listProjectSummaries } from "#server/services/projects/projects.ts";
import type { ServiceDeps } from "#server/services/service-deps.ts";
import {
  DEMO_EMAIL,
  enterDemoAccount,
  grantDemoPlan,
  findDemoMoment,
  createDemoTime,
} from "./demo-user.ts";
import { fillDemoProject } from "./fill-demo-project.ts";
import { SETTERLY } from "./setterly.ts";
import { deleteKarma } from "#server/db/accounts/karma-snapshots-repository.ts";
import { findUserById } from "#server/db/accounts/users-repository.ts";
import {
  deleteContributions,
  insertContribution,
} from "#server/db/posts/contributions-repository.ts";
import { findSizes } from "#server/db/subreddits/subreddits-repository.ts";
import type { DemoProject } from "./demo-project.ts";
import { ODDMONTH_PAST, ODDMONTH_PLANNED } from "./oddmonth-posts.ts";
import { TIDEWICK_PAST, TIDEWICK_PLANNED } from "./tidewick-posts.ts";
import type { ContributionKind } from "#engine/ledger/contribution.ts";
import { revokeSession } from "#server/services/accounts/manage-sessions.ts";
import { issueMagicLink } from "#server/services/auth/magic-link.ts";
import { noteKarma } from "#server/services/karma/karma.ts";

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
  interview: {
    kind: "game",
    stage: "testing",
    verb: "make",
    answers: {
      what: "a cozy game about a lighthouse keeper who delivers letters between islands by sailing with the tides",
      forWhom: "people who like waiting for a boat to come in",
      why: "I grew up on an island where the mail boat was the event of the week",
      scene:
        "The mail boat was the event of our week. I grew up on an island with 300 people, and on Thursdays half of them stood on the pier whether they expected a letter or not. No game I played ever had that feeling.",
      howItPlays:
        "You row out at low water with three letters under the seat. The tide turns, the channel you came by is gone, and you have to decide whether to wait, read what you carry, or take the long way round.",
      unusual:
        "There is no fighting and no timer in Tidewick. The tide is the only thing that moves without you, and it comes in whether you are ready or not.",
      before:
        "The first version had a map. Players stared at it and never at the sea, so I replaced it with a drawing by somebody who had been there once, and two islands are in the wrong place.",
      numbers:
        "1,300 people have played the demo, and eleven of them sent me a letter. One drew a map with two islands that don't exist.",
      limits:
        "The first ten minutes of Tidewick are too quiet, and half of the players leave in them. There is no controller support yet either.",
      stackOrMaterial:
        "I work in Godot and paint the water by hand. The hard part was making the tide readable, because real currents looked like broken steering.",
      price: "The demo is free. I don't know the price of the full game yet.",
      platform: "The demo runs on Windows, macOS and Linux.",
      mistake:
        "I spent five months on real sea currents, with tide tables and all. Players couldn't see why they drifted, so to them the boat was simply bad, and I threw most of it out.",
      surprise:
        "I expected players to hurry the letters to the pier. Most of them open the envelopes first and feel guilty about it.",
      userSaid:
        'My sister played it for an hour and said: "Nothing happened, and now I want to ring somebody."',
      teach:
        "Play what you have every Friday, from the start, and write yourself a letter about it. Don't write a list, because a list tells you what to fix and a letter tells you what it felt like. After ten of them you can see which complaint keeps coming back.",
      askReaders: "Which game made waiting feel good, and how did it do that?",
      askPeers: "How do you test a slow game with people who only have fifteen minutes?",
    },
  },
  past: TIDEWICK_PAST,
  ...TIDEWICK_PLANNED,
};

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
  interview: {
    kind: "software",
    stage: "out",
    verb: "make",
    answers: {
      what: "a budgeting app that pays freelancers the same salary every month out of a buffer",
      forWhom: "freelancers whose income is different every month",
      why: "I had my best quarter ever and couldn't pay my tax bill",
      scene:
        "I had my best quarter ever and couldn't pay my tax bill. The money had come in January and February, and I had lived like somebody who earns that every month. In April I sold a camera.",
      before:
        "I tried the usual budgeting apps. All of them ask what you earn per month, and the honest answer was anything between nothing and three times my rent.",
      unusual:
        "Oddmonth never asks what you will earn. It looks at what arrived, sets the tax aside first, and then tells you what salary your buffer can carry for the next three months.",
      numbers:
        "61 freelancers keep their buffer in Oddmonth. On average it took them five months until they stopped checking it every day.",
      limits:
        "Oddmonth knows the tax rules of two countries only. It can't handle two currencies, and couples who share a buffer have to pick one person to own it.",
      stackOrMaterial:
        "I wrote it in Kotlin for Android and Swift for iPhone, and the sums are the same tested library in both.",
      price: "It's free for one income. A second one costs 3 euros a month.",
      platform: "There are apps for iPhone and Android, and nothing for the desktop yet.",
      mistake:
        "The first version wanted every receipt. People stopped after nine days, all of them, so I threw receipts out.",
      surprise:
        "I expected people to argue about the salary. They argue about the tax, because most of them had never seen the whole sum in one place.",
      userSaid:
        'A sound engineer wrote to me: "It is the first August in which I didn\'t say yes to a bad job."',
      teach:
        "Open a second account and let every invoice go there. Move the tax to a third one on the day the money arrives, before you look at what is left. Then pay yourself the same amount on the first of each month, and set it by your worst three months and not by your average.",
      askReaders: "How many months of buffer do you keep, and how did you decide?",
      askPeers: "How do you keep people in an app that works best when they don't open it?",
    },
  },
  past: ODDMONTH_PAST,
  ...ODDMONTH_PLANNED,
};

/** The newest project comes first on the dashboard. */
const PROJECTS = [TIDEWICK, ODDMONTH, SETTERLY];

export type Demo = { link: string; projects: number; posts: number };

/** The demo account as if it had been used for eight weeks. What it held before goes; others' stays. */
export async function createDemo(deps: ServiceDeps): Promise<Demo> {
  const scope = await enterDemoAccount(deps);
  await grantDemoPlan(deps, scope);
  await emptyAccount(deps, scope);
  await fillDemoKarma(deps, scope);
  const time = createDemoTime(deps.clock());
  await logDemoContributions(deps, scope, time.now);
  const then = { ...deps, clock: time.clock };
  let posts = 0;
  for (const [index, demo] of PROJECTS.entries()) {
    posts += await fillDemoProject(then, scope, time, demo, index);
  }
  // The founder's words filled the blanks, which is nothing that was done today.
  await deleteTicks(deps.database.db, scope.userId);
  await revokeSession(deps, scope, scope.sessionId);
  const { link } = await issueMagicLink(deps, DEMO_EMAIL);
  return { link, projects: PROJECTS.length, posts };
}

async function emptyAccount(deps: ServiceDeps, scope: Scope): Promise<void> {
  const { projects } = await listProjectSummaries(deps, scope, { includeArchived: true });
  for (const { id } of projects) {
    await deleteProject(deps, scope, id);
  }
}

/** As the demo founder would have entered it, about once a week: days ago, and karma then. */
const ENTRIES = [
  [57, 846],
  [50, 861],
  [43, 902],
  [37, 958],
  [30, 1003],
  [24, 1009],
  [16, 1074],
  [9, 1168],
  [3, 1213],
] as const;

async function fillDemoKarma(deps: ServiceDeps, { userId }: Scope): Promise<void> {
  const { db } = deps.database;
  const now = deps.clock();
  await deleteKarma(db, userId);
  const user = await findUserById(db, userId);
  if (!user) return;
  for (const [daysAgo, redditKarma] of ENTRIES) {
    const then = findDemoMoment(now, daysAgo, 9);
    await noteKarma(db, { ...user, redditKarma, redditKarmaToldAt: then }, "typed", then);
  }
  await noteKarma(db, user, "typed", now);
}

type Logged = {
  subredditId: string;
  kind: ContributionKind;
  isPromotional?: boolean;
  /** One for each. */
  daysAgo: number[];
};

/** Enough in some communities, too little in others. */
const LOGGED: Logged[] = [
  { subredditId: "climbing", kind: "comment", daysAgo: [3, 5, 8, 13, 20, 27, 33, 40, 46, 51] },
  { subredditId: "rockclimbing", kind: "comment", daysAgo: [4] },
  { subredditId: "entrepreneur", kind: "comment", daysAgo: [2, 6, 9, 15, 22, 30] },
  { subredditId: "entrepreneur", kind: "post", isPromotional: true, daysAgo: [36] },
  { subredditId: "financialplanning", kind: "comment", daysAgo: [7, 12] },
  { subredditId: "indiedev", kind: "comment", daysAgo: [1, 4, 11, 18] },
  { subredditId: "indiegaming", kind: "comment", daysAgo: [9, 16, 23, 31, 38, 44, 50] },
];

/** What the demo founder wrote beside the posts. A community that the catalogue lacks is left out. */
async function logDemoContributions(
  { database: { db } }: ServiceDeps,
  { userId }: Scope,
  now: Date,
): Promise<void> {
  await deleteContributions(db, userId);
  const ids = LOGGED.map(({ subredditId }) => subredditId);
  const known = new Set((await findSizes(db, ids)).map(({ id }) => id));
  for (const { daysAgo, isPromotional = false, ...logged } of LOGGED) {
    if (!known.has(logged.subredditId)) continue;
    for (const days of daysAgo) {
      const at = findDemoMoment(now, days, 19);
      await insertContribution(db, { ...logged, isPromotional, userId, at, createdAt: at });
    }
  }
}
