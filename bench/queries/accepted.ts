/** What reads a lot on purpose. */
export type Accepted = { by: RegExp; fault: RegExp; reason: string };

/** A short list, and each with why: else it would grow until nothing is found any more. */
export const ACCEPTED_FAULTS: Accepted[] = [
  {
    by: /^(db\/accounts\/account-data-repository listOwned|services\/accounts\/export-account exportPosts)$/,
    fault: /^sorts/,
    reason: "An export is all that a user has, in order; 20 an hour at most.",
  },
  {
    by: /^db\/posts\/(results-and-visits-repository listOwnResults|made-posts-repository listPermalinks)$/,
    fault: /of posts to keep/,
    reason: "Posts of one user, found by it; an index more would be paid for with every post.",
  },
  {
    by: /^(services\/subreddits\/(list|count)-subreddits |GET \/api\/subreddits(\/|$))/,
    fault: /of subreddits\b/,
    reason: "The catalogue does not grow with users; bench/README.md says what searching it costs.",
  },
  {
    by: /^db\/subreddits\/subreddits-repository readIdsByRow$/,
    fault: /of subreddits\b/,
    reason: "Once in a process: which community each row of the model is.",
  },
  {
    by: /^(db\/subreddits\/catalogue-repository |command catalogue import$|a newer catalogue$)/,
    fault: /./,
    reason: "An operator's import or a new version renews the catalogue as a whole.",
  },
  {
    by: /^(db\/accounts\/users-repository (listUsers|countMatchingUsers)$|services\/admin\/run-admin |command admin$)/,
    fault: /of users\b|^sorts/,
    reason: "An operator looks through all accounts, now and then.",
  },
  {
    by: /^(db\/accounts\/users-repository countPeople|the front page's count of people)$/,
    fault: /of (users|sessions)\b/,
    reason: "Counts everyone for the front page, at most once an hour.",
  },
  {
    by: /^services\/catalogue\/import-catalogue exportPolicies$/,
    fault: /of own_policies$/,
    reason: "An operator exports all pasted rules, now and then.",
  },
  {
    by: /^db\/accounts\/assistants-repository deleteUnusedClients$/,
    fault: /of assistants$/,
    reason: "Once a day: of the programs that introduced themselves, those that nobody uses.",
  },
  {
    by: /^command restore$/,
    fault: /of users$/,
    reason: "Asked once, before a restore replaces everything.",
  },
];

/** Calls that send more statements than others. */
export const ACCEPTED_CALLS: Record<string, { most: number; reason: string }> = {
  "GET /api/auth/me/export": { most: 33, reason: "One for each table." },
  "POST /api/posts/generate-bulk": { most: 22, reason: "Writes up to 5 posts, one by one." },
  "POST /api/posts/generate": {
    most: 22,
    reason: "Reads what it writes from, and again with the rows locked: whether it is still so.",
  },
  "POST /api/posts/:postId/adapt": { most: 26, reason: "Looks which type fits, then writes it." },
  "POST /api/posts/:postId/mark-posted": {
    most: 20,
    reason: "Also predicts the ban risk, from all that the account wrote and pasted.",
  },
  "POST /api/auth/verify-magic-link": {
    most: 23,
    reason: "Once for an address: ends each way into an account that its owner keeps.",
  },
  "POST /api/billing/checkout": { most: 18, reason: "Looks first at what was paid for." },
  "POST /api/billing/cancel": { most: 24, reason: "Looks at the plan before and after." },
};

/** What the tour does not reach. */
export const ACCEPTED_MISSED: { what: RegExp; reason: string }[] = [
  { what: /^table-layout\.ts \w+$/, reason: "Backups, restores and moves are about whole tables." },
  { what: /^check-pages\.ts \w+$/, reason: "Reads whole tables, of the embedded database alone." },
  {
    what: /^service-repository\.ts countQueued,/,
    reason: "The queue's own table: there is no queue.",
  },
  {
    what: /^subscriptions-repository\.ts saveCustomer, /,
    reason: "Of two that come together.",
  },
  {
    what: /^subreddit-search\.ts (findPage|isBehind), /,
    reason: "Only among as many communities as the whole catalogue has.",
  },
  { what: /^subreddit-search\.ts \w+, where it says \?\? sql/, reason: "Can't be; for the types." },
];
