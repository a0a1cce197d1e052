import { expect, test } from "vitest";
import { findLinks, isHostOf, readHost } from "./find-links.ts";

test.each<[string, string[], string[]]>([
  ["See https://example.com.", ["https://example.com"], ["example.com"]],
  ["(https://www.Example.com/a?b=c#d), yes", ["https://www.Example.com/a?b=c#d"], ["example.com"]],
  ["www.example.com/x!", ["www.example.com/x"], ["example.com"]],
  [
    "[text](https://a.example/x) and <https://b.example>",
    ["https://a.example/x", "https://b.example"],
    ["a.example", "b.example"],
  ],
  ["**https://example.com**", ["https://example.com"], ["example.com"]],
  ["at bit.ly/abc or TINYURL.com/x", ["bit.ly/abc", "TINYURL.com/x"], ["bit.ly", "tinyurl.com"]],
  ["user@bit.ly/x", [], []],
  ["notbit.ly/x", [], []],
  [
    "https://user:secret@example.com:8080/x",
    ["https://user:secret@example.com:8080/x"],
    ["example.com"],
  ],
  ["http:// and https://localhost", [], []],
  ["קישור https://example.com כאן", ["https://example.com"], ["example.com"]],
  ["http://https://example.com", ["https://example.com"], ["example.com"]],
  ["no address", [], []],
  ["Slow... so www.a.example\u00a0b.com", ["www.a.example", "b.com"], ["a.example", "b.com"]],
  [
    "a.com\u2003b.com\nc.com. d.com.",
    ["a.com", "b.com", "c.com", "d.com"],
    ["a.com", "b.com", "c.com", "d.com"],
  ],
  ["x,y.com;z", ["y.com"], ["y.com"]],
  ["https://a. com", [], []],
])("%s", (text, addresses, hosts) => {
  const links = findLinks(text);
  expect(links.map(({ start, end }) => text.slice(start, end))).toEqual(addresses);
  expect(links.map(({ address }) => address)).toEqual(addresses);
  expect(links.map(({ host }) => host)).toEqual(hosts);
});

test.each([
  ["https://www.example.com/x", "example.com"],
  ["example.com", "example.com"],
  ["  HTTP://Example.com:81 ", "example.com"],
  ["localhost", null],
  ["", null],
])("the host of '%s'", (address, host) => {
  expect(readHost(address)).toBe(host);
});

test.each([
  ["youtube.com", true],
  ["m.youtube.com", true],
  ["notyoutube.com", false],
  ["com", false],
])("%s is on youtube.com: %s", (host, isOn) => {
  expect(isHostOf(host, new Set(["youtube.com"]))).toBe(isOn);
});
