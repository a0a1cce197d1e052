import { expect, test } from "vitest";
import {
  classifyMention,
  type FoundPost,
  type Product,
  readDomain,
  readMentionAddress,
} from "./mention.ts";

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

test.each<[string, ReturnType<typeof readMentionAddress>]>([
  [
    "https://www.reddit.com/r/SaaS/comments/1abcde/i_built_billfox/?utm_source=share#top",
    { community: "SaaS", postId: "1abcde", title: "I built billfox" },
  ],
  [
    "https://old.reddit.com/r/SaaS/comments/1abcde",
    { community: "SaaS", postId: "1abcde", title: null },
  ],
  [
    "https://www.reddit.com/r/SaaS/comments/1abcde/caf%C3%A9_notes/",
    { community: "SaaS", postId: "1abcde", title: "Café notes" },
  ],
  [
    "https://www.reddit.com/r/SaaS/comments/1abcde/%E0%A4%A/",
    { community: "SaaS", postId: "1abcde", title: null },
  ],
  ["https://www.reddit.com/r/SaaS/s/AbCdEf", { community: "SaaS", postId: "AbCdEf", title: null }],
  ["https://redd.it/1abcde", "short"],
  ["https://www.reddit.com/comments/1abcde", "short"],
  ["https://www.reddit.com/user/somebody/comments/1abcde/x/", "profile"],
  ["https://www.reddit.com/r/u_somebody/comments/1abcde/x/", "profile"],
  ["https://www.reddit.com/r/SaaS/", "no-post"],
  ["https://www.reddit.com/r/SaaS/wiki/rules", "no-post"],
  ["https://www.reddit.com/", "no-post"],
  ["https://www.reddit.com/r/x/comments/1abcde/", "no-post"],
])("%s", (address, read) => {
  expect(readMentionAddress(address)).toEqual(read);
});
