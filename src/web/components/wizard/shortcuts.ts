export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "repeat" | "isComposing"
>;

/** Where the key was pressed, as far as it matters for what the key means there. */
export type KeyPlace = "page" | "text" | "search" | "textarea" | "button" | "link";

export type Shortcut =
  | { kind: "next" }
  | { kind: "previous" }
  | { kind: "submit" }
  | { kind: "help" }
  | { kind: "pick"; number: number };

/** What matters about a step for its keys. */
export type StepKeys = {
  isLast: boolean;
  /** Shift+Enter has something to do. */
  hasHelp: boolean;
};

/** What a key means on this step; null leaves it to the browser. */
export function readShortcut(press: KeyPress, place: KeyPlace, step: StepKeys): Shortcut | null {
  // A key held down, or one that completes a character of another script, is not a command.
  if (press.repeat || press.isComposing || place === "textarea" || press.altKey) return null;
  if (press.key === "Enter") return readEnter(press, place, step);
  if (press.ctrlKey || press.metaKey) return readMove(press, step);
  const isTyping = place === "text" || place === "search";
  if (!isTyping && /^[1-9]$/.test(press.key)) return { kind: "pick", number: Number(press.key) };
  return null;
}

function readEnter(press: KeyPress, place: KeyPlace, step: StepKeys): Shortcut | null {
  // Links follow, and a search takes what is highlighted.
  if (press.ctrlKey || press.metaKey || place === "link" || place === "search") return null;
  if (press.shiftKey) return step.hasHelp ? { kind: "help" } : null;
  if (place === "button") return null;
  return step.isLast ? { kind: "submit" } : { kind: "next" };
}

function readMove({ key, shiftKey }: KeyPress, step: StepKeys): Shortcut | null {
  if (shiftKey) return null;
  if (key === "ArrowLeft") return { kind: "previous" };
  // Past the last step lies what the wizard is for, which takes Enter.
  return key === "ArrowRight" && !step.isLast ? { kind: "next" } : null;
}
