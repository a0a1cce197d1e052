import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { NOTHING_PASTED } from "#engine/policy/paste/paste-limits.ts";
import { NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { type Answers, noAnswer, refuse } from "#web/testing/answer-calls.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { PasteDialog } from "./paste-dialog.tsx";

beforeEach(() => sessionStorage.clear());

const RULES = "1. No self-promotion.";
const OWN = { own: { text: RULES, corrections: NO_CORRECTIONS, asOf: "2026-11-01" } };

function showDialog(home: "tab" | "account", answers: Answers = {}) {
  const [onClose, onChanged] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const shown = showPart(
    <PasteDialog
      subredditId="saas"
      fullName="r/SaaS"
      home={home}
      isOpen
      onClose={onClose}
      onChanged={onChanged}
    />,
    { answers },
  );
  return { ...shown, onClose, onChanged };
}

const findField = () =>
  screen.findByRole<HTMLTextAreaElement>("textbox", { name: "The rules, as you copied them" });
const press = (name: string) => screen.getByRole("button", { name });

test("while what was pasted before is on its way, nothing can be typed", () => {
  showDialog("account", { getOwnPolicy: noAnswer });
  expect(screen.getByText("Loading what you pasted")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("what did not come can be asked for again", async () => {
  let asked = 0;
  const { user } = showDialog("account", {
    getOwnPolicy: () => {
      asked += 1;
      return asked === 1 ? refuse(400, "VALIDATION", "It broke.") : OWN;
    },
  });
  expect(await screen.findByText("We couldn't load what you pasted")).toBeTruthy();
  await user.click(press("Try again"));
  expect((await findField()).value).toBe(RULES);
});

test("an account's rules are saved on the server", async () => {
  const { user, calls, onChanged } = showDialog("account", {
    getOwnPolicy: { own: null },
    saveOwnPolicy: OWN,
  });
  await user.type(await findField(), RULES);
  await user.click(press("Save"));
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(calls.find(({ name }) => name === "saveOwnPolicy")?.body).toMatchObject({ text: RULES });
});

test("a visitor's rules stay in the tab, and are there again", async () => {
  const { user, calls, onClose, unmount } = showDialog("tab");
  expect(screen.queryByRole("button", { name: "Remove what I pasted" })).toBeNull();
  await user.type(await findField(), RULES);
  await user.click(press("Save"));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls).toEqual([]);
  unmount();
  const again = showDialog("tab");
  expect((await findField()).value).toBe(RULES);
  await again.user.click(press("Remove what I pasted"));
  await vi.waitFor(() => expect(again.onChanged).toHaveBeenCalled());
});

test("nothing is not saved", async () => {
  const { user, onChanged } = showDialog("tab");
  await user.type(await findField(), " ");
  await user.click(press("Save"));
  expect((await screen.findByRole("alert")).textContent).toContain(NOTHING_PASTED);
  expect(onChanged).not.toHaveBeenCalled();
});

test("a failure to save leaves the words where they are", async () => {
  const { user, onClose } = showDialog("account", {
    getOwnPolicy: { own: null },
    saveOwnPolicy: refuse(500, "INTERNAL", "It broke."),
  });
  await user.type(await findField(), RULES);
  await user.click(press("Save"));
  expect((await screen.findByRole("alert")).textContent).toContain("What you typed is still here");
  expect((await findField()).value).toBe(RULES);
  expect(onClose).not.toHaveBeenCalled();
});

test("what was typed is asked about before it is lost", async () => {
  const { user, onClose } = showDialog("tab");
  await user.type(await findField(), RULES);
  await user.keyboard("{Escape}");
  expect(await screen.findByRole("alertdialog")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(press("Discard"));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});
