import { describe, expect, test } from "vitest";
import { canReturnTo, nameReturnPlace } from "./assistant-client.ts";

const place = (protocol: string, hostname = "", rest = {}) => ({
  protocol,
  hostname,
  hash: "",
  username: "",
  ...rest,
});

describe("canReturnTo", () => {
  test.each<[name: string, parts: ReturnType<typeof place>, is: boolean]>([
    ["a site", place("https:", "claude.ai"), true],
    ["a program on this computer", place("http:", "127.0.0.1"), true],
    ["the same by name", place("http:", "localhost"), true],
    ["the same by its longer address", place("http:", "[::1]"), true],
    ["a program's own scheme", place("cursor:", "anysphere.cursor"), true],
    ["a site that anyone can listen to", place("http:", "example.com"), false],
    ["a host that only begins alike", place("http:", "localhost.evil.test"), false],
    ["a script", place("javascript:"), false],
    ["a page in the address itself", place("data:"), false],
    ["a file", place("file:"), false],
    ["an address with a fragment", place("https:", "claude.ai", { hash: "#x" }), false],
    [
      "an address with a user's name",
      place("https:", "evil.test", { username: "claude.ai" }),
      false,
    ],
  ])("%s", (_name, parts, is) => expect(canReturnTo(parts)).toBe(is));
});

describe("nameReturnPlace", () => {
  test.each([
    [place("https:", "claude.ai"), "claude.ai"],
    [place("http:", "localhost"), "a program on this computer"],
    [place("cursor:", "anysphere.cursor"), "the program that opens cursor:// addresses"],
  ])("%o", (parts, name) => expect(nameReturnPlace(parts)).toBe(name));
});
