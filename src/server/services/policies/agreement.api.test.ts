import { sql } from "drizzle-orm";
import { findPromotionLimit } from "#engine/ledger/promotion-limit.ts";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { PROJECT_SUBREDDITS } from "#engine/projects/project-limits.ts";
import { STANCE_GROUPS, STANCE_ROWS, type Stance, STANCES } from "#engine/policy/stances.ts";
import { findStored } from "#server/db/subreddits/subreddits-repository.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { buildPolicy } from "./build-policy.ts";

/** Of each stance as many, where the sample has them. */
const OF_EACH_STANCE = inject("isNightly") ? 8 : 2;
const LEAST_COMMUNITIES = inject("isNightly") ? 60 : 15;

let house: TestApp;
let founder: Founder;
let ids: string[];
beforeAll(async () => {
  house = await startTestApp();
  founder = await createFounder(house, "agreement@example.com");
  ids = await pickOfEachStance();
});
afterAll(() => house.stop());

async function pickOfEachStance(): Promise<string[]> {
  const result = await house.database.db.execute(sql`select id from subreddits order by id`);
  const { rows } = result as unknown as { rows: { id: string }[] };
  const stored = await findStored(
    house.database.db,
    rows.map(({ id }) => id),
  );
  const byStance = new Map<Stance, string[]>(STANCES.map((stance) => [stance, []]));
  for (const known of stored.values()) {
    const picked = byStance.get(buildPolicy(known).stance.is);
    if (picked && picked.length < OF_EACH_STANCE) picked.push(known.id);
  }
  expect([...byStance].filter(([, picked]) => picked.length === 0)).toEqual([]);
  return [...byStance.values()].flat().slice(0, PROJECT_SUBREDDITS.most);
}

describe("what a community allows is the same everywhere", () => {
  test("on its card, in its detail, for checks and in the budget", async () => {
    expect(ids.length).toBeGreaterThanOrEqual(LEAST_COMMUNITIES);
    const project = await founder.createProject(ids);
    const budgets = await founder.client.listBudgets({ query: { projectId: project.id } });
    const chosen = new Map(project.recommendations.map((each) => [each.subredditId, each]));
    for (const subredditId of ids) {
      const params = { subredditId };
      const [detail, policy, { items }] = await Promise.all([
        founder.client.getSubreddit({ params }),
        house.clientOf().getPolicy({ params }),
        founder.client.listSubreddits({ query: { q: subredditId, limit: "50" } }),
      ]);
      const { riskLevel, riskReasons, policy: summary, postingFrequency } = policy;
      const said = { riskLevel, riskReasons, policy: summary, postingFrequency };
      expect(detail).toMatchObject(said);
      expect(items.find(({ id }) => id === subredditId)).toMatchObject(said);
      expect(chosen.get(subredditId)?.subreddit).toMatchObject(said);
      const budget = budgets.items.find((each) => each.subredditId === subredditId);
      expectConsistent(policy, budget?.limit.percent);
    }
  });

  test.each(STANCE_GROUPS)("and in the filter '%s'", async (stance) => {
    const page = await founder.client.listSubreddits({ query: { stance, limit: "50" } });
    expect(page.total).toBeGreaterThan(0);
    expect(page.items.map((item) => STANCE_ROWS[item.policy.stance].group)).toEqual(
      page.items.map(() => stance),
    );
  });

  test("and an unknown filter is refused", async () => {
    const query = { stance: "anything" } as never;
    await expect(founder.client.listSubreddits({ query })).rejects.toMatchObject({
      status: 400,
      serverMessage: "What is allowed is post, take-part, not-known or left-out.",
    });
  });
});

type Faces = Awaited<ReturnType<ReturnType<TestApp["clientOf"]>["getPolicy"]>>;

/** Words, level, frequency and budget of one stance. */
const EXPECTED: Record<
  Stance,
  { level: string[]; words: RegExp; often: RegExp; percent: number[] }
> = {
  welcome: {
    level: ["SAFE", "MODERATE"],
    words: /^Projects (?:are probably )?welcome$|^A marketplace/,
    often: /in \d+ days|a day/,
    percent: [100, 10],
  },
  flair: {
    level: ["SAFE", "MODERATE"],
    words: /^(?:Probably a|A)llowed with /,
    often: /in \d+ days|a day/,
    percent: [10],
  },
  weekday: {
    level: ["MODERATE"],
    words: /nly (?:on|at) /,
    often: /^Only (?:on|at) /,
    percent: [10],
  },
  thread: { level: ["MODERATE"], words: /nly in /, often: /^In .* only(?:;|$)/, percent: [10] },
  share: {
    level: ["MODERATE"],
    words: /or regulars, /,
    often: /share|%|in \d+ days|a day|A limit/,
    percent: [],
  },
  value: {
    level: ["MODERATE"],
    words: /o ads\. /,
    often: /in \d+ days|a day/,
    percent: [10],
  },
  ask: {
    level: ["MODERATE"],
    words: /sk the moderators first$/,
    often: /^Once the moderators agree(?:;|$)/,
    percent: [10],
  },
  closed: {
    level: ["RISKY"],
    words: /losed to promotion$/,
    often: /^No promotional posts$/,
    percent: [0],
  },
  "no-place": {
    level: ["RISKY"],
    words: /ot a place for projects$/,
    often: /^No promotional posts$/,
    percent: [0],
  },
  unknown: {
    level: ["MODERATE"],
    words: /^Rules not known to us$/,
    often: /in \d+ days/,
    percent: [10],
  },
};

function expectConsistent(face: Faces, percent: number | undefined): void {
  const { level, words, often, percent: allowed } = EXPECTED[face.stance.is];
  expect(face.policy.stance).toBe(face.stance.is);
  expect(level, face.fullName).toContain(face.riskLevel);
  expect(face.policy.words).toMatch(words);
  expect(face.postingFrequency).toMatch(often);
  const noted = findPromotionLimit(face, ["software"]).percent;
  const limits =
    face.stance.sharePercent === null ? [...allowed, 10, noted] : [face.stance.sharePercent];
  expect(allowed[0] === 0 ? [0] : limits, face.fullName).toContain(percent);
}
