import { paths } from "./page-paths.ts";

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
