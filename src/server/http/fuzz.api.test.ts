import * as fc from "fast-check";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SignedIn } from "#contract/auth.ts";
import { ErrorBody } from "#contract/errors.ts";
import { fillAccount } from "#server/testing/fill-account.ts";
import { type FuzzedRequest, requestArbitrary } from "#server/testing/fuzz/request-arbitrary.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

/** `npm run fuzz` sends many more, other ones each time. */
const requests = Number(process.env["FUZZ_REQUESTS"] ?? 600);
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_115);
/** Stands in what the owner keeps, and must never reach anybody else. */
const MARK = "marked-8f2c61";

let house: TestApp;
const people = new Map<string, SignedIn>();
let ids: Record<string, string[]>;

beforeAll(async () => {
  house = await startTestApp();
  const { project, posts, client, ...owner } = await fillAccount(house, `${MARK}@example.com`);
  const params = { projectId: project.id };
  await client.updateProject({ params, body: { name: MARK, description: `Of ${MARK} alone.` } });
  people.set("owner", owner);
  people.set("stranger", await house.signIn("stranger@example.com"));
  ids = {
    projectId: [project.id],
    postId: posts.map(({ id }) => id),
    subredditId: ["saas", "sideproject"],
  };
});
afterAll(() => house.stop());

test(
  `${requests} requests of all kinds break nothing and tell nobody what is not theirs`,
  { timeout: 1_800_000 },
  async () => {
    await fc.assert(fc.asyncProperty(requestArbitrary(ids), tryRequest), {
      numRuns: requests,
      seed,
      endOnFailure: true,
      verbose: 1,
    });
  },
);

async function tryRequest(request: FuzzedRequest): Promise<void> {
  const { endpoint, caller, body } = request;
  const headers = tokenFor(request);
  const answer = await house.send({
    method: endpoint.method,
    url: request.url,
    headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const fault = findFault(request, answer);
  expect({ fault, answer: fault && `${answer.statusCode} ${answer.body.slice(0, 300)}` }).toEqual({
    fault: null,
    answer: null,
  });
  if (answer.statusCode === 401 && caller !== "anonymous") await signInAgain(caller);
}

type Answer = Awaited<ReturnType<TestApp["send"]>>;

/** null where the answer is one that this caller should get. */
function findFault({ endpoint, caller }: FuzzedRequest, answer: Answer): string | null {
  if (caller !== "owner" && answer.body.includes(MARK)) return "tells what is the owner's";
  if (answer.statusCode === 204) return null;
  const body: unknown = endpoint.mediaType && answer.statusCode < 400 ? answer.body : answer.json();
  if (answer.statusCode >= 400) {
    const failure = ErrorBody.safeParse(body);
    if (!failure.success) return "is no failure of the contract's";
    return failure.data.code === "INTERNAL" ? "broke something" : null;
  }
  const parsed = endpoint.response.safeParse(body);
  return parsed.success && isDeepStrictEqual(parsed.data, body) ? null : "is not in the contract";
}

function tokenFor({ endpoint, caller }: FuzzedRequest): Record<string, string> {
  const signedIn = people.get(caller);
  if (!signedIn) return {};
  const token = endpoint.auth === "refresh" ? signedIn.refreshToken : signedIn.accessToken;
  return { authorization: `Bearer ${token}` };
}

/** Some requests sign out. An hour later, so that the limit on links is not met. */
async function signInAgain(caller: string): Promise<void> {
  house.advance(3_600_000);
  const email = people.get(caller)?.user.email ?? "";
  people.set(caller, await house.signIn(email));
}
