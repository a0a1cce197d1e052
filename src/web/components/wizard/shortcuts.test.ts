import { describe, expect, it } from "vitest";
import {
  type KeyPlace,
  type KeyPress,
  readShortcut,
  type Shortcut,
  type StepKeys,
} from "./shortcuts.ts";

const plain: Omit<KeyPress, "key"> = {
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
};
const enter: KeyPress = { ...plain, key: "Enter" };
const shiftEnter: KeyPress = { ...enter, shiftKey: true };
const three: KeyPress = { ...plain, key: "3" };
const ctrlRight: KeyPress = { ...plain, key: "ArrowRight", ctrlKey: true };
const cmdLeft: KeyPress = { ...plain, key: "ArrowLeft", metaKey: true };

/** As in the project wizard: the fourth step has no help, the fifth is the last. */
type Step = 1 | 2 | 3 | 4 | 5;
const STEPS: Record<Step, StepKeys> = {
  1: { isLast: false, hasHelp: true },
  2: { isLast: false, hasHelp: true },
  3: { isLast: false, hasHelp: true },
  4: { isLast: false, hasHelp: false },
  5: { isLast: true, hasHelp: true },
};

type Case = [name: string, KeyPress, KeyPlace, Step, Shortcut | null];

const cases: Case[] = [
  ["Enter goes on", enter, "page", 2, { kind: "next" }],
  ["Enter goes on from a text field", enter, "text", 1, { kind: "next" }],
  ["Enter submits on the last step", enter, "page", 5, { kind: "submit" }],
  ["Enter in the search takes what is highlighted", enter, "search", 5, null],
  ["Enter on a button presses it", enter, "button", 2, null],
  ["Enter on a link follows it", enter, "link", 2, null],
  ["Enter in a textarea is a line", enter, "textarea", 1, null],
  ["Enter held down goes on once", { ...enter, repeat: true }, "page", 2, null],
  ["Enter that ends a composed character", { ...enter, isComposing: true }, "text", 1, null],
  ["Ctrl+Enter means nothing", { ...enter, ctrlKey: true }, "page", 2, null],
  ["Shift+Enter describes", shiftEnter, "text", 1, { kind: "help" }],
  ["Shift+Enter detects the category", shiftEnter, "page", 2, { kind: "help" }],
  ["Shift+Enter detects the audience", shiftEnter, "button", 3, { kind: "help" }],
  ["Shift+Enter has nothing to do for goals", shiftEnter, "page", 4, null],
  ["Shift+Enter recommends", shiftEnter, "page", 5, { kind: "help" }],
  ["Shift+Enter in a textarea is a line", shiftEnter, "textarea", 1, null],
  ["Ctrl+Right goes on", ctrlRight, "page", 1, { kind: "next" }],
  ["Ctrl+Right goes on from a text field", ctrlRight, "text", 1, { kind: "next" }],
  ["Ctrl+Right never creates", ctrlRight, "page", 5, null],
  ["Ctrl+Right in a textarea moves the caret", ctrlRight, "textarea", 1, null],
  ["Cmd+Left goes back", cmdLeft, "page", 3, { kind: "previous" }],
  ["Ctrl+Shift+Right selects text", { ...ctrlRight, shiftKey: true }, "text", 1, null],
  ["Right alone means nothing", { ...plain, key: "ArrowRight" }, "page", 1, null],
  ["a digit picks", three, "page", 2, { kind: "pick", number: 3 }],
  ["a digit picks from a button", three, "button", 4, { kind: "pick", number: 3 }],
  ["a digit in a text field is typed", three, "text", 1, null],
  ["a digit in the search is typed", three, "search", 5, null],
  ["a digit in a textarea is typed", three, "textarea", 1, null],
  ["0 picks nothing", { ...plain, key: "0" }, "page", 2, null],
  ["Ctrl+3 is the browser's", { ...three, ctrlKey: true }, "page", 2, null],
  ["Alt+3 is the browser's", { ...three, altKey: true }, "page", 2, null],
];

describe("the wizard's keys", () => {
  it.each(cases)("%s", (_name, press, place, step, expected) => {
    expect(readShortcut(press, place, STEPS[step])).toEqual(expected);
  });
});
