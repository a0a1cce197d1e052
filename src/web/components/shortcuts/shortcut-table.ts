/** Where the keyboard is, as far as it matters for what a key means there. */
export type KeyPlace =
  | "page"
  | "button"
  | "link"
  /** A radio button or tab that was reached by keyboard: its arrow keys are its own. */
  | "choice"
  | "text"
  | "textarea"
  /** A field with suggestions. */
  | "search"
  /** A drop-down or slider. */
  | "select";

export type Combination = {
  /** As the browser names it; "digit" stands for 1 to 9. */
  key: string;
  shift?: true;
  alt?: true;
  /** Ctrl, or ⌘ on a Mac. */
  command?: true;
  /** ⌘, or the key that stands in its place. */
  meta?: true;
};

export type Shortcut = {
  /** Any of them. */
  keys: readonly Combination[];
  /** What it does, as the list of shortcuts says it. */
  text: string;
  /** Where the page hears it; nowhere, where a part of the page hears it itself. */
  places: readonly KeyPlace[];
  /** Goes on while the key is held down. */
  mayRepeat?: true;
  /** The last digit that means something. */
  lastDigit?: number;
};

const NOT_TYPING = ["page", "button", "link", "choice"] as const;

/** For keys that type nothing, also in a field. */
const ANYWHERE = [...NOT_TYPING, "text", "textarea", "search", "select"] as const;

/** All there are, in the order of the list. Handlers, hints beside controls and the list under '?' read them from here. */
export const SHORTCUTS = {
  project: {
    title: "Project",
    rows: {
      back: {
        keys: [{ key: "ArrowLeft", meta: true }],
        text: "Back to the dashboard",
        places: NOT_TYPING,
      },
    },
  },
  roadmap: {
    title: "Content roadmap",
    rows: {
      generate: {
        keys: [{ key: "Enter", shift: true }],
        text: "Generate posts",
        // A link opens in a window of its own.
        places: ["page", "button", "choice"],
      },
      left: {
        keys: [{ key: "ArrowLeft" }],
        text: "Scroll the roadmap left",
        places: ["page", "button", "link"],
        mayRepeat: true,
      },
      right: {
        keys: [{ key: "ArrowRight" }],
        text: "Scroll the roadmap right",
        places: ["page", "button", "link"],
        mayRepeat: true,
      },
    },
  },
  calendar: {
    title: "Calendar",
    rows: {
      earlier: {
        keys: [{ key: "ArrowLeft" }],
        text: "Show the previous week or month",
        places: ["page", "button", "link"],
      },
      later: {
        keys: [{ key: "ArrowRight" }],
        text: "Show the next week or month",
        places: ["page", "button", "link"],
      },
    },
  },
  moving: {
    title: "Moving a post",
    rows: {
      begin: { keys: [{ key: "M" }], text: "Move the focused post", places: [] },
      aim: {
        keys: [
          { key: "ArrowLeft" },
          { key: "ArrowRight" },
          { key: "ArrowUp" },
          { key: "ArrowDown" },
        ],
        text: "Choose another day or hour",
        places: [],
      },
      drop: { keys: [{ key: "Enter" }], text: "Move it there", places: [] },
      cancel: { keys: [{ key: "Escape" }], text: "Cancel the move", places: [] },
    },
  },
  editor: {
    title: "Post editor",
    rows: {
      save: {
        keys: [
          { key: "S", command: true },
          { key: "Enter", command: true },
        ],
        text: "Save the post",
        places: [],
      },
      reason: {
        keys: [{ key: "Enter", alt: true }],
        text: "Explain the underlined words at the cursor, or the next ones",
        places: [],
      },
    },
  },
  tasks: {
    title: "Today",
    rows: {
      tick: {
        keys: [{ key: "digit" }],
        text: "Tick a task; press again to undo",
        places: NOT_TYPING,
        lastDigit: 5,
      },
    },
  },
  wizard: {
    title: "Steps",
    rows: {
      onward: {
        keys: [{ key: "Enter" }],
        text: "Next step, or finish on the last",
        places: ["page", "text", "choice"],
      },
      next: {
        keys: [{ key: "ArrowRight", command: true }],
        text: "Next step",
        places: [...NOT_TYPING, "text", "search"],
      },
      previous: {
        keys: [{ key: "ArrowLeft", command: true }],
        text: "Previous step",
        places: [...NOT_TYPING, "text", "search"],
      },
      help: {
        keys: [{ key: "Enter", shift: true }],
        text: "Fill in this step for me",
        places: ["page", "button", "choice", "text", "textarea"],
      },
      pick: {
        keys: [{ key: "digit" }],
        text: "Pick the option with that number",
        places: NOT_TYPING,
        lastDigit: 9,
      },
    },
  },
  chart: {
    title: "Charts",
    rows: {
      move: {
        keys: [{ key: "ArrowLeft" }, { key: "ArrowRight" }],
        text: "Move along a focused chart",
        places: [],
      },
      ends: {
        keys: [{ key: "Home" }, { key: "End" }],
        text: "Go to its first or last value",
        places: [],
      },
    },
  },
  everywhere: {
    title: "Everywhere",
    rows: {
      palette: {
        keys: [{ key: "K", command: true }],
        text: "Go to anything",
        places: ANYWHERE,
      },
      list: { keys: [{ key: "?" }], text: "Show keyboard shortcuts", places: NOT_TYPING },
      close: { keys: [{ key: "Escape" }], text: "Close a dialog or menu", places: [] },
      notifications: {
        keys: [{ key: "T", alt: true }],
        text: "Go to the notifications",
        places: [],
      },
    },
  },
} as const satisfies Record<string, { title: string; rows: Record<string, Shortcut> }>;

export type ShortcutGroup = keyof typeof SHORTCUTS;
export type ShortcutName<G extends ShortcutGroup> = keyof (typeof SHORTCUTS)[G]["rows"] & string;
