import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "#contract/client.ts";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { MAX_PASTE_LENGTH } from "#engine/policy/paste/paste-limits.ts";
import { makeStance } from "#engine/policy/paste/read-stance.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { exportPolicies, importPolicies } from "../catalogue/import-catalogue.ts";
import type { ImportLine } from "../catalogue/read-import-file.ts";

let house: TestApp;
let client: Client;
let other: Client;
let userId: Founder["userId"];
let createProject: Founder["createProject"];
beforeAll(async () => {
  house = await startTestApp();
  ({ userId, client, createProject } = await createFounder(house, "reader@example.com"));
  other = house.clientOf((await house.signIn("stranger@example.com")).accessToken);
});
afterAll(() => house.stop());

const saas = { params: { subredditId: "saas" } };
const paste = (text: string, corrections = NO_CORRECTIONS) =>
  client.saveOwnPolicy({ ...saas, body: { text, corrections } });

const RULES =
  '1. Share your projects with the "Launch" flair\n2. You need at least 40 karma\n3. Bring cake';

describe("rules that a user pasted", () => {
  test("are kept with the day, can be replaced, and can be taken back", async () => {
    expect(await client.getOwnPolicy(saas)).toEqual({ own: null });
    expect(await paste("No self-promotion")).toMatchObject({ own: { asOf: "2026-11-15" } });
    await paste(RULES);
    expect(await client.getOwnPolicy(saas)).toMatchObject({
      own: { text: RULES, corrections: NO_CORRECTIONS, asOf: "2026-11-15" },
    });
    expect(await other.getOwnPolicy(saas)).toEqual({ own: null });
    await other.removeOwnPolicy(saas);
    expect((await client.getOwnPolicy(saas)).own).not.toBeNull();
    expect(await client.removeOwnPolicy(saas)).toEqual({ own: null });
    expect(await client.removeOwnPolicy(saas)).toEqual({ own: null });
  });

  test("count wherever the user meets the community, and for nobody else", async () => {
    const before = await client.getPolicy(saas);
    await paste(RULES);
    const words = "Allowed with “Launch”";
    const sourceWords = "rules you pasted, November 15, 2026";
    expect(await client.getPolicy(saas)).toMatchObject({
      stance: { is: "flair", flairs: ["Launch"] },
      policy: { words, sourceWords },
      flairText: "Launch",
      uncodedRules: [{ text: "Bring cake" }],
    });
    expect((await client.getPolicy(saas)).codes["min-karma"]).toBe(40);
    expect((await client.getSubreddit(saas)).policy).toMatchObject({ words, sourceWords });
    const { items } = await client.searchSubreddits({ query: { q: "saas" } });
    expect(items.find(({ id }) => id === "saas")?.policy.words).toBe(words);
    expect(await other.getPolicy(saas)).toEqual(before);
    expect(await house.clientOf().getPolicy(saas)).toEqual(before);
    expect((await other.getSubreddit(saas)).policy.words).not.toBe(words);
    await client.removeOwnPolicy(saas);
    expect(await client.getPolicy(saas)).toEqual(before);
  });

  test("count for the posts, the budget and the karma of the user", async () => {
    await paste(`${RULES}\n4. Every post must have a flair`);
    const project = await createProject(["saas"]);
    const { unlocks } = await client.getKarma();
    expect(JSON.stringify(unlocks)).toContain("40");
    const post = await client.generatePost({
      body: { projectId: project.id, subredditId: "saas" },
    });
    expect(post.flair).not.toBeNull();
    await client.removeOwnPolicy(saas);
  });

  test("follow the user's corrections", async () => {
    await paste("No self-promotion", {
      ...NO_CORRECTIONS,
      stance: { is: "weekday", day: "saturday", flairs: [], detail: null, sharePercent: null },
    });
    expect((await client.getPolicy(saas)).policy.words).toBe("Only on Saturdays");
    await client.removeOwnPolicy(saas);
  });

  test("count as the user decided where they can be read in two ways", async () => {
    const text = "Self-promotion is limited";
    await paste(text);
    expect((await client.getPolicy(saas)).stance.source.kind).not.toBe("yours");
    const choices = { "self promotion is limited": "ask" as const };
    await paste(text, { ...NO_CORRECTIONS, choices });
    expect((await client.getOwnPolicy(saas)).own?.corrections.choices).toEqual(choices);
    expect(await client.getPolicy(saas)).toMatchObject({
      stance: { is: "ask", source: { kind: "yours" } },
      demands: expect.arrayContaining([
        expect.objectContaining({ of: "promotion", code: "ask-mods", certainty: "sure" }),
      ]),
    });
  });

  test("claim nothing where they are unsure, until the user answers", async () => {
    const text =
      "1. Be kind\n2. Name your loom in the title\n3. Photos need a caption\n4. Finished pieces\nPictures of your own work are looked at with pleasure, whatever the day.\n5. Trade\nAdvertising by shops is removed.\n6. No politics";
    await paste(text);
    expect((await client.getPolicy(saas)).stance).toMatchObject({ is: "unknown" });
    const stance = makeStance("ask");
    await paste(text, { ...NO_CORRECTIONS, stance });
    expect((await client.getPolicy(saas)).stance).toMatchObject({
      is: "ask",
      source: { kind: "yours" },
    });
    await client.removeOwnPolicy(saas);
  });

  test("of 100,000 characters in any script are taken, and one more is not", async () => {
    const longest = "規".repeat(MAX_PASTE_LENGTH);
    expect((await paste(longest)).own?.text).toBe(longest);
    await expect(paste(`${longest}則`)).rejects.toMatchObject({
      status: 400,
      serverMessage: "The rules can have at most 100,000 characters.",
    });
    await client.removeOwnPolicy(saas);
  });

  test("that say nothing are refused, and so are those of nowhere", async () => {
    await expect(paste(" \n ")).rejects.toMatchObject({
      status: 400,
      serverMessage: "Please paste the rules, or correct something.",
    });
    const nowhere = { params: { subredditId: "no_such_place" } };
    await expect(client.getOwnPolicy(nowhere)).rejects.toMatchObject({ status: 404 });
    await expect(
      client.saveOwnPolicy({ ...nowhere, body: { text: "Hi", corrections: NO_CORRECTIONS } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

test("a token that is no good makes nobody of its bearer, and is no reason to refuse", async () => {
  const answer = await house.send({
    url: "/api/check/subreddits/saas",
    headers: { authorization: "Bearer made-up" },
  });
  expect(answer.statusCode).toBe(200);
});

test("rules that were ticked as read stay with the post", async () => {
  const project = await createProject(["webdev"]);
  const post = await client.generatePost({
    body: { projectId: project.id, subredditId: "webdev" },
  });
  expect(post.rulesRead).toEqual([]);
  const params = { postId: post.id };
  const body = { rulesRead: ["Bring cake"] };
  expect((await client.updatePost({ params, body })).rulesRead).toEqual(["Bring cake"]);
});

describe("what users pasted, for the operator", () => {
  async function* linesOf(texts: string[]): AsyncIterable<ImportLine> {
    for (const [index, text] of texts.entries()) {
      yield { line: index + 1, value: JSON.parse(text) as unknown };
    }
  }
  const importLines = async (lines: string[]) => {
    const rejected: string[] = [];
    const deps = { database: house.database, clock: house.clock, profiles: new Map() };
    const result = await importPolicies(deps, linesOf(lines), ({ line, reason }) =>
      rejected.push(`${line}: ${reason}`),
    );
    return { ...result, rejected };
  };

  test("is exported without the users, and counts for everybody once it is imported", async () => {
    await paste("1. Promotion only in the weekly Founders thread\n2. Bring cake");
    const lines = await exportPolicies({ database: house.database });
    expect(lines).toHaveLength(1);
    expect(lines.join("")).not.toContain(userId);
    expect(Object.keys(JSON.parse(lines[0] ?? "") as object).toSorted()).toEqual([
      "asOf",
      "corrections",
      "subreddit",
      "text",
    ]);
    await client.removeOwnPolicy(saas);
    expect(await importLines(lines)).toEqual({ taken: 1, rejected: [] });
    const policy = await house.clientOf().getPolicy(saas);
    expect(policy.policy).toMatchObject({
      words: "Only in the weekly Founders thread",
      sourceWords: "rules of November 15, 2026",
    });
    expect(policy.uncodedRules.map(({ text }) => text)).toEqual(["Bring cake"]);
    expect(policy.demands).toContainEqual({
      of: "promotion",
      code: "thread-only",
      value: "weekly Founders thread",
      detail: null,
      countsComments: false,
      source: { kind: "rules", asOf: "2026-11-15" },
      certainty: "sure",
      words: "Promotion belongs in this thread: weekly Founders thread.",
    });
    const { items } = await other.listSubreddits({ query: { risk: "MODERATE", q: "saas" } });
    expect(items.map(({ id }) => id)).toContain("saas");
  });

  test.each([
    [
      "a community that nobody knows",
      { subreddit: "no_such_place", text: "x", asOf: "2026-01" },
      "1: r/no_such_place is not in the catalogue",
    ],
    [
      "older rules",
      { subreddit: "saas", text: "x", asOf: "2020-01" },
      "1: newer rules of r/saas are known",
    ],
    [
      "rules of tomorrow",
      { subreddit: "saas", text: "x", asOf: "2126-01" },
      "1: asOf lies in the future",
    ],
    ["no text", { subreddit: "saas", asOf: "2026-01" }, "1: text needs the field text"],
  ])("%s is named and left out", async (_, line, reason) => {
    expect(await importLines([JSON.stringify(line)])).toEqual({ taken: 0, rejected: [reason] });
  });
});
