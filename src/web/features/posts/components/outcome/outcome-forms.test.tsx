import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { samplePost } from "#web/testing/sample-post.ts";
import { toRoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { CountsForm, ReasonForm } from "./outcome-forms.tsx";

const post = toRoadmapPost(
  samplePost({ status: "posted", isPosted: true, postedAt: "2026-11-16T09:00:00.000Z" }),
);
const showCounts = (answers: Answers = {}) =>
  showPart(<CountsForm post={post} timezone="UTC" />, { answers });
const showReason = (answers: Answers = {}) => showPart(<ReasonForm post={post} />, { answers });
const findSent = (calls: { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => name === "updatePerformance").map(({ body }) => body);

test("two numbers are saved by keyboard alone", async () => {
  const { user, calls } = showCounts({ updatePerformance: post });
  screen.getByRole("textbox", { name: "Upvotes" }).focus();
  await user.keyboard("41{Tab}7{Enter}");
  expect(await screen.findByText(/^Numbers saved\./)).toBeTruthy();
  expect(findSent(calls)[0]).toEqual({ upvotes: 41, comments: 7 });
});

test("what is no number is not sent", async () => {
  const { user, calls } = showCounts();
  await user.type(screen.getByRole("textbox", { name: "Upvotes" }), "many");
  await user.click(screen.getByRole("button", { name: "Save numbers" }));
  expect(screen.getByRole("textbox", { name: "Upvotes" }).getAttribute("aria-invalid")).toBe(
    "true",
  );
  expect(findSent(calls)).toEqual([]);
});

test("numbers that were not saved are still there", async () => {
  const { user } = showCounts({ updatePerformance: refuse(500, "INTERNAL", "Something broke.") });
  await user.type(screen.getByRole("textbox", { name: "Upvotes" }), "41{Enter}");
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByDisplayValue("41")).toBeTruthy();
});

test("numbers on their way keep the button busy", async () => {
  const { user, calls } = showCounts({ updatePerformance: noAnswer });
  await user.type(screen.getByRole("textbox", { name: "Upvotes" }), "41{Enter}");
  const button = screen.getByRole("button", { name: "Save numbers" });
  await user.click(button);
  expect(findSent(calls)).toHaveLength(1);
});

test("a reason is saved when the keyboard leaves it", async () => {
  const { user, calls } = showReason({ updatePerformance: post });
  await user.type(screen.getByRole("textbox"), "  Rule 3  ");
  await user.click(document.body);
  expect(await screen.findByRole("textbox")).toBeTruthy();
  expect(findSent(calls)).toEqual([{ removedReason: "Rule 3" }]);
});

test("an empty reason sends nothing", async () => {
  const { user, calls } = showReason();
  await user.click(screen.getByRole("textbox"));
  await user.click(document.body);
  expect(findSent(calls)).toEqual([]);
});
