import { describe, expect, test } from "vitest";
import { includesScope, lookAtToken, type TokenLook, type TokenScope } from "./personal-token.ts";

describe("includesScope", () => {
  test.each<[given: TokenScope, needed: TokenScope, is: boolean]>([
    ["read", "read", true],
    ["read", "write-drafts", false],
    ["write-drafts", "read", true],
    ["write-drafts", "write-drafts", true],
    ["write-drafts", "manage-webhooks", false],
    ["manage-webhooks", "write-drafts", true],
  ])("%s for %s: %s", (given, needed, is) => expect(includesScope(given, needed)).toBe(is));
});

describe("lookAtToken", () => {
  const random = "0123456789abcdefghijABCDEFGHIJ-_01234567890";
  test.each<[name: string, text: string, look: TokenLook]>([
    ["as it was given out", `foothold_${random}`, "whole"],
    ["of an assistant that connected", `foothold_oauth_${random}`, "an assistant's"],
    ["of an assistant, cut off", `foothold_oauth_${random.slice(1)}`, "damaged"],
    ["cut off", `foothold_${random.slice(0, 20)}`, "damaged"],
    ["with its end twice", `foothold_${random}90`, "damaged"],
    ["with a blank", `foothold_${random.slice(1)} `, "damaged"],
    ["only the prefix", "foothold_", "damaged"],
    ["without the underscore", `foothold${random}`, "damaged"],
    ["a signed access token", "eyJhbGciOiJIUzI1NiJ9.e30.abc", "something else"],
    ["nothing", "", "something else"],
  ])("%s", (_name, text, look) => expect(lookAtToken(text)).toBe(look));
});
