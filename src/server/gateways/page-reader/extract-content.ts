import { Parser } from "htmlparser2";
import { cutText, foldText } from "#engine/pages/fold-text.ts";
import type { PageContent } from "#engine/pages/page-content.ts";
import { createMetaCollector } from "./collect-meta.ts";
import { createTextCollector } from "./collect-text.ts";

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
    title: cutText(foldText(title), 300),
    siteName: cutText(foldText(siteName), 100),
    description: cutText(foldText(description), 1000),
    ...text.read(),
    language: /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(language) ? language : null,
  };
}
