import { afterAll, beforeAll, expect, test } from "vitest";
import { insertRadarEntries } from "#server/db/projects/radar-repository.ts";
import { parseFeed } from "#server/gateways/feeds/parse-feed.ts";
import type { ProjectId, UserId } from "#server/scope.ts";
import { createFounder, type Founder } from "#server/testing/create-founder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let founder: Founder;
beforeAll(async () => {
  house = await startTestApp();
  founder = await createFounder(house, "reader@example.com");
  const { id } = await founder.createProject(["breadit"]);
  const entry = {
    userId: founder.userId as UserId,
    projectId: id as ProjectId,
    source: "feed" as const,
    community: "Breadit",
    text: "",
    score: 9,
    foundAt: house.clock(),
  };
  await insertRadarEntries(house.database.db, [
    {
      ...entry,
      postId: "1rye",
      permalink: "https://www.reddit.com/r/Breadit/comments/1rye/gummy/",
      title: 'Gummy rye & "wet" <crumb>\u0007?',
      reason: { is: "asks", need: "Why?", helps: "teach", shared: ["rye"] },
    },
    {
      ...entry,
      postId: "2gone",
      permalink: "https://www.reddit.com/r/Breadit/comments/2gone/other/",
      title: "Not this one",
      reason: { is: "names-competitor", name: "Loafly" },
      dismissedAt: house.clock(),
    },
  ]);
});
afterAll(() => house.stop());

const read = (address: string) => house.send({ method: "GET", url: new URL(address).pathname });

test("whoever has the address reads what was found, and nobody else", async () => {
  expect(await founder.client.getRadarFeed()).toEqual({ address: null, createdAt: null });
  const { address } = await founder.client.replaceRadarFeed();
  const answer = await read(address ?? "");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("application/atom+xml");
  expect(answer.body).toContain(
    "<title>r/Breadit: Gummy rye &amp; &quot;wet&quot; &lt;crumb&gt;?</title>",
  );
  expect(answer.body).toContain("They ask, and you know about “rye”.");
  expect(answer.body).not.toContain("Not this one");
  // A feed as any other: it is whole, and has one entry.
  expect(parseFeed(answer.body)).toHaveLength(1);
});

test("an address that is replaced or revoked is like one that never was, and no log has it", async () => {
  const first = (await founder.client.replaceRadarFeed()).address ?? "";
  const second = (await founder.client.replaceRadarFeed()).address ?? "";
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  expect((await read(second.replace(/.{8}\.atom$/, "AAAAAAAA.atom"))).statusCode).toBe(404);
  await founder.client.revokeRadarFeed();
  expect((await read(second)).json()).toMatchObject({
    code: "NOT_FOUND",
    message: "There's no feed at this address.",
  });
  const secrets = [first, second].map((address) => address.split("/").at(-2) ?? "none");
  for (const secret of secrets) expect(house.logLines.join("\n")).not.toContain(secret);
});
