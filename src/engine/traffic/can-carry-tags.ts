import type { Link } from "#engine/drafts/find-links.ts";

/**
 * Whether tags put at the end of this link would stand at the end of its address, and where a reader
 * follows it: not in code, not as an image, not as the words of a link that leads there anyway.
 */
export function canCarryTags(text: string, { start, end }: Pick<Link, "start" | "end">): boolean {
  const after = text.slice(end, end + 2);
  if (GOES_ON.test(after) || after === "](") return false;
  if (IMAGE.test(text.slice(Math.max(0, start - 300), start))) return false;
  return !Array.from(text.matchAll(CODE)).some(
    ({ 0: code, index }) => index <= start && end <= index + code.length,
  );
}

/** What an address may hold although few do, so that finding it stops there. */
const GOES_ON = /^(?:[[{}|\\^(]|'\w)/;
/** From its last opening bracket on, so that a row of them is looked at once. */
const IMAGE = /!\[[^[\]]*\]\($/;
/** Fenced, in a line, or indented by four, as Reddit reads it. */
const CODE = /```[\s\S]*?(?:```|(?![\s\S]))|`[^`\n]*`|^(?: {4}|\t).*$/gm;
