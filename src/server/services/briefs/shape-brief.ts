import { type Brief } from "#contract/projects/project-page.ts";
import { ProjectUrl } from "#contract/projects/project-fields.ts";
import { PROJECT_DESCRIPTION, PROJECT_NAME } from "#engine/projects/project-fields.ts";
import { cutText, flattenText } from "#engine/pages/flatten-text.ts";

/** As the wizard's fields take it: within their lengths, and only an address that they accept. */
export function shapeBrief(fields: Partial<Record<BriefField, string>>): Brief {
  const url = acceptUrl(start(fields.url));
  const description = stripMarkdown(start(fields.description));
  return {
    name: cutText(flattenText(stripMarkdown(start(fields.name))), PROJECT_NAME.longest),
    description: cutText(leaveOutLine(description, url), PROJECT_DESCRIPTION.longest) ?? "",
    url,
  };
}

/** An address on a line of its own has a field of its own: posts are written from the description. */
function leaveOutLine(text: string, url: string | null): string {
  return text
    .split("\n")
    .filter((line) => line.trim() !== url)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Far more than the wizard's fields take, and little enough to be read in a moment. */
function start(text: string | undefined): string {
  return (text ?? "").slice(0, 50_000);
}

/** People write a site without its scheme. */
function acceptUrl(text: string): string | null {
  const found = findProjectUrl(text);
  if (found !== null) return found;
  const bare = /^[\s<(]*((?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[^\s<>)]*)?)[\s>)]*$/u.exec(text)?.[1];
  const url = bare === undefined ? null : `https://${bare}`;
  return ProjectUrl.safeParse(url).success ? url : null;
}

/** Prose without Markdown's marks: paragraphs stay apart, list items keep a line each. */
function stripMarkdown(markdown: string): string {
  const prose = markdown
    .replace(/<!--[^]*?(?:-->|$)/g, "")
    .replace(/^ {0,3}(```|~~~)[^]*?(?:^ {0,3}\1.*$|(?![^]))/gm, "")
    .replace(/!\[[^\]\n]{0,300}\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,300}\])/g, "")
    .replace(/\[([^\]\n]{0,300})\](?:\([^)\n]{0,2000}\)|\[[^\]\n]{0,300}\])/g, "$1")
    .replace(/^ {0,3}\[[^\]\n]+\]:\s.*$/gm, "")
    .replace(/<(https?:[^>\s]{1,2000})>/g, "$1")
    .replace(/<\/?(?:br|p|div|li|h\d)\b[^>\n]{0,500}>/gi, " ")
    .replace(/<\/?[a-z][^>\n]{0,500}>/gi, "")
    .replace(/^.*\|.*\|.*$/gm, "")
    .replace(/^ {0,3}(?:[-*_=] ?){3,}$/gm, "")
    .replace(/^[ \t]*(?:>[ \t]?)+/gm, "")
    .replace(/^#{1,6}\s.*$/gm, "");
  return joinWrapped(prose)
    .replace(/(?<!`)(`+)(?=[^\s`])(.+?)(?<!`)\1(?!`)/g, "$2")
    .replace(/(\*\*|__|~~)(?=\S)(.+?)\1/g, "$2")
    .replace(EMPHASIS, "$1");
}

const EMPHASIS = /(?<![\w*])[*_](?=\S)([^*_\n]+?)[*_](?![\w*])/g;
const LIST_ITEM = /^[ \t]*(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/;

/** A line that was wrapped goes on with the one before; an item begins its own. */
function joinWrapped(text: string): string {
  const lines: string[] = [];
  for (const line of text.split("\n")) {
    const isItem = LIST_ITEM.test(line);
    const plain = line.replace(LIST_ITEM, "").replace(/\s+/g, " ").trim();
    const last = lines.at(-1);
    if (plain === "" || isItem || !last) lines.push(plain);
    else lines[lines.length - 1] = `${last} ${plain}`;
  }
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

export type BriefField = "name" | "description" | "url";

const MAX_LABEL_LENGTH = 60;

const FIELDS: [BriefField, RegExp][] = [
  [
    "name",
    /^(?:(?:project|product|app|startup|company|brand|working)[ _-]?)?(?:name|title)$|^(?:project|product|app)$/i,
  ],
  [
    "description",
    /^(?:(?:project|product|short|app)[ _-]?)?(?:description|summary|about|overview|pitch)$|^what (?:it does|it is|is it)\??$|^elevator pitch$/i,
  ],
  [
    "url",
    /^(?:(?:project|product|app)[ _-]?)?(?:url|website|web ?site|site|link|homepage|web|address|domain)$/i,
  ],
];

/** Which field a label such as 'Project name' is for; null where it is for none. */
export function fieldOf(label: string): BriefField | null {
  if (label.length > MAX_LABEL_LENGTH) return null;
  const plain = label.replace(/(?<![*_#:"\s])[*_#:"\s]+$|^[*_#"\s-]+/g, "");
  return FIELDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const ADDRESS = /https?:\/\/[^\s<>"'`()[\]{}|\\^]{1,2000}/gi;
/** A picture that links somewhere is a badge. */
const BADGE = /\[!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)\]\([^)\n]{0,500}\)/g;
const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i;
/** Where a project is talked about, not where it lives. */
const ELSEWHERE =
  /(?:^|\.)(?:twitter|x|facebook|instagram|linkedin|youtube|tiktok|reddit|discord|pinterest|threads|mastodon|bsky|snapchat|whatsapp|telegram|shields|badgen|travis-ci|codecov|w3|schema)\.(?:com|org|net|io|app|social|gg|net)$|(?:^|\.)(?:youtu\.be|discord\.gg|t\.me|t\.co|wa\.me|fb\.me|lnkd\.in|redd\.it)$/i;

/** The first address in a text that may be the project's own. */
export function findProjectUrl(text: string): string | null {
  for (const [match] of text.replace(BADGE, "").matchAll(ADDRESS)) {
    const address = trimMarks(match);
    const url = URL.parse(address);
    if (!url || IMAGE.test(url.pathname) || ELSEWHERE.test(url.hostname)) continue;
    if (ProjectUrl.safeParse(address).success) return address;
  }
  return null;
}

/** What ends the sentence is no part of the address. */
function trimMarks(address: string): string {
  let end = address.length;
  while (end > 0 && ".,;:!?*_~".includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}
