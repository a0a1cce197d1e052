import * as z from "zod";
import {
  Login,
  MagicLinkRequest,
  MagicLinkSent,
  MagicLinkVerification,
  SessionList,
  SignedIn,
  Signup,
} from "./auth.ts";
import { PlanList } from "./billing.ts";
import type { ErrorCode } from "./errors.ts";
import { Health } from "./health.ts";
import { type Route, type RouteName, routes } from "./routes.ts";
import {
  ActivityQuery,
  CategoryParams,
  Favorite,
  HistoryQuery,
  PageOfList,
  ProjectParams,
  SubredditActivity,
  SubredditDetail,
  SubredditFilters,
  SubredditHistory,
  SubredditList,
  SubredditName,
  SubredditPage,
  SubredditParams,
  SubredditSearch,
  ValidSubreddit,
} from "./subreddit.ts";
import { ProfileChanges, User } from "./user.ts";

export type Endpoint = Route & {
  tag: "Service" | "Sign-in" | "Account" | "Subreddits" | "Billing";
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** 200 unless stated. */
  status?: 200 | 201 | 202 | 204;
  response: z.ZodType;
  /** Beyond what follows from the rest: VALIDATION with any input, UNAUTHENTICATED with auth. */
  errors?: readonly ErrorCode[];
  /** The path parameter that names an object of one user; to anyone else it is NOT_FOUND. */
  ownedParam?: string;
};

const noContent = z.undefined().meta({ description: "Done; nothing to say." });

/** The one registry: server routes, client, OpenAPI and the generated tests all read it. */
export const endpoints = {
  getHealth: {
    ...routes.getHealth,
    tag: "Service",
    summary: "Is the service up, and what does it run on?",
    response: Health,
  },

  requestMagicLink: {
    ...routes.requestMagicLink,
    tag: "Sign-in",
    summary: "Send a sign-in link; the answer is the same for known and unknown addresses.",
    body: MagicLinkRequest,
    response: MagicLinkSent,
    errors: ["RATE_LIMITED", "UPSTREAM", "UNAVAILABLE"],
  },
  verifyMagicLink: {
    ...routes.verifyMagicLink,
    tag: "Sign-in",
    summary: "Trade the token of a sign-in link for a session; creates the account if it is new.",
    body: MagicLinkVerification,
    response: SignedIn,
    errors: ["RATE_LIMITED"],
  },
  signUp: {
    ...routes.signUp,
    tag: "Sign-in",
    summary: "Create an account with a password; unverified until a magic link was used.",
    body: Signup,
    status: 201,
    response: SignedIn,
    errors: ["CONFLICT", "RATE_LIMITED"],
  },
  logIn: {
    ...routes.logIn,
    tag: "Sign-in",
    summary: "Sign in with a password.",
    body: Login,
    response: SignedIn,
    errors: ["UNAUTHENTICATED", "RATE_LIMITED"],
  },
  refreshSession: {
    ...routes.refreshSession,
    tag: "Sign-in",
    summary: "Trade the refresh token, sent as Bearer, for a new pair.",
    response: SignedIn,
    errors: ["RATE_LIMITED"],
  },
  logOut: {
    ...routes.logOut,
    tag: "Sign-in",
    summary: "End the session on the server.",
    status: 204,
    response: noContent,
  },

  getCurrentUser: {
    ...routes.getCurrentUser,
    tag: "Account",
    summary: "The signed-in user.",
    response: User,
  },
  updateCurrentUser: {
    ...routes.updateCurrentUser,
    tag: "Account",
    summary: "Change the profile; fields left out stay as they are.",
    body: ProfileChanges,
    response: User,
  },
  listSessions: {
    ...routes.listSessions,
    tag: "Account",
    summary: "Where the user is signed in, newest use first.",
    response: SessionList,
  },
  revokeOtherSessions: {
    ...routes.revokeOtherSessions,
    tag: "Account",
    summary: "Sign out everywhere but here.",
    status: 204,
    response: noContent,
  },
  revokeSession: {
    ...routes.revokeSession,
    tag: "Account",
    summary: "Sign out one session.",
    params: z.object({ sessionId: z.uuid("This is not the id of a session.") }),
    status: 204,
    response: noContent,
    errors: ["NOT_FOUND"],
    ownedParam: "sessionId",
  },

  listSubreddits: {
    ...routes.listSubreddits,
    tag: "Subreddits",
    summary: "The catalogue, filtered and sorted, a page at a time.",
    query: SubredditFilters,
    response: SubredditPage,
  },
  searchSubreddits: {
    ...routes.searchSubreddits,
    tag: "Subreddits",
    summary: "Search by words of name, description or keywords; forgives typos.",
    query: SubredditSearch,
    response: SubredditPage,
  },
  listSubredditsByCategory: {
    ...routes.listSubredditsByCategory,
    tag: "Subreddits",
    summary: "The subreddits of one category, largest first.",
    params: CategoryParams,
    query: PageOfList,
    response: SubredditPage,
  },
  listRecommendedSubreddits: {
    ...routes.listRecommendedSubreddits,
    tag: "Subreddits",
    summary: "What matches any of the user's projects with a score above 0.8, best first.",
    query: PageOfList,
    response: SubredditPage,
  },
  listProjectRecommendations: {
    ...routes.listProjectRecommendations,
    tag: "Subreddits",
    summary: "What matches one project with a score above 0.8, best first.",
    params: ProjectParams,
    query: PageOfList,
    response: SubredditPage,
    errors: ["NOT_FOUND"],
    ownedParam: "projectId",
  },
  listFavoriteSubreddits: {
    ...routes.listFavoriteSubreddits,
    tag: "Subreddits",
    summary: "The user's favorites, newest first.",
    query: PageOfList,
    response: SubredditPage,
  },
  listSubredditsNeedingUpdate: {
    ...routes.listSubredditsNeedingUpdate,
    tag: "Subreddits",
    summary: "What the user uses and whose facts are older than a week, oldest first.",
    response: SubredditList,
  },
  validateSubreddit: {
    ...routes.validateSubreddit,
    tag: "Subreddits",
    summary: "Does this subreddit exist? Any failure means that it does not, and says why.",
    body: SubredditName,
    response: ValidSubreddit,
    errors: ["NOT_FOUND", "RATE_LIMITED", "UPSTREAM"],
  },
  getSubreddit: {
    ...routes.getSubreddit,
    tag: "Subreddits",
    summary: "All that is known about one subreddit.",
    params: SubredditParams,
    response: SubredditDetail,
    errors: ["NOT_FOUND"],
  },
  getSubredditActivity: {
    ...routes.getSubredditActivity,
    tag: "Subreddits",
    summary: "When posts are made there, by hour or by weekday.",
    params: SubredditParams,
    query: ActivityQuery,
    response: SubredditActivity,
    errors: ["NOT_FOUND"],
  },
  getSubredditHistory: {
    ...routes.getSubredditHistory,
    tag: "Subreddits",
    summary: "Snapshots of a subreddit over time, newest first.",
    params: SubredditParams,
    query: HistoryQuery,
    response: SubredditHistory,
    errors: ["NOT_FOUND"],
  },
  updateSubredditData: {
    ...routes.updateSubredditData,
    tag: "Subreddits",
    summary: "Fetch the facts of a subreddit from Reddit anew.",
    params: SubredditParams,
    response: SubredditDetail,
    errors: ["NOT_FOUND", "RATE_LIMITED", "UPSTREAM", "UNAVAILABLE"],
  },
  getFavorite: {
    ...routes.getFavorite,
    tag: "Subreddits",
    summary: "Is this subreddit a favorite of the user?",
    params: SubredditParams,
    response: Favorite,
    errors: ["NOT_FOUND"],
  },
  addFavorite: {
    ...routes.addFavorite,
    tag: "Subreddits",
    summary: "Make a subreddit a favorite; twice does no harm.",
    params: SubredditParams,
    response: Favorite,
    errors: ["NOT_FOUND", "CONFLICT"],
  },
  removeFavorite: {
    ...routes.removeFavorite,
    tag: "Subreddits",
    summary: "Take a subreddit off the favorites; twice does no harm.",
    params: SubredditParams,
    response: Favorite,
    errors: ["NOT_FOUND"],
  },

  listPlans: {
    ...routes.listPlans,
    tag: "Billing",
    summary: "The plans, their prices and what they include.",
    response: PlanList,
  },
} as const satisfies Record<RouteName, Endpoint>;

export type Endpoints = typeof endpoints;
