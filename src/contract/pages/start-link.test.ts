import { expect, test } from "vitest";
import { packStart, readStart, unpackStart } from "./start-link.ts";

test.each([
  "Fermented hot sauces from Bodmin, Cornwall. Three heats, 150 ml bottles.",
  "https://bodmin.example/?a=1&b=2",
  "Scharfe Soßen 🌶️ aus Köln",
  "x".repeat(300),
])("“%s” comes back as it was, in letters that need no escaping", (text) => {
  const start = { subredditId: "hotsauce", text };
  const packed = packStart(start);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed).not.toContain("hotsauce");
  expect(unpackStart(packed)).toEqual(start);
});

test.each([
  ["nothing", ""],
  ["no code", "%%%"],
  ["other bytes", "AAAA"],
  ["another value", btoa('{"a":1}')],
  ["a list that is too short", btoa('["hotsauce"]')],
])("%s is no start", (_, packed) => {
  expect(unpackStart(packed)).toBeNull();
});

test.each([
  null,
  "hotsauce",
  { subredditId: "../admin", text: "Sauces" },
  { subredditId: "hotsauce", text: "  " },
  { subredditId: "hotsauce", text: "x".repeat(301) },
  { subredditId: 7, text: "Sauces" },
])("%j is no start", (value) => {
  expect(readStart(value)).toBeNull();
});
