import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Corrections, NO_CORRECTIONS } from "#engine/policy/paste/corrections.ts";
import { readPaste } from "#engine/policy/paste/read-paste.ts";
import { makeStance } from "#engine/policy/paste/read-stance.ts";
import { UNSURE } from "#engine/policy/paste/testing/unsure-rules.ts";
import { showPart } from "#web/testing/show-part.tsx";
import { PasteReading } from "./paste-reading.tsx";

function show(corrections: Partial<Corrections> = {}, text = UNSURE) {
  const onChange = vi.fn<(changes: Partial<Corrections>) => void>();
  const reading = readPaste(text);
  const part = (
    <PasteReading
      reading={reading}
      corrections={{ ...NO_CORRECTIONS, ...corrections }}
      onChange={onChange}
    />
  );
  return { ...showPart(part), onChange };
}

test("rules that are unsure ask one question, which sets the stance", async () => {
  const { user, onChange } = show();
  const question = screen.getByRole("combobox", { name: "May you post your own things there?" });
  expect(question.textContent).toContain("Not sure yet");
  expect(screen.getByText(/looked at with pleasure/)).toBeTruthy();
  expect(screen.queryByText("Closed to promotion")).toBeNull();
  await user.click(question);
  await user.click(await screen.findByRole("option", { name: "Only in a thread" }));
  expect(onChange).toHaveBeenCalledWith({ stance: makeStance("thread") });
});

test("the answer stays where it was given", () => {
  show({ stance: makeStance("closed") });
  const question = screen.getByRole("combobox", { name: "May you post your own things there?" });
  expect(question.textContent).toContain("No");
});

test("who decided on a sentence is not asked again", () => {
  show({ choices: { "advertising by shops is removed": "never" } });
  expect(screen.queryByRole("combobox", { name: /May you post/ })).toBeNull();
});

test("a sentence that was not read is shown, though those beside it were", () => {
  show({}, "Links zu Shops werden gelöscht. Preise bitte nicht nennen.");
  expect(screen.getByText("No links to shops")).toBeTruthy();
  expect(screen.getByText("Preise bitte nicht nennen.")).toBeTruthy();
});

test("however many lines there are, none is lost", () => {
  const lines = Array.from({ length: 90 }, (_, at) => `The year ${1900 + at} was a very long one.`);
  show({}, `No memes\n\n${lines.join("\n\n")}`);
  const shown = document.body.textContent;
  expect(lines.filter((line) => !shown.includes(line))).toEqual([]);
});
