import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SignedIn } from "#contract/accounts/auth.ts";
import { type Endpoint, endpoints } from "#contract/endpoints/endpoints.ts";
import { ErrorBody, type ErrorCode } from "#contract/errors.ts";
import { createOwnedObject, goodBodyOf } from "#server/testing/owned-objects.ts";
import { requestTo } from "#server/testing/request-to.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let house: TestApp;
let owner: SignedIn;
let stranger: SignedIn;
let ended: SignedIn;
let erased: SignedIn;

beforeAll(async () => {
  house = await startTestApp();
  owner = await house.signIn("owner@example.com");
  stranger = await house.signIn("stranger@example.com");
  ended = await house.signIn("owner@example.com");
  await house.clientOf(ended.accessToken).logOut();
  erased = await house.signIn("erased@example.com");
  await house.clientOf(erased.accessToken).deleteAccount({ body: { email: erased.user.email } });
});
afterAll(() => house.stop());

const all: [string, Endpoint][] = Object.entries(endpoints);
const guarded = all.filter(([, endpoint]) => endpoint.auth !== "public");
const withBody = all.filter(([, endpoint]) => endpoint.body);
const withParams = all.filter(([, endpoint]) => endpoint.params);
const owned = all.filter(([, endpoint]) => endpoint.ownedParam);

function tokenFor(endpoint: Endpoint, signedIn: SignedIn): Record<string, string> {
  if (endpoint.auth === "public") return {};
  const token = endpoint.auth === "user" ? signedIn.accessToken : signedIn.refreshToken;
  return { authorization: `Bearer ${token}` };
}

async function expectError(options: InjectOptions, status: number, code: ErrorCode) {
  const response = await house.send(options);
  expect({ status: response.statusCode, body: response.json() }).toMatchObject({
    status,
    body: { code },
  });
  const body = ErrorBody.parse(response.json());
  expect(body.message).toMatch(/^[A-Z].{10,}$/);
  expect(body.message).not.toMatch(/invalid input|expected|received|undefined|null/i);
  expect(response.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  return body;
}

describe.each(guarded)("%s without a right token", (_name, endpoint) => {
  const wrongTokens: [string, () => string | undefined][] = [
    ["none", () => undefined],
    ["an empty one", () => "Bearer "],
    ["one that is made up", () => "Bearer made-up"],
    ["basic authentication", () => `Basic ${Buffer.from("a:b").toString("base64")}`],
    ["one of 10 kB", () => `Bearer ${"x".repeat(10_000)}`],
    ["one of a session that was ended", () => tokenFor(endpoint, ended).authorization],
    ["one of an account that was erased", () => tokenFor(endpoint, erased).authorization],
    [
      "the other kind",
      () => `Bearer ${endpoint.auth === "user" ? owner.refreshToken : owner.accessToken}`,
    ],
  ];

  test.each(wrongTokens)("is refused with %s", async (_case, header) => {
    const authorization = header();
    const headers = authorization === undefined ? {} : { authorization };
    await expectError({ ...requestTo(endpoint), headers }, 401, "UNAUTHENTICATED");
  });
});

test.each(guarded)("%s lets no cache keep its answer", async (_name, endpoint) => {
  const tokens = endpoint.method === "GET" ? [{}, tokenFor(endpoint, stranger)] : [{}];
  for (const headers of tokens) {
    const answer = await house.send({ ...requestTo(endpoint), headers });
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
});

describe.each(withBody)("%s with a bad body", (_name, endpoint) => {
  const json = { "content-type": "application/json" };
  const bad: [string, Partial<InjectOptions>][] = [
    ["no body", { headers: json }],
    ["broken JSON", { headers: json, payload: '{"a":' }],
    ["a list", { headers: json, payload: "[]" }],
    ["null", { headers: json, payload: "null" }],
    ["a text", { headers: json, payload: '"text"' }],
    ["an unknown field", { headers: json, payload: '{"noSuchField":1}' }],
    ["a poisoned prototype", { headers: json, payload: '{"__proto__":{"isAdmin":true}}' }],
    ["another content type", { headers: { "content-type": "text/plain" }, payload: "{}" }],
    [
      "a form",
      { headers: { "content-type": "application/x-www-form-urlencoded" }, payload: "a=b" },
    ],
    ["70 kB", { headers: json, payload: JSON.stringify({ a: "x".repeat(70_000) }) }],
    ["1 MB", { headers: json, payload: JSON.stringify({ a: "x".repeat(1_000_000) }) }],
  ];

  const mayBeEmpty = endpoint.body?.safeParse(undefined).success;
  const faults = mayBeEmpty ? bad.filter(([name]) => name !== "no body") : bad;

  test.each(faults)("refuses %s", async (_case, options) => {
    const headers = { ...options.headers, ...tokenFor(endpoint, owner) };
    await expectError({ ...requestTo(endpoint), ...options, headers }, 400, "VALIDATION");
  });
});

/** The router takes no longer one. */
const LONGEST_PARAM = 200;

describe.each(withParams)("%s with a bad id", (_name, endpoint) => {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const texts = Object.fromEntries(names.map((name) => [name, "any text"]));
  const takesAnyText = endpoint.params?.safeParse(texts).success ?? false;

  test.each(
    names.flatMap((name) =>
      ["not-an-id", "%00", "'; drop table users; --", "x".repeat(150), "x".repeat(300)].map(
        (value) => [name, value],
      ),
    ),
  )("refuses %s = %s", async (name = "", value = "") => {
    const request = {
      ...requestTo(endpoint, { [name]: encodeURIComponent(value) }),
      headers: tokenFor(endpoint, owner),
    };
    // Where an address is a secret, one that never was is like one that is over.
    if (takesAnyText && value.length < LONGEST_PARAM) await expectError(request, 404, "NOT_FOUND");
    else await expectError(request, 400, "VALIDATION");
  });
});

describe.each(owned)("%s on an object of someone else", (name, endpoint) => {
  test("finds nothing, and leaves it untouched", async () => {
    const object = await createOwnedObject(house, endpoint.ownedParam ?? "", owner, name);
    const request = {
      ...requestTo(endpoint, { ...object.parents, [endpoint.ownedParam ?? ""]: object.id }),
      ...(endpoint.body && { payload: goodBodyOf(name) }),
    };
    await expectError({ ...request, headers: tokenFor(endpoint, stranger) }, 404, "NOT_FOUND");
    expect(await object.isUntouched()).toBe(true);
    const own = await house.send({ ...request, headers: tokenFor(endpoint, owner) });
    expect(own.statusCode).toBeLessThan(300);
  });
});

test("an address that is not part of the API is NOT_FOUND", async () => {
  await expectError({ method: "GET", url: "/api/nothing-here" }, 404, "NOT_FOUND");
  await expectError({ method: "DELETE", url: "/api/auth/magic-link" }, 404, "NOT_FOUND");
});

test("an address that can't be decoded is refused", async () => {
  await expectError({ method: "GET", url: "/api/%E0%A4%A" }, 400, "VALIDATION");
});
