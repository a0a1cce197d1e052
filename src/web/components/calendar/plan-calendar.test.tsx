import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TIME_HAS_PASSED } from "#engine/slots/judge-move.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { samplePolicy } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import type { CalendarItem } from "./calendar-item.ts";
import { PlanCalendar } from "./plan-calendar.tsx";

const POST: CalendarItem = {
  id: "1",
  title: "What a year of hand-made pens taught me",
  subredditId: "fountainpens",
  fullName: "r/fountainpens",
  at: new Date("2026-11-18T15:00:00Z"),
  status: "scheduled",
  outcome: "unknown",
  project: null,
  to: null,
};

const FACTS: Answers = {
  getPolicy: samplePolicy({ subredditId: "fountainpens" }),
  getPostingContext: { author: { karma: null, accountAgeDays: null }, posts: [], comments: [] },
};

type Options = { canMove?: boolean; view?: "week" | "month"; answers?: Answers };

function showWeek(
  items: CalendarItem[],
  { canMove = true, view = "week", answers = {} }: Options = {},
) {
  const [onDay, onOpen] = [vi.fn<(day: string) => void>(), vi.fn<(item: CalendarItem) => void>()];
  const shown = showPart(
    <PlanCalendar
      label="Your posts"
      view={view}
      day="2026-11-18"
      onDay={onDay}
      items={items}
      canMove={canMove}
      onOpen={onOpen}
      now={new Date("2026-11-17T10:00:00Z")}
      timezone="UTC"
    />,
    { answers: { ...FACTS, ...answers } },
  );
  return { ...shown, onDay, onOpen };
}

test("names its week, and opens the post that is pressed", async () => {
  const { user, onOpen } = showWeek([POST]);
  expect(screen.getByRole("heading", { name: "November 15 – 21, 2026" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: POST.title }));
  expect(onOpen).toHaveBeenCalledWith(POST);
});

test.each([
  ["Next week", "2026-11-25"],
  ["Previous week", "2026-11-11"],
])("%s is asked for by its button", async (name, day) => {
  const { user, onDay } = showWeek([POST]);
  await user.click(screen.getByRole("button", { name }));
  expect(onDay).toHaveBeenCalledWith(day);
});

test("a week with nothing in it names the next post", () => {
  showWeek([{ ...POST, at: new Date("2026-12-02T15:00:00Z") }]);
  expect(screen.getByText("No posts this week")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Next post: Wed, Dec 2" })).toBeTruthy();
});

test("a week with some of the posts says where the others are", () => {
  showWeek([POST, { ...POST, id: "later", at: new Date("2026-12-02T15:00:00Z") }]);
  expect(screen.queryByText("No posts this week")).toBeNull();
  expect(screen.getByRole("button", { name: "Later posts: Wed, Dec 2" })).toBeTruthy();
});

test("a month names the community of each post", () => {
  showWeek([POST], { view: "month" });
  expect(screen.getByText(POST.fullName).className).not.toContain("sr-only");
});

test("what cannot be moved has no handle", () => {
  showWeek([POST], { canMove: false });
  expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
});

test("Escape leaves a post where it was", async () => {
  const { user, calls } = showWeek([POST]);
  screen.getByRole("button", { name: `Move: ${POST.title}` }).focus();
  await user.keyboard("{Enter}{ArrowRight}");
  expect(document.body.textContent).toMatch(/Thursday, November 19, 3:00/);
  await user.keyboard("{Escape}");
  expect(document.body.textContent).not.toMatch(/Thursday, November 19, 3:00/);
  expect(calls.filter(({ name }) => name === "updatePost")).toEqual([]);
});

async function moveByKeys(user: ReturnType<typeof showWeek>["user"], keys: string) {
  screen.getByRole("button", { name: `Move: ${POST.title}` }).focus();
  await user.keyboard("{Enter}");
  await user.keyboard(keys);
}

test("moved by keys, a post has its new place before the server has answered", async () => {
  const { user, calls } = showWeek([POST], { answers: { schedulePost: noAnswer } });
  await moveByKeys(user, "{ArrowRight}{Enter}");
  await vi.waitFor(() =>
    expect(calls.find(({ name }) => name === "schedulePost")?.body).toEqual({
      scheduledFor: "2026-11-19T15:00:00.000Z",
    }),
  );
});

test("a post that was moved can be moved back", async () => {
  const { user, calls } = showWeek([POST], {
    answers: { schedulePost: samplePost(), updatePost: samplePost() },
  });
  await moveByKeys(user, "{ArrowRight}{Enter}");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText(/is back on/)).toBeTruthy();
  expect(calls.find(({ name }) => name === "updatePost")?.body).toMatchObject({
    scheduledFor: POST.at?.toISOString(),
  });
});

test("a move that the server refuses says why", async () => {
  const { user } = showWeek([POST], {
    answers: { schedulePost: refuse(409, "CONFLICT", "Another post is at this hour.") },
  });
  await moveByKeys(user, "{ArrowRight}{Enter}");
  expect(await screen.findByText(/wasn't moved. Another post is at this hour./)).toBeTruthy();
});

test("a time that has passed is not sent", async () => {
  const { user, calls } = showWeek([POST]);
  await moveByKeys(user, "{ArrowLeft}{ArrowLeft}{Enter}");
  expect(document.body.textContent).toContain(TIME_HAS_PASSED);
  expect(calls.filter(({ name }) => name === "schedulePost")).toEqual([]);
});

test("a month without posts says so, and turns by months", async () => {
  const { user, onDay } = showWeek([], { view: "month" });
  expect(screen.getByText("No posts this month")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Next month" }));
  expect(onDay).toHaveBeenCalledWith("2026-12-18");
});

test("posts without a date stand above the days, a few at a time", async () => {
  const undated = Array.from({ length: 7 }, (_, place) => ({
    ...POST,
    id: `u${place}`,
    title: `Undated ${place}`,
    at: null,
  }));
  const { user } = showWeek(undated);
  expect(screen.getByRole("heading", { name: "No date yet" })).toBeTruthy();
  expect(screen.queryByText("Undated 6")).toBeNull();
  await user.click(screen.getByRole("button", { name: /^\+\d more$/ }));
  expect(screen.getByText("Undated 6")).toBeTruthy();
});

test("on a phone an empty day is one line, and none once it has passed or in an empty week", () => {
  const width = window.innerWidth;
  window.innerWidth = 390;
  try {
    const { unmount } = showWeek([POST]);
    expect(screen.getAllByText("Nothing planned")).toHaveLength(4);
    expect(screen.queryByText("Monday, November 16")).toBeNull();
    unmount();
    showWeek([{ ...POST, at: new Date("2026-12-02T15:00:00Z") }]);
    expect(screen.getByText("No posts this week")).toBeTruthy();
    expect(screen.queryByText("Nothing planned")).toBeNull();
  } finally {
    window.innerWidth = width;
  }
});

test("while a post is moved by keys, the time it would get is said; given up, the keyboard is on the post", async () => {
  const { user } = showWeek([POST]);
  await moveByKeys(user, "{ArrowRight}");
  expect(document.body.textContent).toMatch(/Thursday, November 19, 3:00/);
  await user.keyboard("{Escape}");
  const mover = screen.getByRole("button", { name: POST.title });
  await vi.waitFor(() => expect(document.activeElement).toBe(mover));
});

test("all hours are shown on request, and only where days have hours", async () => {
  const { user, unmount } = showWeek([POST]);
  const before = screen.getAllByRole("row").length;
  await user.click(screen.getByRole("button", { name: "All hours" }));
  expect(screen.getAllByRole("row").length).toBeGreaterThan(before);
  unmount();
  showWeek([POST], { view: "month" });
  expect(screen.queryByRole("button", { name: "All hours" })).toBeNull();
});
