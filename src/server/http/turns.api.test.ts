import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTurns, type Turns } from "#server/start/turns.ts";

const few = { places: 1, most: 6, mostPerKey: 3, longestWaitMs: 60_000 };
let house: TestApp;
/** Nobody inside is done before so many have come: who they are is looked up first, in any order. */
let crowd = { expected: 0, ...Promise.withResolvers<void>() };
crowd.resolve();

function expectCrowd(expected: number): void {
  crowd = { expected, ...Promise.withResolvers<void>() };
}

const inTurn = createTurns({ inside: few, outside: few }, { hasModel: false });
const together: Turns = (endpoint, request, task) => {
  crowd.expected -= 1;
  if (crowd.expected === 0) crowd.resolve();
  const { promise } = crowd;
  return inTurn(endpoint, request, async () => {
    await promise;
    return task();
  });
};

const tokens: string[] = [];

beforeAll(async () => {
  house = await startTestApp({ turns: together });
  for (let index = 0; index < 10; index += 1) {
    tokens.push((await house.signIn(`user-${index}@example.com`)).accessToken);
  }
});
afterAll(() => house.stop());

const ask = (token: string | undefined, url = "/api/auth/me") =>
  house.send({ url, headers: { authorization: `Bearer ${token}` } });

describe("a database that does one thing at a time", () => {
  test("refuses who is too many, and says when to come back", async () => {
    expectCrowd(tokens.length);
    const answers = (await Promise.all(tokens.map((token) => ask(token)))).toSorted(
      (a, b) => a.statusCode - b.statusCode,
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([...Array(6).fill(200), ...Array(4).fill(503)]);
    expect(answers.at(-1)?.headers["retry-after"]).toBe("2");
    expect(answers.at(-1)?.json()).toMatchObject({
      code: "UNAVAILABLE",
      message: "Many people are using Foothold right now. Please try again in a moment.",
    });
  });

  test("does not write a crowd down as a fault", () => {
    expect(house.logLines.filter((line) => line.includes("request failed"))).toEqual([]);
  });

  test("lets one user with many requests take no place of the others", async () => {
    expectCrowd(11);
    const greedy = Array.from({ length: 8 }, () => ask(tokens[0]));
    const others = tokens.slice(1, 4).map((token) => ask(token));
    const statuses = (await Promise.all(greedy))
      .map(({ statusCode }) => statusCode)
      .toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(5).fill(429)]);
    for (const { statusCode } of await Promise.all(others)) expect(statusCode).toBe(200);
  });

  test("is free again afterwards", async () => {
    for (const token of tokens) expect((await ask(token)).statusCode).toBe(200);
  });
});
