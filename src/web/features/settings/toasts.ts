/** What toasts say in the settings. */
export const TOASTS = {
  account: {
    saved: "Settings saved",
    nothingToSave: "There's nothing to save",
    notSaved: "We couldn't save your settings. Please try again.",
  },
  sessions: {
    endedThere: "Signed out on that device",
    endedElsewhere: "Signed out everywhere else",
    notEnded: "We couldn't sign you out there. Please try again.",
  },
  data: {
    exported: "Your data was exported",
    notExported: "We couldn't export your data. Please try again.",
    postsExported: "Your posts were exported",
    postsNotExported: "We couldn't export your posts. Please try again.",
    linkNotSent: "We couldn't send the link. Please try again.",
    accountDeleted: "Your account was deleted",
  },
  address: {
    copied: "Address copied",
    notCopied: "Your browser blocked copying. Select the address and copy it.",
    replace: "The old address no longer works",
    revoke: "The address no longer works",
    failed: {
      create: "We couldn't create an address. Please try again.",
      replace: "We couldn't replace the address. The old one still works. Please try again.",
      revoke: "We couldn't revoke the address. It still works. Please try again.",
    },
  },
  radar: {
    saved: { title: "Feed address saved", description: "Now turn the radar on in a project." },
    deleted: "The feed address is deleted",
    notDeleted: "We couldn't delete it. Please try again.",
  },
  assistants: {
    disconnected: "Assistant disconnected",
    notDisconnected: "We couldn't disconnect the assistant. Please try again.",
  },
  tokens: {
    revoked: "Token revoked",
    notRevoked: "We couldn't revoke the token. Please try again.",
    notCopied: "Your browser blocked copying. Select the text and copy it.",
  },
  webhooks: {
    notChanged: "We couldn't change that. Please try again.",
    deleted: "Webhook deleted",
    notDeleted: "We couldn't delete the webhook. Please try again.",
    received: "Sent and received",
    notReceived: (why: string) => `It didn't arrive. ${why}`,
    notSent: "Nothing was sent. Please try again.",
  },
};
