/** Every page behind the guard. */
export const SIGNED_IN_PAGES = [
  "/onboarding",
  "/dashboard",
  "/subreddits",
  "/billing",
  "/billing/return",
  "/projects/new",
  "/projects/x",
  "/settings",
];
