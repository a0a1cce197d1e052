import { expect, test } from "vitest";
import { listMisread } from "#engine/lexicon/testing/list-misread.ts";
import type { PolicyDemand } from "../demand.ts";
import { makeDemand } from "../testing/make-policy.ts";
import { implyBreaches } from "./imply-breaches.ts";
import { IMPLIED_BREACHES } from "./rows/implied.ts";

const HARBOUR = "https://news.example/2026/harbour-ferry-fares-rise-in-june";

test("what breaks a demand on words is noted and found as its examples say", () => {
  const rows = Object.entries(IMPLIED_BREACHES);
  const noted = Object.fromEntries(rows.map(([name, row]) => [name, row.noted]));
  expect(
    listMisread(noted, {
      "a headline of one's own": {
        has: ["original headline", "title unaltered", "headline of the source"],
        lacks: ["clear title", "no opinion"],
      },
      "nothing but the answers": {
        has: ["what you tried", "the problem and your attempt"],
        lacks: ["the question", "a retry"],
      },
      "nobody credited": {
        has: ["credit to the builder", "the source", "artist named in the title"],
        lacks: ["open to all", "recipe"],
      },
    }),
  ).toEqual([]);
  const found = Object.fromEntries(rows.map(([name, row]) => [name, new RegExp(row.found, "i")]));
  expect(
    listMisread(found, {
      "a headline of one's own": {
        has: [
          `They are robbing us blind\n${HARBOUR}`,
          "Robbed blind\nThe piece is titled 'New prices', but see the table.",
        ],
        lacks: [
          `Ferry fares rise in June\n${HARBOUR}`,
          "They rise again\nhttps://news.example/12345",
        ],
      },
      "nothing but the answers": {
        has: [
          "Answers pls\nDue at eight.",
          "Sheet 4\nI only need the final values.",
          "Can somebody do these two for me?",
        ],
        lacks: [
          "Why is the answer 4?\nI get 5 each time.",
          "Is there just one solution?\nI found two.",
          "I don't see the second step\nWhat did I miss?",
        ],
      },
      "nobody credited": {
        has: ["An owl\nNo idea who made it.", "An owl (artist unknown)"],
        lacks: ["An owl by Ilse Marrow", "An owl\nNo idea what it eats."],
      },
    }),
  ).toEqual([]);
});

test.each<[PolicyDemand["of"], PolicyDemand["code"], string, string[]]>([
  ["link", "title-format", "original headline", ["a headline of one's own"]],
  ["image", "contains", "credit of the artist", ["nobody credited"]],
  ["own music", "title-format", "Artist - Title", []],
  ["link", "contains", "a source", []],
  ["question", "contains", "what you tried", ["nothing but the answers"]],
  ["link", "contains", "what you tried", []],
  ["image", "flair", "Source", []],
])("%s: %s %s implies: %j", (of, code, value, details) => {
  const implied = implyBreaches([makeDemand({ of, code, value })]);
  expect(implied.map(({ detail }) => detail)).toEqual(details);
});
