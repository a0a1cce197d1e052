import { isPostKey, TEST_KEY } from "./link-tags.ts";

/** Which site reports it, and which post's link led there; `post` is null for a trial. */
export type Visit = { trackingKey: string; postKey: string | null };

const TRACKING_KEY = /^[\da-f]{16}$/;

/** What the script sends; null for anything else. */
export function readBeacon(body: string): Visit | null {
  try {
    const { key, post } = JSON.parse(body) as Record<string, unknown>;
    return toVisit(key, post);
  } catch {
    return null;
  }
}

/** What the image tells: its own address has the key, and that of the page around it the rest. */
export function readPixel(trackingKey: unknown, pageAddress: string | undefined): Visit | null {
  const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(pageAddress ?? "") ?? [];
  const parameters = query.split("&");
  if (!parameters.includes("utm_source=reddit")) return null;
  const content = parameters.find((parameter) => parameter.startsWith("utm_content="));
  return toVisit(trackingKey, content?.slice("utm_content=".length));
}

function toVisit(key: unknown, post: unknown): Visit | null {
  if (typeof key !== "string" || !TRACKING_KEY.test(key) || typeof post !== "string") return null;
  if (post === TEST_KEY) return { trackingKey: key, postKey: null };
  return isPostKey(post) ? { trackingKey: key, postKey: post } : null;
}

/** What a request says about who sends it and why. */
export type VisitorSigns = {
  userAgent: string | undefined;
  /** 'DNT: 1' and 'Sec-GPC: 1'. */
  doNotTrack: string | undefined;
  globalPrivacyControl: string | undefined;
  /** 'Sec-Purpose', 'Purpose', 'X-Moz': a page that is fetched ahead is not visited yet. */
  purposes: (string | undefined)[];
};

/** People who did not ask to be left out. Whoever pretends to be a browser is taken for one. */
export function isCounted(signs: VisitorSigns): boolean {
  if (signs.doNotTrack === "1" || signs.globalPrivacyControl === "1") return false;
  if (signs.purposes.some((purpose) => /prefetch|prerender|preview/i.test(purpose ?? ""))) {
    return false;
  }
  return signs.userAgent !== undefined && !MACHINE.test(signs.userAgent);
}

/** As programs name themselves; Cubot makes telephones. */
const MACHINE =
  /^$|^node|(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|phantomjs|facebookexternalhit|embedly|preview|pingdom|uptime|monitor|scrapy|python|curl\/|wget\/|libwww|undici|axios|okhttp|go-http-client|java\//i;
