import { cutText, foldText } from "#engine/pages/fold-text.ts";
import { isFurniture } from "#engine/pages/page-furniture.ts";

const MAX_PARAGRAPHS = 200;
const MAX_PARAGRAPH_LENGTH = 2000;
const MAX_HEADINGS = 100;
const MAX_HEADING_LENGTH = 300;
/** What is longer is a sentence that happens to be a link. */
const MAX_LINK_LABEL_LENGTH = 80;

const HEADING = /^h[1-6]$/;
/** Elements that stay within a line; every other begins a new paragraph. */
const INLINE = new Set(
  `a abbr acronym b bdi bdo big br cite code data dfn em font i img ins mark q ruby rb small span
   strike strong sub sup time tt u var wbr`.split(/\s+/),
);

/** The headings and paragraphs of a page, as they come. */
export function createTextCollector() {
  const headings = new Set<string>();
  const paragraphs = new Set<string>();
  let text = "";
  let linkLength = 0;
  let isHeading = false;
  let linkDepth = 0;
  /** How many elements are open since the outermost that is left out; none is when it is 0. */
  let leftOutDepth = 0;

  /** What was gathered since the last one is a paragraph of its own. */
  function endBlock() {
    const block = foldText(text);
    const isLabel = linkLength > 0.7 * block.length && block.length <= MAX_LINK_LABEL_LENGTH;
    if (isHeading) add(headings, MAX_HEADINGS, cutText(block, MAX_HEADING_LENGTH));
    else if (!isLabel) add(paragraphs, MAX_PARAGRAPHS, cutText(block, MAX_PARAGRAPH_LENGTH));
    text = "";
    linkLength = 0;
  }

  return {
    isLeftOut: () => leftOutDepth > 0,
    open(name: string, attributes: Record<string, string>) {
      if (leftOutDepth > 0 || isFurniture(name, attributes)) leftOutDepth += 1;
      if (leftOutDepth > 0) return;
      if (name === "a") linkDepth += 1;
      if (name === "br") text += " ";
      if (INLINE.has(name)) return;
      endBlock();
      if (HEADING.test(name)) isHeading = true;
    },
    addText(data: string) {
      if (leftOutDepth > 0) return;
      text += data;
      if (linkDepth > 0) linkLength += foldText(data).length;
    },
    close(name: string) {
      if (leftOutDepth > 0) {
        leftOutDepth -= 1;
        // Words before and after something left out are not one word.
        text += " ";
        return;
      }
      if (name === "a") linkDepth -= 1;
      if (INLINE.has(name)) return;
      endBlock();
      if (HEADING.test(name)) isHeading = false;
    },
    read() {
      endBlock();
      return { headings: [...headings], paragraphs: [...paragraphs] };
    },
  };
}

function add(list: Set<string>, limit: number, block: string | null) {
  // A mark or a number alone says nothing.
  if (block !== null && list.size < limit && /\p{L}{2}/u.test(block)) list.add(block);
}
