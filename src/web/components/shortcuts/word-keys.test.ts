import { describe, expect, test } from "vitest";
import { SHORTCUTS, type Shortcut } from "./shortcut-table.ts";
import { ariaKeys, wordKeys } from "./word-keys.ts";

const { everywhere, project, roadmap, editor, tasks, wizard } = SHORTCUTS;

type Case = [name: string, Shortcut, elsewhere: string, onMac: string, aria: string];

const CASES: Case[] = [
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
  test.each(CASES)("%s", (_, shortcut, elsewhere, onMac, aria) => {
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
