/** What toasts say about counting visits. */
export const TOASTS = {
  notOpened: "We couldn't open this part",
  copies: {
    copied: "Copied",
    blocked: "Your browser blocked copying. Select the text and copy it.",
  },
  keyReplaced: "The old key no longer counts visits",
  failed: {
    replace: "We couldn't replace the key. The old one still works. Please try again.",
    create: "We couldn't create a key. Please try again.",
  },
};
