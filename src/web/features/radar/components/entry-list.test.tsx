import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { RadarEntry } from "#contract/radar.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { Announcements, Conversations } from "./entry-list.tsx";

const PROJECT_ID = "0199a000-0000-7000-8000-0000000000aa";
const NOW = new Date("2026-11-18T12:00:00Z");

function sampleEntry(number: number, fields: Partial<RadarEntry> = {}): RadarEntry {
  return {
    id: `0199a000-0000-7000-8000-00000000000${number}`,
    source: "feed",
    phrase: null,
    permalink: `https://www.reddit.com/r/SaaS/comments/${number}/`,
    subredditId: "saas",
    fullName: "r/SaaS",
    title: `How do you plan trips? ${number}`,
    text: "With six friends.",
    why: { is: "asks", need: "I need a planner.", helps: "why", shared: ["planner"] },
    allows: "Promotion is allowed.",
    postedAt: "2026-11-18T10:00:00.000Z",
    foundAt: "2026-11-18T11:00:00.000Z",
    ...fields,
  };
}

function showEntries(entries: RadarEntry[], answers: Answers = {}) {
  const onClear = vi.fn<() => void>();
  const part = (
    <Conversations
      projectId={PROJECT_ID}
      entries={entries}
      now={NOW}
      emptyWords="Nothing was found yet."
      onClear={onClear}
    />
  );
  return { ...showPart(part, { answers }), onClear };
}

test("an empty list says why, and lets filters be cleared", async () => {
  const { user, onClear } = showEntries([]);
  expect(screen.getByText("Nothing was found yet.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Clear the filters" }));
  expect(onClear).toHaveBeenCalled();
});

test("an entry says who asks, when, and what one may say there", () => {
  showEntries([sampleEntry(1)]);
  expect(screen.getByText("I need a planner.")).toBeTruthy();
  expect(screen.getByText(/posted 2 hours ago/)).toBeTruthy();
  expect(screen.getByText("Promotion is allowed.")).toBeTruthy();
});

test("dismissed by keyboard, the next entry has the keyboard", async () => {
  const { user, calls } = showEntries([sampleEntry(1), sampleEntry(2)], {
    dismissRadarEntry: noAnswer,
  });
  screen.getByRole("button", { name: "Not this: How do you plan trips? 1" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("dismissRadarEntry"));
  expect(document.activeElement?.textContent).toContain("How do you plan trips? 2");
});

test("a dismissal that failed says so", async () => {
  const { user } = showEntries([sampleEntry(1)], {
    dismissRadarEntry: refuse(500, "INTERNAL", "It broke."),
  });
  await user.click(screen.getByRole("button", { name: /^Not this/ }));
  expect(await screen.findByText(/temporarily unavailable/)).toBeTruthy();
});

test("a thread of a community that nobody knows has no draft", () => {
  showEntries([sampleEntry(1, { subredditId: null })]);
  expect(screen.queryByRole("link", { name: /^Draft a comment/ })).toBeNull();
});

const announce = (entries: RadarEntry[]) => (
  <Announcements projectId={PROJECT_ID} entries={entries} now={NOW} />
);

test("announcements are there only where there are some", () => {
  const entry = sampleEntry(1, { why: { is: "announces", what: "rules" } });
  const { show } = showPart(announce([]));
  expect(screen.queryByRole("heading", { name: "Maybe announcements" })).toBeNull();
  show(announce([entry]));
  expect(screen.getByRole("heading", { name: "Maybe announcements" })).toBeTruthy();
});

const numbered = (number: number): RadarEntry => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  source: "feed",
  phrase: null,
  permalink: `https://www.reddit.com/r/climbing/comments/x${number}/`,
  subredditId: "climbing",
  fullName: "r/climbing",
  title: `Question ${number}`,
  text: "",
  why: { is: "names-project", name: "Setterly" },
  allows: "Answer, and say that you made it.",
  postedAt: "2026-11-17T10:00:00.000Z",
  foundAt: "2026-11-17T10:30:00.000Z",
});

function showMany(count: number) {
  const entries = Array.from({ length: count }, (_, place) => numbered(place + 1));
  return showPart(
    <Conversations
      projectId="p"
      entries={entries}
      now={NOW}
      emptyWords="Nothing."
      onClear={null}
    />,
  );
}

const countShown = () => screen.queryAllByRole("article").length;

test.each([
  [0, 0],
  [1, 1],
  [10, 10],
  [45, 10],
  [500, 10],
])("of %i conversations %i are shown at first", (count, shown) => {
  showMany(count);
  expect(countShown()).toBe(shown);
});

test("more are shown when they are asked for, and the keyboard goes on with the first of them", async () => {
  const { user } = showMany(45);
  await user.click(screen.getByRole("button", { name: "Show 20 more of 45" }));
  expect(countShown()).toBe(30);
  expect(document.activeElement?.textContent).toContain("Question 11");
  await user.click(screen.getByRole("button", { name: "Show 15 more of 45" }));
  expect(countShown()).toBe(45);
  expect(screen.queryByRole("button", { name: /^Show / })).toBeNull();
});
