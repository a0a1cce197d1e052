import { RedditError, type RedditGateway } from "./reddit-gateway.ts";

async function refuse(): Promise<never> {
  throw new RedditError("not-configured", "Live Reddit data is not configured");
}

/** Without an operator's keys: the shipped catalogue is all there is. */
export const unconfiguredReddit: RedditGateway = {
  isConfigured: false,
  until: () => unconfiguredReddit,
  fetchAbout: refuse,
  fetchRules: refuse,
  fetchPostRequirements: refuse,
  fetchLinkFlairs: refuse,
  fetchNew: refuse,
  fetchPosts: refuse,
  searchSubreddits: refuse,
  searchPosts: refuse,
  fetchUser: refuse,
  close: () => {},
};
