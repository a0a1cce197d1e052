/** What toasts say about competitors and their communities. */
export const TOASTS = {
  added: (fullName: string) => `${fullName} added to this project`,
  notAdded: (fullName: string) => `${fullName} wasn't added. Please try again.`,
  notRemoved: "We couldn't remove it. Please try again.",
};
