import { expect, test } from "vitest";
import { writeSnippets, listHindrances } from "./site-setup-words.ts";

const { script, image, policy, privacy } = writeSnippets({
  origin: "https://foothold.example",
  key: "0123456789abcdef",
});

test("script and image name server and key", () => {
  expect(script).toBe(
    '<script async src="https://foothold.example/api/visits/script.js" data-key="0123456789abcdef"></script>',
  );
  expect(image).toContain("https://foothold.example/api/visits/pixel.svg?key=0123456789abcdef");
  // Else the image's request would not name the page that it stands on.
  expect(image).toContain('referrerpolicy="no-referrer-when-downgrade"');
});

test("the policy allows just what they need", () => {
  expect(policy).toBe(
    "script-src https://foothold.example;\nconnect-src https://foothold.example;\nimg-src https://foothold.example;",
  );
});

test("the privacy note names who counts", () => {
  expect(privacy).toContain("tells foothold.example which post it was");
});

const always = listHindrances("https://foothold.example", "https://ropewise.example");

test.each([
  ["a server on this machine", "http://localhost:3000", "https://ropewise.example", /your machine/],
  ["a server without https", "http://foothold.example", "https://ropewise.example", /uses http,/],
])("%s is named first", (_case, origin, site, first) => {
  const hindrances = listHindrances(origin, site);
  expect(hindrances[0]).toMatch(first);
  expect(hindrances.slice(1)).toEqual(always);
});

test("a site on this machine reaches a server there", () => {
  expect(listHindrances("http://localhost:3000", "http://127.0.0.1:8080")).toEqual(always);
});
