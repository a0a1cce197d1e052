type Limit = { max: number; windowSeconds: number; message: string };

const HOUR = 3600;

/** How often something may be tried by one user, network, address or token, and what is said beyond it. */
export const LIMITS = {
  magicLinkPerAddress: {
    max: 5,
    windowSeconds: HOUR,
    message: "We've sent several links to this address. Use the newest one, or try again later.",
  },
  magicLinkPerCaller: {
    max: 30,
    windowSeconds: HOUR,
    message: "Too many sign-in links from your network. Please try again later.",
  },
  verifyPerCaller: {
    max: 60,
    windowSeconds: HOUR,
    message: "Too many sign-in attempts from your network. Please try again later.",
  },
  signUpPerCaller: {
    max: 20,
    windowSeconds: HOUR,
    message: "Too many new accounts from your network. Please try again later.",
  },
  signUpPerAddress: {
    max: 5,
    windowSeconds: HOUR,
    message: "Too many accounts with this address. Sign in with a magic link, or try again later.",
  },
  logInPerAddress: {
    max: 10,
    windowSeconds: HOUR / 4,
    message: "Too many attempts for this address. Sign in with a magic link, or try again later.",
  },
  /** Whoever has the link has the mailbox: what others try with the address must not keep them out. */
  keepPerLink: {
    max: 10,
    windowSeconds: HOUR / 4,
    message: "Too many attempts with this link. Please try again later.",
  },
  logInPerCaller: {
    max: 60,
    windowSeconds: HOUR,
    message: "Too many sign-in attempts from your network. Please try again later.",
  },
  refreshPerCaller: {
    max: 3000,
    windowSeconds: HOUR,
    message: "Too many requests from your network. Please try again later.",
  },
  assistPerUser: {
    max: 120,
    windowSeconds: HOUR,
    message: "You've asked for a lot of help this hour. Please try again later.",
  },
  /** Beyond it an address is kept without asking Reddit, so that nobody uses up what all share. */
  addressPerUser: {
    max: 60,
    windowSeconds: HOUR,
    message: "You've entered a lot of addresses this hour. Please try again later.",
  },
  /** Names are looked up as one types. */
  checkPerCaller: {
    max: 1500,
    windowSeconds: HOUR,
    message: "Too many checks from your network this hour. Please try again later.",
  },
  /** Each looks through the whole catalogue. */
  readsLikePerCaller: {
    max: 600,
    windowSeconds: HOUR,
    message: "Too many comparisons from your network this hour. Please try again later.",
  },
  /** Each may read a page and looks through the whole catalogue. */
  startPerCaller: {
    max: 60,
    windowSeconds: HOUR,
    message:
      "Too many requests from your network this hour. Sign in to continue, or try again later.",
  },
  /** A link that is passed around is opened by many behind one network. */
  receiptPerCaller: {
    max: 1500,
    windowSeconds: HOUR,
    message: "Too many receipt requests from your network. Please try again later.",
  },
  /** Some calendar programs ask for all their users from one network. */
  calendarPerCaller: {
    max: 3000,
    windowSeconds: HOUR,
    message: "Too many calendar requests from your network. Please try again later.",
  },
  logPerUser: {
    max: 300,
    windowSeconds: HOUR,
    message: "You've logged a lot this hour. Please try again later.",
  },
  importPerUser: {
    max: 100,
    windowSeconds: HOUR,
    message: "You've imported a lot this hour. Please try again later.",
  },
  exportPerUser: {
    max: 20,
    windowSeconds: HOUR,
    message: "You've exported your data many times this hour. Please try again later.",
  },
  newTokensPerUser: {
    max: 30,
    windowSeconds: HOUR,
    message: "You've created many tokens this hour. Please try again later.",
  },
  callsPerToken: {
    max: 1500,
    windowSeconds: HOUR,
    message: "This token has made its 1,500 calls this hour. Please try again later.",
  },
  tokenWritesPerUser: {
    max: 120,
    windowSeconds: HOUR,
    message: "Your tokens have made their 120 changes this hour. Please try again later.",
  },
  /** Programs of one network that introduce themselves; each then has to be allowed by a user. */
  newAssistantClientsPerCaller: {
    max: 60,
    windowSeconds: HOUR,
    message: "Too many assistants registered from your network this hour. Please try again later.",
  },
  /** Assistants that run at a provider come from a few addresses. */
  assistantTokensPerCaller: {
    max: 3000,
    windowSeconds: HOUR,
    message: "Too many requests from your network. Please try again later.",
  },
  assistantConsentsPerUser: {
    max: 60,
    windowSeconds: HOUR,
    message: "You answered many assistants this hour. Please try again later.",
  },
  newWebhooksPerUser: {
    max: 30,
    windowSeconds: HOUR,
    message: "You've added many webhooks this hour. Please try again later.",
  },
  webhookTriesPerUser: {
    max: 60,
    windowSeconds: HOUR,
    message: "You've sent many messages this hour. Please try again later.",
  },
  askRedditPerUser: {
    max: 60,
    windowSeconds: HOUR,
    message: "You've looked up many communities this hour. Please try again later.",
  },
  checkoutPerUser: {
    max: 60,
    windowSeconds: HOUR,
    message: "You've opened many payment pages this hour. Please try again later.",
  },
  cancelPerUser: {
    max: 20,
    windowSeconds: HOUR,
    message: "You've cancelled many times this hour. Please try again later.",
  },
  portalPerUser: {
    max: 60,
    windowSeconds: HOUR,
    message: "You've opened your invoices many times this hour. Please try again later.",
  },
  refreshBillingPerUser: {
    max: 30,
    windowSeconds: HOUR,
    message: "You've checked your payment many times this hour. Please try again later.",
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
