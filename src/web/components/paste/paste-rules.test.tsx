import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Policy } from "#contract/policy.ts";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import {
  MAX_PASTE_LENGTH,
  NOTHING_PASTED,
  PASTE_TOO_LONG,
} from "#engine/policy/paste/paste-limits.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { samplePolicy } from "#web/testing/samples.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { PasteRules } from "./paste-rules.tsx";

const RULES = "1. No self-promotion";

function showOffer(answers: Answers = {}, listedRules: Policy["listedRules"] = null) {
  const onChanged = vi.fn<() => void>();
  const part = (
    <PasteRules
      subredditId="saas"
      fullName="r/SaaS"
      listedRules={listedRules}
      home="account"
      onChanged={onChanged}
    />
  );
  const shown = showPart(part, { answers: { getOwnPolicy: { own: null }, ...answers } });
  return { ...shown, onChanged };
}

async function open(user: ReturnType<typeof showOffer>["user"]) {
  await user.click(screen.getByRole("button"));
  return screen.findByRole("textbox", { name: "The rules, as you copied them" });
}

test("rules that are known and new are not asked for", () => {
  const asOf = new Date().toISOString().slice(0, 10);
  showOffer({}, { count: 3, understood: 3, source: { kind: "rules", asOf } });
  expect(screen.queryByRole("button")).toBeNull();
});

test("waits for what was pasted before", async () => {
  const { user } = showOffer({ getOwnPolicy: noAnswer });
  await user.click(screen.getByRole("button"));
  expect(await screen.findByText("Loading what you pasted")).toBeTruthy();
});

test("what was pasted before and did not come can be asked for again", async () => {
  const { user } = showOffer({ getOwnPolicy: refuse(500, "INTERNAL", "It broke.") });
  await user.click(screen.getByRole("button"));
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});

test("pasted rules are saved", async () => {
  const { user, calls, onChanged } = showOffer({
    saveOwnPolicy: { own: { text: RULES, corrections: NO_CORRECTIONS, asOf: "2026-11-18" } },
    getPolicy: samplePolicy(),
  });
  const field = await open(user);
  await user.click(field);
  await user.paste(RULES);
  screen.getByRole("button", { name: "Save" }).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByText("Rules saved")).toBeTruthy();
  expect(calls.find(({ name }) => name === "saveOwnPolicy")?.body).toMatchObject({ text: RULES });
  expect(onChanged).toHaveBeenCalled();
});

test.each([
  ["nothing", "", NOTHING_PASTED],
  ["too much", "a".repeat(MAX_PASTE_LENGTH + 1), PASTE_TOO_LONG],
])("%s is not sent", async (_case, text, words) => {
  const { user, calls } = showOffer();
  fireEvent.change(await open(user), { target: { value: text } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect(calls.map(({ name }) => name)).not.toContain("saveOwnPolicy");
});

test("what was not saved is still there, and closing asks first", async () => {
  const { user } = showOffer({ saveOwnPolicy: refuse(500, "INTERNAL", "It broke.") });
  await user.click(await open(user));
  await user.paste(RULES);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain("still here");
  await user.keyboard("{Escape}");
  expect(await screen.findByText("Discard what you typed?")).toBeTruthy();
});
