import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Sighting } from "#engine/outcomes/look.ts";
import { toRoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { HowToLook, SightingButtons } from "./look-form.tsx";

const LINK = "https://www.reddit.com/r/SaaS/comments/1abcde/a_title/";
const posted = samplePost({ status: "posted", isPosted: true });

const showHow = (answers: Answers = {}, permalink: string | null = null) =>
  showPart(<HowToLook post={toRoadmapPost({ ...posted, permalink })} />, { answers });
const findField = () => screen.getByRole("textbox", { name: "Link to your post" });

test("a link is saved by keyboard, without the blanks around it", async () => {
  const { user, calls } = showHow({ updatePerformance: posted });
  findField().focus();
  await user.keyboard(` ${LINK} {Enter}`);
  await vi.waitFor(() =>
    expect(calls.find(({ name }) => name === "updatePerformance")?.body).toEqual({
      permalink: LINK,
    }),
  );
});

test.each(["", "not a link", "https://www.reddit.com/r/startups/comments/1abcde/a_title/"])(
  "'%s' is no link to the post, and is not sent",
  async (text) => {
    const { user, calls } = showHow();
    if (text) await user.type(findField(), text);
    await user.click(screen.getByRole("button", { name: "Save link" }));
    expect(findField().getAttribute("aria-invalid")).toBe("true");
    expect(calls).toEqual([]);
  },
);

test("a link that the server refuses is said at the field, which keeps it", async () => {
  const { user } = showHow({
    updatePerformance: refuse(400, "VALIDATION", "This link leads to another post."),
  });
  await user.type(findField(), `${LINK}{Enter}`);
  expect(await screen.findByText("This link leads to another post.")).toBeTruthy();
  expect(screen.getByDisplayValue(LINK)).toBeTruthy();
});

test("while a link is sent it is not sent twice", async () => {
  const { user, calls } = showHow({ updatePerformance: noAnswer });
  await user.type(findField(), `${LINK}{Enter}{Enter}`);
  expect(calls).toHaveLength(1);
});

test("a post with its link leads to it", () => {
  showHow({}, LINK);
  expect(screen.getByRole("link", { name: "Open the post" }).getAttribute("href")).toBe(LINK);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("what one sees is told by one press, and a failure says so", async () => {
  const onChoose = vi.fn<(sighting: Sighting) => void>();
  const part = (error: unknown) => (
    <SightingButtons
      legend="What do you see?"
      chosen="live"
      isBusy={false}
      error={error}
      onChoose={onChoose}
      onCancel={undefined}
    />
  );
  const { user, show } = showPart(part(null));
  const [first, second] = screen.getAllByRole("button");
  expect(first?.getAttribute("aria-pressed")).toBe("true");
  second?.focus();
  await user.keyboard("{Enter}");
  expect(onChoose).toHaveBeenCalledTimes(1);
  show(part(new Error("It broke.")));
  expect(screen.getByRole("alert").textContent).toContain("We couldn't save that.");
});
