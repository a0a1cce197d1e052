import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Task, Today } from "#contract/task.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { useToday } from "#web/features/tasks/api/use-today.ts";
import { LazyToday, useTodayPart } from "./lazy-today.tsx";
import { TodayCard } from "./today-card.tsx";

beforeEach(() => signIn());

const TASK: Task = {
  key: "comments.saas",
  kind: "comments",
  title: "Write two comments in r/SaaS",
  detail: "They make room for your next post.",
  projectId: null,
  projectName: null,
  postId: null,
  subredditId: "saas",
  fullName: "r/SaaS",
  isDone: false,
  canUndo: false,
  progress: { done: 0, of: 2 },
  links: [],
};

const day = (tasks: Task[]): Today => ({
  day: "2026-11-18",
  endsAt: "2026-11-19T00:00:00.000Z",
  tasks,
  next: null,
});

const Page = () => <TodayCard today={useToday(null)} />;

function showToday(tasks: Task[], answers: Answers = {}) {
  return showPart(<Page />, { answers: { getToday: day(tasks), ...answers } });
}

const findTick = () => screen.findByRole("checkbox", { name: TASK.title });
const countCalls = (calls: { name: string }[], wanted: string) =>
  calls.filter(({ name }) => name === wanted).length;

test("shows nothing to tick while the day is on its way", () => {
  showToday([], { getToday: noAnswer });
  expect(screen.getByText(/Loading/)).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("a day without tasks says what comes next", async () => {
  showToday([]);
  expect(await screen.findByText("Nothing planned.")).toBeTruthy();
});

test("a day that did not come can be asked for again", async () => {
  let asked = 0;
  const { user } = showToday([], {
    getToday: () => {
      asked += 1;
      return asked === 1 ? refuse(500, "INTERNAL", "It broke.") : day([TASK]);
    },
  });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await findTick()).toBeTruthy();
});

test("a digit ticks a task, before the server has answered", async () => {
  const { user, calls } = showToday([TASK], { tickTask: noAnswer });
  await findTick();
  await user.keyboard("1");
  await waitFor(async () => expect(await findTick()).toHaveProperty("checked", true));
  expect(countCalls(calls, "tickTask")).toBe(1);
});

test("a tick that the server refuses is taken back, with its words", async () => {
  let asked = 0;
  const { user } = showToday([TASK], {
    // The day as it was is all that there is to go back to.
    getToday: () => {
      asked += 1;
      return asked === 1 ? day([TASK]) : noAnswer();
    },
    tickTask: refuse(409, "CONFLICT", "That is no task of today."),
  });
  await user.click(await findTick());
  expect(await screen.findByText("That is no task of today.")).toBeTruthy();
  expect(await findTick()).toHaveProperty("checked", false);
});

test("what has done itself stays ticked", async () => {
  const { user, calls } = showToday([{ ...TASK, isDone: true }]);
  const tick = await findTick();
  expect(tick.getAttribute("aria-disabled")).toBe("true");
  await user.click(tick);
  expect(countCalls(calls, "untickTask")).toBe(0);
});

function Dashboard() {
  const { isAwaited, ...today } = useTodayPart();
  return isAwaited ? null : <LazyToday {...today} />;
}

test("a page that has asked for the day already shows it without asking twice", async () => {
  const { calls } = showPart(<Dashboard />, { answers: { getToday: day([TASK]) } });
  await findTick();
  expect(countCalls(calls, "getToday")).toBe(1);
});
