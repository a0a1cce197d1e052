import { expect, test } from "vitest";
import { classifyMention, type FoundPost, type Product, readDomain } from "./classify-mention.ts";

const billfox: Product = { name: "Billfox", url: "https://www.billfox.example/pricing" };
const post = (changes: Partial<FoundPost>): FoundPost => ({
  title: "A week of invoices",
  text: "",
  host: null,
  ...changes,
});

test.each<[string, FoundPost, Product, "launch" | "mention" | null]>([
  ["a link to their site", post({ host: "billfox.example" }), billfox, "launch"],
  ["a link to a part of it", post({ host: "app.billfox.example" }), billfox, "launch"],
  ["a link to another site", post({ host: "notbillfox.example" }), billfox, null],
  ["a title that launches", post({ title: "I built Billfox to send invoices" }), billfox, "launch"],
  ["a title that shows", post({ title: "Showcase: billfox 2.0" }), billfox, "launch"],
  ["a title that asks", post({ title: "Is Billfox worth it?" }), billfox, "mention"],
  ["the text alone", post({ text: "I moved to BILLFOX, finally." }), billfox, "mention"],
  ["a word that begins with it", post({ title: "Billfoxes everywhere" }), billfox, null],
  ["nothing of it", post({ title: "I launched a planner" }), billfox, null],
  [
    "two words, however they are spaced",
    post({ title: "Why  Pay  Day fails" }),
    { name: "Pay Day", url: null },
    "mention",
  ],
  ["signs in a name", post({ title: "C++ (beta)?" }), { name: "C++", url: null }, "launch"],
  [
    "a site that many share is nobody's own",
    post({ host: "github.com" }),
    { name: "Billfox", url: "https://github.com/billfox/billfox" },
    null,
  ],
])("%s", (_, found, product, kind) => {
  expect(classifyMention(found, product)).toBe(kind);
});

test.each([
  ["https://www.Billfox.example/a?b#c", "billfox.example"],
  ["http://app.billfox.example:8080/", "app.billfox.example"],
  ["https://billfox.github.io", null],
  ["billfox.example", null],
  [null, null],
])("the site of %s is %s", (url, domain) => {
  expect(readDomain(url)).toBe(domain);
});
