import { expect, test } from "vitest";
import { createWebhookSecrets, signBody } from "./webhook-secrets.ts";

test.each<[secret: string, body: string, at: string, signature: string]>([
  [
    "whsec_test",
    '{"a":1}',
    "2026-11-15T12:00:00.900Z",
    "t=1794744000,v1=4597558c7738745fc8ee13a751ea6a80834c93f26ff5abab4065a0fc2a52fe8f",
  ],
  [
    "whsec_test",
    '{"title":"Café ☕"}',
    "2026-11-15T12:00:00Z",
    "t=1794744000,v1=6d32704427943d9bc56c75b92cf76eb077f8701e340c7cf3e820d288f350b49a",
  ],
])("signs with %s: %s", (secret, body, at, signature) => {
  // As `printf '%s' "$t.$body" | openssl dgst -sha256 -hmac "$secret"` tells.
  expect(signBody(secret, body, new Date(at))).toBe(signature);
});

test("a secret is its webhook's and its salt's own, and the same each time", () => {
  const { reveal } = createWebhookSecrets("a secret of the tests, and of nothing else");
  const all = [
    reveal({ id: "1", secretSalt: "a" }),
    reveal({ id: "1", secretSalt: "b" }),
    reveal({ id: "2", secretSalt: "a" }),
    createWebhookSecrets("another").reveal({ id: "1", secretSalt: "a" }),
  ];
  expect(new Set(all).size).toBe(4);
  for (const secret of all) expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  expect(reveal({ id: "1", secretSalt: "a" })).toBe(all[0]);
});
