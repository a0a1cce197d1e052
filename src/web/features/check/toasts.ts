import { DID_NOT_LOAD } from "#web/lib/did-not-load.ts";

/** What toasts say on the page that checks a draft. */
export const TOASTS = {
  noFixes: {
    title: "Fixes can't be offered",
    description: `${DID_NOT_LOAD} The verdict is complete.`,
  },
  notSavable: "You can't save to a project right now",
  cleared: "The draft is cleared",
  signInToSave: {
    title: "Sign in to save your draft",
    description: "It stays in this browser until you return.",
  },
  notKept: {
    title: "Your browser can't keep the draft",
    description: "Copy it before you sign in.",
  },
  saved: (project: string) => `Saved to ${project}`,
  notSaved: "We couldn't save the draft. It's still here.",
  tooLongToShare: {
    title: "This draft is too long for a link",
    description: "Shorten it, or send the text itself.",
  },
  linkCopied: {
    title: "Link copied",
    description: "Anyone who opens it can read the draft.",
  },
};
