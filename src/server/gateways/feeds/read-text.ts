import { Parser } from "htmlparser2";

const MAX_DEPTH = 200;
const SLICE_LENGTH = 8192;
const BLOCKS = new Set("p div ul ol blockquote pre table h1 h2 h3 h4 h5 h6 hr".split(" "));
const LINES = new Set(["br", "li", "tr"]);
/** Nobody reads these as text. */
const LEFT_OUT = new Set(["script", "style", "template", "svg"]);

/**
 * The words that somebody wrote, from the HTML of an entry. Reddit puts them into an element of
 * the class 'md'; around it stand the author, the community and links, which are left out.
 */
export function readTextOfHtml(html: string): string {
  const pieces: string[] = [];
  const open = { elements: 0, hidden: 0 };
  /** At which depth the words begin; 0 outside them. */
  let mdDepth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      open.elements += 1;
      const isMd = (attributes["class"] ?? "").split(" ").includes("md");
      if (mdDepth === 0 && isMd) mdDepth = open.elements;
      if (LEFT_OUT.has(name)) open.hidden += 1;
      if (BLOCKS.has(name)) pieces.push("\n\n");
      else if (LINES.has(name)) pieces.push("\n");
    },
    ontext(text) {
      if (mdDepth > 0 && open.hidden === 0) pieces.push(text.replaceAll(/\s+/g, " "));
    },
    onclosetag(name) {
      if (LEFT_OUT.has(name)) open.hidden -= 1;
      if (BLOCKS.has(name)) pieces.push("\n\n");
      if (mdDepth === open.elements) mdDepth = 0;
      open.elements -= 1;
    },
  });
  for (let at = 0; at < html.length && open.elements < MAX_DEPTH; at += SLICE_LENGTH) {
    parser.write(html.slice(at, at + SLICE_LENGTH));
  }
  parser.end();
  return pieces.join("").trim();
}
