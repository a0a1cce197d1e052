import { vi } from "vitest";
import { ApiError, type CallOutput } from "#contract/client.ts";
import { endpoints } from "#contract/endpoints/endpoints.ts";
import type { ErrorBody } from "#contract/errors.ts";
import { type RouteName, routes } from "#contract/endpoints/routes.ts";

/** A refusal of the server, as its client reads it. */
export type Refusal = { refusal: ErrorBody & { status: number } };

/** A refusal with its code and the server's words. */
export function refuse(
  status: number,
  code: ErrorBody["code"],
  message: string,
  details: Record<string, unknown> = {},
): Refusal {
  return { refusal: { status, code, message, details } };
}

/** A server that is still busy when the test is over. */
export const noAnswer = () => new Promise<never>(() => {});

type Answer<N extends RouteName> = CallOutput<N> | Refusal;

/** What the server says to each call; a function gets what was sent. */
export type Answers = {
  [N in RouteName]?: Answer<N> | ((sent: Sent) => Answer<N> | Promise<Answer<N>>);
};

export type Sent = { name: RouteName; url: URL; body: unknown };

/**
 * A server for one test. It answers what the contract allows and nothing else; what nobody prepared is
 * 'not found', and every call is noted.
 */
export function answerCalls(answers: Answers): { calls: Sent[] } {
  const calls: Sent[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, "http://localhost");
    const name = findRoute(init.method ?? "GET", url.pathname);
    if (!name) return respond(404, { code: "NOT_FOUND", message: `No call is ${url.pathname}.` });
    const sent = { name, url, body: typeof init.body === "string" ? JSON.parse(init.body) : null };
    calls.push(sent);
    const prepared = answers[name] as Answer<RouteName> | ((sent: Sent) => Answer<RouteName>);
    const answer = typeof prepared === "function" ? await prepared(sent) : prepared;
    if (!(name in answers)) {
      return respond(404, { code: "NOT_FOUND", message: `The test has no answer to ${name}.` });
    }
    if (isRefusal(answer)) {
      refused.add(answer.refusal.message);
      return respond(answer.refusal.status, answer.refusal);
    }
    const read = endpoints[name].response.safeParse(answer);
    if (!read.success) broken.push(`The answer to ${name}: ${read.error.message}`);
    if (answer === undefined) return new Response(null, { status: 204 });
    return respond(200, read.data ?? null);
  });
  return { calls };
}

const refused = new Set<string>();

/** Whether it is what a test let the server say: that is logged as it should be. */
export function isPrepared(error: unknown): boolean {
  return error instanceof ApiError && refused.has(error.serverMessage ?? "");
}

/** Answers that the contract does not allow: a test that gave one is wrong, whatever it saw. */
const broken: string[] = [];

export function takeBrokenAnswers(): string[] {
  return broken.splice(0);
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === "object" && answer !== null && "refusal" in answer;
}

function respond(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });
}

/** Fixed words come before parameters: '/projects/stats' is no project. */
function findRoute(method: string, path: string): RouteName | null {
  const fits = Object.entries(routes).filter(
    ([, route]) =>
      route.method === method &&
      new RegExp(`^${route.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(path),
  );
  const [best] = fits.toSorted(([, a], [, b]) => countParameters(a.path) - countParameters(b.path));
  return best ? (best[0] as RouteName) : null;
}

function countParameters(path: string): number {
  return path.split(":").length;
}
