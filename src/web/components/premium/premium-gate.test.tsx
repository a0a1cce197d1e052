import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { paths } from "#contract/pages/page-paths.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { sampleSubscription } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { DimmedFeature, PremiumGate } from "./premium-gate.tsx";

const FREE = sampleSubscription({ isPremium: false, planCode: "FREE", status: "none" });

const showGate = (answers: Answers) =>
  showPart(
    <PremiumGate feature="Content Roadmap" preview={<p>Two drafts</p>}>
      <p>The roadmap</p>
    </PremiumGate>,
    { answers },
  );

test("who has a plan sees the feature", async () => {
  showGate({ getBillingStatus: sampleSubscription() });
  expect(await screen.findByText("The roadmap")).toBeTruthy();
});

test("who has none sees what it would show", async () => {
  showGate({ getBillingStatus: FREE });
  expect(await screen.findByText("Two drafts")).toBeTruthy();
  expect(screen.queryByText("The roadmap")).toBeNull();
});

test("while the plan is on its way, neither is shown", () => {
  showGate({ getBillingStatus: noAnswer });
  expect(screen.getByText("Loading: Content Roadmap")).toBeTruthy();
  expect(screen.queryByText("Two drafts")).toBeNull();
  expect(screen.queryByText("The roadmap")).toBeNull();
});

test("a plan that could not be read is asked for again", async () => {
  let asked = 0;
  const { user } = showGate({
    getBillingStatus: () => {
      asked += 1;
      return asked === 1 ? refuse(500, "INTERNAL", "It broke.") : sampleSubscription();
    },
  });
  expect(await screen.findByText("We couldn't load your plan")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The roadmap")).toBeTruthy();
});

test("what is dimmed takes no keys, and Enter leads to the plans", async () => {
  const press = vi.fn<() => void>();
  const { user, location } = showPart(
    <DimmedFeature feature="Content Roadmap">
      <button type="button" onClick={press}>
        Generate
      </button>
    </DimmedFeature>,
    { path: "/projects" },
  );
  screen.getByRole("button", { name: /: Content Roadmap$/ }).focus();
  await user.keyboard("{Enter}");
  expect(press).not.toHaveBeenCalled();
  expect(screen.getByText("Generate").closest("[inert]")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Upgrade" }));
  await waitFor(() => expect(location().pathname).toBe(paths.billing));
});
