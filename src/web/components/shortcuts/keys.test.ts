import { describe, expect, test } from "vitest";
import { type KeyPress, readShortcut, ariaKeys, wordKeys } from "./keys.ts";
import { type KeyPlace, type ShortcutGroup, SHORTCUTS, type Shortcut } from "./shortcut-table.ts";

/** "Ctrl+Shift+ArrowRight", as one would say it. */
function press(said: string, held: Partial<KeyPress> = {}): KeyPress {
  const names = said.split("+");
  return {
    key: names.at(-1) ?? "",
    shiftKey: names.includes("Shift"),
    ctrlKey: names.includes("Ctrl"),
    metaKey: names.includes("Meta"),
    altKey: names.includes("Alt"),
    repeat: false,
    isComposing: false,
    ...held,
  };
}

type Case = [name: string, key: string | KeyPress, place: KeyPlace, meaning: string | null];

const CASES: Partial<Record<ShortcutGroup, Case[]>> = {
  everywhere: [
    ["? lists the shortcuts", "?", "page", "list"],
    ["? with the Shift that most keyboards need", "Shift+?", "button", "list"],
    ["? on a tab", "?", "choice", "list"],
    ["? in a text field is typed", "Shift+?", "text", null],
    ["? in a textarea is typed", "Shift+?", "textarea", null],
    ["? in a search is typed", "Shift+?", "search", null],
    ["? looks for an entry of a drop-down", "?", "select", null],
    ["Ctrl+? is the browser's", "Ctrl+?", "page", null],
    ["Escape is heard by what is open", "Escape", "page", null],
    ["Ctrl+K goes to anything", "Ctrl+k", "page", "palette"],
    ["Cmd+K goes to anything", "Meta+k", "link", "palette"],
    ["Ctrl+K types nothing, so it works in a field", "Ctrl+k", "textarea", "palette"],
    ["also with Caps Lock", "Ctrl+K", "text", "palette"],
    ["k alone is typed", "k", "text", null],
    ["k alone means nothing", "k", "page", null],
    ["Ctrl+Shift+K is the browser's", "Ctrl+Shift+K", "page", null],
    ["Ctrl+Alt+K is the browser's", "Ctrl+Alt+k", "page", null],
    ["Ctrl+K held down opens once", press("Ctrl+k", { repeat: true }), "page", null],
  ],
  project: [
    ["Meta+Left goes back", "Meta+ArrowLeft", "page", "back"],
    ["also from a choice", "Meta+ArrowLeft", "choice", "back"],
    ["also from a button", "Meta+ArrowLeft", "button", "back"],
    ["also from a link", "Meta+ArrowLeft", "link", "back"],
    ["in a text field it moves the caret", "Meta+ArrowLeft", "text", null],
    ["in a textarea it moves the caret", "Meta+ArrowLeft", "textarea", null],
    ["in a search it moves the caret", "Meta+ArrowLeft", "search", null],
    ["in a drop-down it is its own", "Meta+ArrowLeft", "select", null],
    ["Left alone does not", "ArrowLeft", "page", null],
    ["Ctrl+Left does not", "Ctrl+ArrowLeft", "page", null],
    ["Meta+Shift+Left selects", "Meta+Shift+ArrowLeft", "page", null],
    ["Meta+Alt+Left is the browser's", "Meta+Alt+ArrowLeft", "page", null],
  ],
  roadmap: [
    ["Left scrolls", "ArrowLeft", "page", "left"],
    ["Right scrolls, also when held", press("ArrowRight", { repeat: true }), "page", "right"],
    ["Right scrolls from a button", "ArrowRight", "button", "right"],
    ["Right moves on in a choice reached by keyboard", "ArrowRight", "choice", null],
    ["Left moves the caret in a field", "ArrowLeft", "text", null],
    ["Right chooses in a drop-down", "ArrowRight", "select", null],
    ["Meta+Left is the way back", "Meta+ArrowLeft", "page", null],
    ["Shift+Right selects", "Shift+ArrowRight", "page", null],
    ["Shift+Enter generates", "Shift+Enter", "page", "generate"],
    ["Shift+Enter generates from a choice", "Shift+Enter", "choice", "generate"],
    ["Shift+Enter generates from a button", "Shift+Enter", "button", "generate"],
    ["Enter alone does not", "Enter", "page", null],
    ["a held Shift+Enter does not", press("Shift+Enter", { repeat: true }), "page", null],
    ["Shift+Enter breaks a line in a textarea", "Shift+Enter", "textarea", null],
    ["Shift+Enter in a text field is its own", "Shift+Enter", "text", null],
    ["Shift+Enter opens a link in a window", "Shift+Enter", "link", null],
    ["a letter means nothing", "g", "page", null],
  ],
  tasks: [
    ["a digit ticks", "1", "page", "tick"],
    ["a digit ticks from a link", "1", "link", "tick"],
    ["a digit in a text field is typed", "1", "text", null],
    ["a digit in a textarea is typed", "1", "textarea", null],
  ],
  wizard: [
    ["Enter goes on", "Enter", "page", "onward"],
    ["Enter goes on from a text field", "Enter", "text", "onward"],
    ["Enter goes on from a choice", "Enter", "choice", "onward"],
    ["Enter in the search takes what is highlighted", "Enter", "search", null],
    ["Enter on a button presses it", "Enter", "button", null],
    ["Enter on a link follows it", "Enter", "link", null],
    ["Enter in a textarea is a line", "Enter", "textarea", null],
    ["Enter held down goes on once", press("Enter", { repeat: true }), "page", null],
    ["Enter that ends a composed character", press("Enter", { isComposing: true }), "text", null],
    ["Ctrl+Enter means nothing", "Ctrl+Enter", "page", null],
    ["Shift+Enter helps from a text field", "Shift+Enter", "text", "help"],
    ["Shift+Enter helps from a textarea", "Shift+Enter", "textarea", "help"],
    ["Shift+Enter helps from a button", "Shift+Enter", "button", "help"],
    ["Shift+Enter helps from the page", "Shift+Enter", "page", "help"],
    ["Shift+Enter opens a link in a window", "Shift+Enter", "link", null],
    ["Ctrl+Right goes on", "Ctrl+ArrowRight", "page", "next"],
    ["Ctrl+Right goes on from a text field", "Ctrl+ArrowRight", "text", "next"],
    ["Ctrl+Right in a textarea moves the caret", "Ctrl+ArrowRight", "textarea", null],
    ["Cmd+Left goes back", "Meta+ArrowLeft", "page", "previous"],
    ["Ctrl+Shift+Right selects text", "Ctrl+Shift+ArrowRight", "text", null],
    ["Right alone means nothing", "ArrowRight", "page", null],
    ["a digit picks", "3", "page", "pick"],
    ["a digit picks where it needs Shift", "Shift+3", "page", "pick"],
    ["a digit picks from a button", "3", "button", "pick"],
    ["a digit in a text field is typed", "3", "text", null],
    ["a digit in the search is typed", "3", "search", null],
    ["a digit in a textarea is typed", "3", "textarea", null],
    ["0 picks nothing", "0", "page", null],
    ["Ctrl+3 is the browser's", "Ctrl+3", "page", null],
    ["Alt+3 is the browser's", "Alt+3", "page", null],
  ],
};

describe.each(Object.entries(CASES))("%s", (group, cases) => {
  test.each(cases)("%s", (_, key, place, meaning) => {
    const pressed = typeof key === "string" ? press(key) : key;
    expect(readShortcut(group as ShortcutGroup, pressed, place)).toBe(meaning);
  });
});

test("no two shortcuts of one group are the same keys in the same place", () => {
  for (const { rows } of Object.values(SHORTCUTS)) {
    const heard = Object.values<{ keys: readonly object[]; places: readonly string[] }>(rows);
    const all = heard.flatMap(({ keys, places }) =>
      keys.flatMap((key) => places.map((place) => JSON.stringify([key, place]))),
    );
    expect(new Set(all).size).toBe(all.length);
  }
});

const { everywhere, project, roadmap, editor, tasks, wizard } = SHORTCUTS;

type WordedCase = [name: string, Shortcut, elsewhere: string, onMac: string, aria: string];

const WORDED_CASES: WordedCase[] = [
  ["a character", everywhere.rows.list, "?", "?", "?"],
  ["Escape", everywhere.rows.close, "Esc", "Esc", "Escape"],
  ["Alt", everywhere.rows.notifications, "Alt T", "⌥ T", "Alt+T"],
  ["Meta", project.rows.back, "Meta ←", "⌘ ←", "Meta+ArrowLeft"],
  ["Shift", roadmap.rows.generate, "Shift Enter", "Shift Enter", "Shift+Enter"],
  ["Ctrl or Cmd", wizard.rows.next, "Ctrl →", "⌘ →", "Control+ArrowRight Meta+ArrowRight"],
  [
    "either of two",
    editor.rows.save,
    "Ctrl S / Ctrl Enter",
    "⌘ S / ⌘ Enter",
    "Control+S Meta+S Control+Enter Meta+Enter",
  ],
];

describe("keys", () => {
  test.each(WORDED_CASES)("%s", (_, shortcut, elsewhere, onMac, aria) => {
    const say = (isMac: boolean) =>
      shortcut.keys.map((keys) => wordKeys(keys, isMac).join(" ")).join(" / ");
    expect([say(false), say(true)]).toEqual([elsewhere, onMac]);
    expect(ariaKeys(shortcut)).toBe(aria);
  });

  test.each([
    [9, "1–9"],
    [2, "1–2"],
    [1, "1"],
  ])("digits up to %i", (lastDigit, words) => {
    expect(wordKeys(tasks.rows.tick.keys[0], false, lastDigit)).toEqual([words]);
  });
});
