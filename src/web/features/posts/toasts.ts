const NOT_COPIED = "Your browser blocked copying";

/** What toasts say about posts and the roadmap. */
export const TOASTS = {
  notOpened: {
    post: "We couldn't open the post",
    dialog: "We couldn't open the dialog",
    calendar: "We couldn't open the calendar",
    roadmap: "We couldn't open the roadmap",
  },
  gone: "This post is no longer on the roadmap",
  copies: {
    posts: { copied: "Posts copied", blocked: NOT_COPIED },
    text: { copied: "Text copied", blocked: NOT_COPIED },
    editSection: { copied: "Edit section copied", blocked: NOT_COPIED },
    link: { copied: "Link copied", blocked: NOT_COPIED },
    message: { copied: "Message copied", blocked: NOT_COPIED },
    picture: { copied: "Picture copied", blocked: NOT_COPIED },
  },
  pictureNotDrawn: "Your browser couldn't draw the picture",
  linkRevoked: "The link no longer works",
  notShared: "That didn't work. Please try again.",
  generated: {
    title: "Posts Generated Successfully",
    description: (scheduled: number) => `${scheduled} posts have been generated and scheduled.`,
    undated: (count: number) =>
      count === 1
        ? "1 post has no date yet: fill in its blank first."
        : `${count} posts have no date yet: fill in their blanks first.`,
  },
  notGenerated: {
    title: "Generation Failed",
    description: "Failed to generate posts. Please try again.",
    instead: "Write a comment",
  },
  full: "Maximum Posts Reached",
  written: (fullName: string) => `The post for ${fullName} is written`,
  notWritten: "The model didn't write the post",
  replyKept: "The draft is on your roadmap",
  saved: "Post saved",
  allSaved: "Everything is saved",
  nothingToSave: "Nothing to save yet",
  duplicated: { title: "Post duplicated", description: "You're editing the copy." },
  notFixed: "These need your own words",
  partlyUndone: { title: "Partly undone", description: "We kept your later changes." },
  answerKept: (fullName: string) => `Kept what the moderators of ${fullName} said`,
  scheduled: (moment: string | null) => `Scheduled${moment ? ` for ${moment}` : ""}`,
  notScheduled: "It stays a draft. Please try again.",
  deleted: "Post deleted",
  notDeleted: "The post is still there.",
  notBroughtBack: "We couldn't bring the post back.",
  marked: {
    title: "Post Marked as Posted",
    description: "The post has been moved to your past posts.",
  },
  notMarked: {
    title: "Failed to Mark Post",
    description: "Failed to mark post as posted. Please try again.",
  },
};
