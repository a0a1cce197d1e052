// What surrounds links, and how programs name themselves.

/** What an address may hold although few do, so that finding it stops there. */
export const GOES_ON = /^(?:[[{}|\\^(]|'\w)/;

/** From its last opening bracket on, so that a row of them is looked at once. */
export const IMAGE = /!\[[^[\]]*\]\($/;

/** Fenced, in a line, or indented by four, as Reddit reads it. */
export const CODE = /```[\s\S]*?(?:```|(?![\s\S]))|`[^`\n]*`|^(?: {4}|\t).*$/gm;

/** As programs name themselves; Cubot makes telephones. */
export const MACHINE =
  /^$|^node|(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|phantomjs|facebookexternalhit|embedly|preview|pingdom|uptime|monitor|scrapy|python|curl\/|wget\/|libwww|undici|axios|okhttp|go-http-client|java\//i;

/** Fetched ahead, and not visited yet. */
export const AHEAD = /prefetch|prerender|preview/i;
/** A host and nothing behind it. */
export const BARE_HOST = /^(?:https?:\/\/)?[^/]+$/i;
export const TAG = /^(?:utm_|fh=)/i;
