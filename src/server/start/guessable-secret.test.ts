import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isGuessable } from "./guessable-secret.ts";

test.each([
  "a".repeat(40),
  "changeme-changeme-changeme-12345",
  "ChangeMeToSomethingLongAndSafe!!",
  "at-least-32-characters-of-your-own",
  "12345678901234567890123456789012",
  "0987654321098765432109876543210987",
  "abcdefghijklmnopqrstuvwxyz0123456789",
  "zyxwvutsrqponmlkjihgfedcba987654",
  "qwertyuiopasdfghjklzxcvbnm123456",
  "QWERTYUIOPasdfghjklZXCVBNM!@#$%^",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,",
  "qwertzuiopasdfghjklyxcvbnm123456",
  "azertyuiopqsdfghjklmwxcvbn123456",
  "hunter2hunter2hunter2hunter2hunter2",
  "secret1-secret2-secret3-secret4-secret5",
  "Tr0ub4dor&3xyzTr0ub4dor&3xyzTr0ub4",
  "foothold foothold foothold FOOTHOLD",
  "aaaabbbbccccddddeeeeffffgggghhhh",
])("%s can be guessed", (secret) => {
  expect(isGuessable(secret)).toBe(true);
});

test.each([
  "31415926535897932384626433832795028841",
  "9f86d081884c7d659a2feaa0c55ad015",
  "kV0m1uUe8c2Qz7TfYw3Rj9sLx5NpBh4D",
  "correct horse battery staple, over the hill",
])("%s passes", (secret) => {
  expect(isGuessable(secret)).toBe(false);
});

const bytes = (length: number) =>
  fc
    .noBias(fc.uint8Array({ minLength: length, maxLength: length }))
    .map((some) => Buffer.from(some));

test.each<[name: string, secret: fc.Arbitrary<string>]>([
  ["openssl rand -hex 16", bytes(16).map((some) => some.toString("hex"))],
  ["openssl rand -hex 32", bytes(32).map((some) => some.toString("hex"))],
  ["openssl rand -base64 24", bytes(24).map((some) => some.toString("base64"))],
  ["openssl rand -base64 32", bytes(32).map((some) => some.toString("base64"))],
  ["base64url", bytes(32).map((some) => some.toString("base64url"))],
  ["uuidgen", fc.noBias(fc.uuid({ version: 4 }))],
])("what %s makes always passes", (_name, secret) => {
  const made = fc.sample(secret, { seed: 1, numRuns: 2000 });
  expect(made.filter(isGuessable)).toEqual([]);
});
