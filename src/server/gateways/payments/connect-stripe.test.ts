import { afterEach, expect, test, vi } from "vitest";
import { connectStripe, readMode } from "./connect-stripe.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["http://127.0.0.1:4242", "http://127.0.0.1:4242/v1/customers/cus_1"],
  ["http://[::1]:4242", "http://[::1]:4242/v1/customers/cus_1"],
  ["https://stripe.test", "https://stripe.test/v1/customers/cus_1"],
])("%s is asked at %s", async (apiBase, address) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: URL | string) => {
    asked.push(new URL(input).href);
    return Response.json({ id: "cus_1", object: "customer" });
  });
  await connectStripe({ secretKey: "sk_test_x", apiBase }).customers.retrieve("cus_1");
  expect(asked).toEqual([address]);
});

test.each([
  ["sk_test_51abc", "test"],
  ["rk_test_51abc", "test"],
  ["sk_live_51abc", "live"],
  ["rk_live_test_51abc", "live"],
])("%s is a key of mode %s", (key, mode) => {
  expect(readMode(key)).toBe(mode);
});
