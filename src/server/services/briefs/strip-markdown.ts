/** Prose without Markdown's marks: paragraphs stay apart, list items keep a line each. */
export function stripMarkdown(markdown: string): string {
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
