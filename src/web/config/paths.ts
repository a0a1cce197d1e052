/** Every address of the web app, once. */
export const paths = {
  home: "/",
  signIn: "/signin",
  logIn: "/login",
  signUp: "/signup",
  magicLink: "/auth/magic-link",
  check: "/check",
  onboarding: "/onboarding",
  dashboard: "/dashboard",
  subreddits: "/subreddits",
  billing: "/billing",
  billingReturn: "/billing/return",
  newProject: "/projects/new",
  project: "/projects/:projectId",
  settings: "/settings",
  styleguide: "/styleguide",
  /** Served by the server, not by the router: link to it with a plain <a>. */
  mailbox: "/mailbox",
} as const;
