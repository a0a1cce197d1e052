import { expect, test } from "vitest";
import { readMentionAddress } from "./read-mention-address.ts";

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
