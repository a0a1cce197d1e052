import { SEPARATOR, SOMEWHERE, STAND_IN, TITLE_END } from "./page-rows.ts";

/** What a web page says, without what surrounds it on every page of its site. */
export type PageContent = {
  /** Where the page was found in the end. */
  url: string;
  title: string | null;
  siteName: string | null;
  description: string | null;
  headings: string[];
  paragraphs: string[];
  /** As the page declares it, such as `en` or `pt-BR`. */
  language: string | null;
};

/** What the page's subject may be called, and what its title says besides. */
export function readTitle(page: Pick<PageContent, "title" | "siteName" | "url" | "headings">): {
  names: string[];
  tagline: string | null;
} {
  const parts = (page.title ?? "").split(SEPARATOR).filter((part) => part.trim() !== "");
  const name = page.siteName ?? parts.find((part) => isHost(part, page.url)) ?? shortest(parts);
  const rest = parts.filter((part) => squeeze(part) !== squeeze(name ?? ""));
  const tagline = rest.toSorted((one, other) => other.length - one.length)[0] ?? null;
  const names = [name, shortest(page.headings.slice(0, 1))].filter((known) => known !== null);
  return { names, tagline };
}

/** The site is often named after its subject: 'Fernly App' lives at fernly.example. */
function isHost(part: string, url: string): boolean {
  const host = /^https?:\/\/([^/:?#]+)/i.exec(url)?.[1] ?? "";
  const labels = host.toLowerCase().split(".").map(squeeze);
  return labels.includes(squeeze(part));
}

/** A name has three words at most; a title of one part may be a sentence. */
function shortest(parts: string[]): string | null {
  const [name] = parts.toSorted((one, other) => one.length - other.length);
  return name !== undefined && name.split(" ").length <= 3 ? name : null;
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}

/** Not the page that was asked for. */
export function isStandIn(title: string): boolean {
  const [first = ""] = title.split(TITLE_END);
  return STAND_IN.test(title.trim()) || STAND_IN.test(first.trim()) || SOMEWHERE.test(title);
}
