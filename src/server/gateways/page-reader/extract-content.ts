import { Parser } from "htmlparser2";
import { cutText, flattenText } from "#engine/pages/flatten-text.ts";
import type { PageContent } from "#engine/pages/page-content.ts";
import { isFurniture } from "#engine/pages/page-furniture.ts";

/** Nesting beyond any real page's: the parser's work grows with it at each stray closing tag. */
const MAX_DEPTH = 400;
const SLICE_LENGTH = 8192;

/** A page's text without its furniture; built as it is parsed, so that no tree is ever held. */
export function extractContent(page: { html: string; isXml: boolean }): Omit<PageContent, "url"> {
  const meta = createMetaCollector();
  const text = createTextCollector();
  const open = { elements: 0 };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open.elements += 1;
        meta.open(name, attributes, text.isLeftOut());
        text.open(name, attributes);
      },
      ontext(data) {
        if (!meta.addText(data)) text.addText(data);
      },
      onclosetag(name) {
        open.elements -= 1;
        meta.close(name);
        text.close(name);
      },
    },
    { recognizeSelfClosing: page.isXml, recognizeCDATA: page.isXml },
  );
  for (let at = 0; at < page.html.length && open.elements < MAX_DEPTH; at += SLICE_LENGTH) {
    parser.write(page.html.slice(at, at + SLICE_LENGTH));
  }
  parser.end();
  const { title, siteName, description, language } = meta.read();
  return {
    title: cutText(flattenText(title), 300),
    siteName: cutText(flattenText(siteName), 100),
    description: cutText(flattenText(description), 1000),
    ...text.read(),
    language: /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(language) ? language : null,
  };
}

type Attributes = Record<string, string>;

/** In the order of trust, by name or property. */
const DESCRIPTIONS = ["description", "og:description", "twitter:description"];
const SITE_NAMES = ["og:site_name", "application-name", "apple-mobile-web-app-title"];
const TITLES = ["og:title", "twitter:title"];

/** What the page says about itself in its head. */
function createMetaCollector() {
  const values = new Map<string, string>();
  let title = "";
  let language = "";
  let isInTitle = false;
  let hasTitle = false;

  const first = (names: string[]) => names.map((name) => values.get(name)).find(Boolean) ?? "";

  return {
    open(name: string, attributes: Attributes, isLeftOut: boolean) {
      // A drawing has titles of its own.
      if (name === "title" && !hasTitle && !isLeftOut) isInTitle = true;
      if (name === "html") language ||= (attributes.lang ?? attributes["xml:lang"] ?? "").trim();
      if (name !== "meta" || !attributes.content) return;
      const key = (attributes.property ?? attributes.name ?? "").toLowerCase();
      if (!values.has(key)) values.set(key, attributes.content);
    },
    /** Whether the text was the title's. */
    addText(data: string): boolean {
      if (isInTitle) title += data;
      return isInTitle;
    },
    close(name: string) {
      if (name !== "title" || !isInTitle) return;
      isInTitle = false;
      hasTitle = true;
    },
    read: () => ({
      title: title.trim() === "" ? first(TITLES) : title,
      siteName: first(SITE_NAMES),
      description: first(DESCRIPTIONS),
      language,
    }),
  };
}

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
function createTextCollector() {
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
    const block = flattenText(text);
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
      if (linkDepth > 0) linkLength += flattenText(data).length;
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
