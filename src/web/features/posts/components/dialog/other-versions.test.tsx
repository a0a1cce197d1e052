import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { SubscriptionStatus } from "#contract/billing.ts";
import type { GeneratedPost } from "#contract/post.ts";
import { useWritingOutlook } from "#web/features/posts/api/use-roadmap.ts";
import type { Rewrite } from "#web/features/posts/use-post-form.ts";
import { toRoadmapPost } from "#web/features/posts/roadmap-post.ts";
import { sampleOutlook, sampleWritingOutlook } from "#web/features/posts/testing/sample-outlook.ts";
import type { CommunityOutlook } from "#web/features/posts/writing/outlook.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { samplePost } from "#web/testing/sample-post.ts";
import { sampleProject, sampleSubscription } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { signIn } from "#web/testing/sign-in.ts";
import { AdaptDialog, RewriteBar } from "./other-versions.tsx";

beforeEach(() => signIn());

const project = sampleProject();
const OTHER = sampleOutlook({ subredditId: "travel", fullName: "r/travel" });

function showDialog(answers: Answers, communities: CommunityOutlook[] = [sampleOutlook(), OTHER]) {
  const onWritten = vi.fn<(post: GeneratedPost) => void>();
  function Shown() {
    return (
      <AdaptDialog
        project={project}
        post={toRoadmapPost(samplePost())}
        outlook={useWritingOutlook(project)}
        suggested={null}
        isOpen
        onClose={() => {}}
        onWritten={onWritten}
      />
    );
  }
  const shown = showPart(<Shown />, {
    answers: { getWritingOutlook: sampleWritingOutlook(communities), ...answers },
  });
  return { ...shown, onWritten };
}

const findWrite = () => screen.findByRole("button", { name: "Write it for r/travel" });

test("where no other community takes posts, that is said", async () => {
  const closed = { ...OTHER, is: "closed" as const };
  showDialog({}, [sampleOutlook(), closed]);
  expect(await screen.findByText("No other community takes posts.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Write it for/ })).toBeNull();
});

test("it is written for another community, never for its own", async () => {
  const { user, calls, onWritten } = showDialog({ adaptPost: samplePost() });
  const write = await findWrite();
  expect(screen.queryByRole("radio", { name: /r\/SaaS/ })).toBeNull();
  await user.click(write);
  await vi.waitFor(() => expect(onWritten).toHaveBeenCalled());
  const sent = calls.find(({ name }) => name === "adaptPost")?.body;
  expect(sent).toMatchObject({ subredditId: "travel" });
});

test("while it is written, the button says so", async () => {
  const { user } = showDialog({ adaptPost: noAnswer });
  await user.click(await findWrite());
  expect(await screen.findByRole("button", { name: "Writing..." })).toBeTruthy();
});

test("an answer that is missing there is asked for", async () => {
  const details = { subredditId: "travel", is: "asks", questions: ["why"] };
  const { user } = showDialog({
    adaptPost: refuse(409, "CONFLICT", "An answer is missing.", details),
  });
  await user.click(await findWrite());
  expect(await screen.findByRole("region", { name: "Answers for r/travel" })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a refusal says why", async () => {
  const details = { subredditId: "travel", is: "closed", reason: "no-place" };
  const { user, onWritten } = showDialog({
    adaptPost: refuse(409, "CONFLICT", "It is no place for projects.", details),
  });
  await user.click(await findWrite());
  expect((await screen.findByRole("alert")).textContent).toContain("It is no place for projects.");
  expect(onWritten).not.toHaveBeenCalled();
});

function showBar(plan: Partial<SubscriptionStatus>) {
  const rewrite: Rewrite = {
    rewrite: vi.fn<Rewrite["rewrite"]>(),
    undo: () => true,
    busy: null,
    tried: null,
    done: null,
    error: null,
  };
  const shown = showPart(
    <RewriteBar
      project={project}
      post={toRoadmapPost(samplePost({ by: "engine" }))}
      rewrite={rewrite}
      isCopying={false}
      onAdapt={() => {}}
      onDuplicate={() => {}}
    />,
    { answers: { getBillingStatus: sampleSubscription(plan) } },
  );
  return { ...shown, rewrite };
}

describe("other versions of a draft", () => {
  test("are written at once where the plan includes them", async () => {
    const { user, rewrite } = showBar({ isPremium: true, planCode: "PREMIUM_MONTHLY" });
    await user.click(await screen.findByRole("button", { name: "Other versions" }));
    expect(within(screen.getByRole("menu")).queryByText("Premium Feature")).toBeNull();
    await user.click(screen.getByRole("menuitem", { name: "Shorter" }));
    expect(rewrite.rewrite).toHaveBeenCalledWith("shorter");
  });

  test("are marked as premium before they are pressed, and a press says what is", async () => {
    const { user, rewrite } = showBar({ isPremium: false });
    await user.click(await screen.findByRole("button", { name: "Other versions" }));
    await screen.findByText("Premium Feature");
    await user.click(screen.getByRole("menuitem", { name: "Shorter" }));
    await screen.findByText("Rewriting and copying posts is only available for premium users.");
    expect(rewrite.rewrite).not.toHaveBeenCalled();
  });
});
