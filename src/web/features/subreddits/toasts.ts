/** What toasts say while communities are browsed. */
export const TOASTS = {
  notOpened: {
    community: "We couldn't open the community",
    comparison: "We couldn't open the comparison",
    searches: "We couldn't open your saved searches",
  },
  favoriteRemoved: (fullName: string) => `${fullName} removed from your favorites`,
  favoriteNotChanged: (fullName: string) => `${fullName} wasn't changed. Please try again.`,
  compareFull: (most: number) => ({
    title: `You can compare ${most} communities at a time`,
    description: "Remove one first.",
  }),
  updated: (fullName: string) => `${fullName} is up to date`,
  hintNotHidden: "It's still there. Please try again.",
};
