import { expect, test } from "vitest";
import { ApiError, createClient, NetworkError } from "./client.ts";

const clientFor = (answer: Response) => createClient(async () => answer);
const breaking = (reason: Error) =>
  new ReadableStream({ pull: (controller) => controller.error(reason) });

test("an answer is what its body says", async () => {
  expect(await clientFor(Response.json({ items: [] })).listPlans()).toEqual({ items: [] });
  expect(await clientFor(new Response(null, { status: 204 })).logOut()).toBeUndefined();
});

test("an answer that breaks off did not come back", async () => {
  const client = clientFor(new Response(breaking(new TypeError("terminated"))));
  await expect(client.getBillingStatus()).rejects.toBeInstanceOf(NetworkError);
});

test("an answer to somebody who has left is none", async () => {
  const leaving = new AbortController();
  const reason = new DOMException("BodyStreamBuffer was aborted", "AbortError");
  const client = clientFor(new Response(breaking(reason)));
  leaving.abort();
  await expect(client.getBillingStatus({}, { signal: leaving.signal })).rejects.toBe(reason);
});

test("a success that can't be read is none", async () => {
  await expect(clientFor(new Response("<html>")).listPlans()).rejects.toThrow(SyntaxError);
});

test("a failure is one, whatever its body says", async () => {
  const client = clientFor(new Response("<html>", { status: 502 }));
  const failure = await client.listPlans().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 502, serverMessage: null });
});
