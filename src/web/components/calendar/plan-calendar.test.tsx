import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
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

function showWeek(items: CalendarItem[], { canMove = true } = {}) {
  const [onDay, onOpen] = [vi.fn<(day: string) => void>(), vi.fn<(item: CalendarItem) => void>()];
  const shown = showPart(
    <PlanCalendar
      label="Your posts"
      view="week"
      day="2026-11-18"
      onDay={onDay}
      items={items}
      canMove={canMove}
      onOpen={onOpen}
      now={new Date("2026-11-17T10:00:00Z")}
      timezone="UTC"
    />,
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
  expect(screen.getByRole("button", { name: "Next post: Wed 2" })).toBeTruthy();
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
