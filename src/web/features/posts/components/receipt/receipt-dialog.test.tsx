import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { GeneratedPost } from "#contract/post.ts";
import { LOOK_STAGES } from "#engine/outcomes/look.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { toRoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { ReceiptDialog } from "./receipt-dialog.tsx";

beforeEach(() => signIn());

const posted = samplePost({
  status: "posted",
  isPosted: true,
  postedAt: "2026-11-16T09:00:00.000Z",
});
const RECEIPT_ID = "abcdefghijkl";
const shared = { ...posted, receipt: { riskBefore: 30, rules: null, sharedAs: RECEIPT_ID } };

function showReceipt(post: GeneratedPost, answers: Answers = {}) {
  const onClose = vi.fn<() => void>();
  const part = <ReceiptDialog post={toRoadmapPost(post)} isOpen onClose={onClose} />;
  return { ...showPart(part, { answers }), onClose };
}

test("nobody sees it before it is shared", () => {
  showReceipt(posted);
  expect(screen.queryByRole("textbox", { name: "Link to this receipt" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Stop sharing" })).toBeNull();
});

test("it is shared by keyboard, once", async () => {
  const { user, calls } = showReceipt(posted, { shareReceipt: noAnswer });
  // The dialog takes the keyboard first.
  const dialog = screen.getByRole("dialog");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  screen.getByRole("button", { name: "Share a link" }).focus();
  await user.keyboard("{Enter}{Enter}");
  await screen.findByRole("button", { name: /Share a link/, busy: true });
  expect(calls.filter(({ name }) => name === "shareReceipt")).toHaveLength(1);
});

test("a shared one has its address, and can be taken back", async () => {
  const { user, calls } = showReceipt(shared, { revokeReceipt: posted });
  const link = screen.getByRole("textbox", { name: "Link to this receipt" });
  expect((link as HTMLInputElement).value).toContain(RECEIPT_ID);
  await user.click(screen.getByRole("button", { name: "Stop sharing" }));
  expect(await screen.findByText("The link no longer works")).toBeTruthy();
  expect(calls.map(({ name }) => name)).toContain("revokeReceipt");
});

test("what could not be shared says so", async () => {
  const { user } = showReceipt(posted, { shareReceipt: refuse(500, "INTERNAL", "It broke.") });
  await user.click(screen.getByRole("button", { name: "Share a link" }));
  expect(await screen.findByText(/temporarily unavailable/)).toBeTruthy();
});

test("a browser that draws no pictures says so", async () => {
  const { user } = showReceipt(posted);
  await user.click(screen.getByRole("button", { name: "Download picture" }));
  expect(await screen.findByText("Your browser couldn't draw the picture")).toBeTruthy();
});

test("the next look counts down, and is due once its time has come", () => {
  const at = new Date(Date.now() + 600_000).toISOString();
  const check = { due: null, next: { at, stage: LOOK_STAGES[0] }, watch: null, seen: [] };
  const { show } = showReceipt({ ...posted, check });
  expect(screen.getByRole("timer").textContent).toMatch(/\d/);
  const next = { ...check.next, at: "2026-11-16T09:15:00.000Z" };
  const late = toRoadmapPost({ ...posted, check: { ...check, next } });
  show(<ReceiptDialog post={late} isOpen onClose={() => {}} />);
  expect(screen.queryByRole("timer")).toBeNull();
  expect(screen.getByText("Look again now")).toBeTruthy();
});
