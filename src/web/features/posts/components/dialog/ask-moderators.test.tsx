import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { samplePolicy, sampleProject } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { AskModerators } from "./ask-moderators.tsx";

const { stance } = samplePolicy();
const ASKS = samplePolicy({ stance: { ...stance, is: "ask" } });

function showQuestion(answers: Answers = {}, policy = ASKS) {
  return showPart(
    <AskModerators
      subredditId="saas"
      project={sampleProject()}
      policy={policy}
      draft={{
        title: "A planner for trips",
        content: "I made a planner.",
        editSection: null,
        flair: null,
      }}
    />,
    { answers },
  );
}

const own = { text: "1. Be kind", corrections: NO_CORRECTIONS, asOf: "2026-11-01" };

test("where nobody has to be asked there is nothing to see", () => {
  showQuestion({}, samplePolicy());
  expect(screen.queryByText("What to write")).toBeNull();
});

test("the message takes a link to the verdict along, and gives it up again", async () => {
  const { user } = showQuestion();
  const box = screen.getByRole("checkbox", { name: "With a link to the verdict" });
  expect(screen.queryByText(/I checked it against your rules/)).toBeNull();
  await user.click(box);
  const link = await screen.findByText(/^http\S+\/check\?r=saas#draft=1\./);
  expect(link.parentElement?.textContent).toMatch(/rules: http\S+#draft=1\./);
  await user.click(box);
  expect(screen.queryByText(/I checked it against your rules/)).toBeNull();
});

test("an answer is kept with what was corrected before, by keyboard", async () => {
  const { user, calls } = showQuestion({
    getOwnPolicy: { own },
    saveOwnPolicy: { own },
  });
  screen.getByRole("button", { name: "Yes" }).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Kept what the moderators of r/SaaS said")).toBeTruthy();
  const sent = calls.find(({ name }) => name === "saveOwnPolicy")?.body;
  expect(sent).toMatchObject({ text: "1. Be kind", corrections: { stance: { isAsked: true } } });
});

test("conditions without words are not sent", async () => {
  const { user, calls } = showQuestion();
  await user.click(screen.getByRole("button", { name: "Yes, with conditions" }));
  const field = screen.getByRole("textbox", { name: "Their conditions" });
  expect(document.activeElement).toBe(field);
  await user.keyboard("  ");
  await user.click(screen.getByRole("button", { name: "Keep the conditions" }));
  expect(screen.getByText("Note what they asked for.")).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(calls).toEqual([]);
});

test("while it is kept nothing else can be pressed", async () => {
  const { user } = showQuestion({ getOwnPolicy: noAnswer });
  await user.click(screen.getByRole("button", { name: "No" }));
  const buttons = screen.getByRole("group", { name: "What did they say?" });
  expect(buttons).toHaveProperty("disabled", true);
});

test("an answer that was not kept says so", async () => {
  const { user } = showQuestion({ getOwnPolicy: refuse(500, "INTERNAL", "Something broke.") });
  await user.click(screen.getByRole("button", { name: "No" }));
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn't save your answer.");
});
