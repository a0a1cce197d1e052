import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { WritingOutlook } from "#contract/writing.ts";
import { sampleOutlook, sampleWritingOutlook } from "#web/features/posts/testing/sample-outlook.ts";
import { sampleProject } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { WritingNotes } from "./writing-notes.tsx";

beforeEach(() => signIn());

type Case = { outlook: WritingOutlook; isSettled?: boolean; hasPlans?: boolean; isFull?: boolean };

function showNotes({ outlook, isSettled = true, hasPlans = false, isFull = false }: Case) {
  const onAnswer = vi.fn<(subredditId: string) => void>();
  const shown = showPart(
    <WritingNotes
      project={sampleProject()}
      outlook={outlook}
      isSettled={isSettled}
      hasPlans={hasPlans}
      isFull={isFull}
      onWritten={() => {}}
      onAnswer={onAnswer}
    />,
  );
  return { ...shown, onAnswer };
}

const ASKS = sampleOutlook({ is: "asks", questions: ["why"] });
const asking = { ...sampleWritingOutlook([ASKS]), ready: 0 };
const REASON = "Nothing can be written before Monday.";

test("why nothing can be written is said", () => {
  showNotes({ outlook: { ...sampleWritingOutlook([]), ready: 0, reason: REASON } });
  expect(screen.getByText(REASON)).toBeTruthy();
});

test("at the cap it is said as well, whatever is asked", () => {
  showNotes({ outlook: { ...asking, reason: REASON }, isFull: true });
  expect(screen.getByText(REASON)).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("where nothing is planned, the question is asked here", async () => {
  showNotes({ outlook: asking });
  expect(await screen.findByRole("textbox")).toBeTruthy();
});

test("a question that may be another in a moment is not asked yet", () => {
  showNotes({ outlook: asking, isSettled: false });
  expect(screen.queryByText("Loading the questions")).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("where posts are planned, the question waits behind a button", async () => {
  const { user, onAnswer } = showNotes({ outlook: asking, hasPlans: true });
  await user.click(screen.getByRole("button", { name: "Answer" }));
  expect(onAnswer).toHaveBeenCalledWith("saas");
});
