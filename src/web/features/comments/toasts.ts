/** What toasts say about comments. */
export const TOASTS = {
  briefCopied: "Copied for your assistant.",
  replyCopied: "The reply is copied",
  notCopied: "Your browser blocked copying.",
  commentNotCopied: "Your browser blocked copying. Select the text and copy it.",
};
