import { afterEach, expect, test, vi } from "vitest";
import { connectStripe } from "./connect-stripe.ts";

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
