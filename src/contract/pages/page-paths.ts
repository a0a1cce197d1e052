/** Every address of the web app, once; the server knows by them what is no page. */
export const paths = {
  home: "/",
  signIn: "/signin",
  logIn: "/login",
  signUp: "/signup",
  magicLink: "/auth/magic-link",
  check: "/check",
  receipt: "/receipts/:receiptId",
  privacy: "/privacy",
  terms: "/terms",
  help: "/help",
  whatsNew: "/whats-new",
  /** Where an assistant sends its user to be allowed; named in OAuth's metadata. */
  connect: "/connect",
  onboarding: "/onboarding",
  dashboard: "/dashboard",
  subreddits: "/subreddits",
  billing: "/billing",
  billingReturn: "/billing/return",
  newProject: "/projects/new",
  project: "/projects/:projectId",
  communities: "/projects/:projectId/communities",
  comments: "/projects/:projectId/comments",
  radar: "/projects/:projectId/radar",
  results: "/projects/:projectId/results",
  history: "/projects/:projectId/history",
  competitors: "/projects/:projectId/competitors",
  facts: "/projects/:projectId/facts",
  settings: "/settings",
  karma: "/settings/karma",
  notifications: "/settings/notifications",
  webhooks: "/settings/webhooks",
  assistants: "/settings/assistants",
  sessions: "/settings/sessions",
  radarSettings: "/settings/radar",
  connections: "/settings/connections",
  yourData: "/settings/data",
  styleguide: "/styleguide",
  /** Served by the server, not by the router: link to it with a plain <a>. */
  mailbox: "/mailbox",
} as const;

/** What there is to read without an account: prerendered, and named to search engines. */
export const PUBLIC_PAGES = [
  paths.home,
  paths.check,
  paths.help,
  paths.whatsNew,
  paths.privacy,
  paths.terms,
] as const;

/** Served by the server, and for developers: no page of the app. */
const NO_PAGES: ReadonlySet<string> = new Set([paths.mailbox, paths.styleguide]);

const PATTERNS = Object.values(paths)
  .filter((path) => !NO_PAGES.has(path))
  .map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`));

export function isPagePath(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}

/**
 * A cookie for the browser that asks for a sign-in link: when the link is opened there, the page goes
 * on by itself. Elsewhere it waits for a press of its button, which no mail scanner makes.
 */
export const LINK_MARK = {
  name: "sign-in-link",
  path: paths.magicLink,
  maxAgeSeconds: 15 * 60,
} as const;

/** Tells one link from another; of its 256 bits it gives away 48, so it opens nothing. */
export function markOf(token: string): string {
  return token.slice(0, 8);
}
