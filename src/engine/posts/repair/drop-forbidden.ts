import type { Demands } from "../community/demands.ts";
import type { Draft } from "#engine/drafts/draft.ts";
import { readParagraphs, writeParagraphs } from "./paragraphs.ts";

const OPEN_TITLE = "{{a plain title that says what this is about}}";

/** Sentences with words that may not occur go; in a title, the words alone. */
export function dropForbidden(draft: Draft, { forbidden }: Demands): Draft {
  const breaks = (text: string) => forbidden.some((word) => text.toLowerCase().includes(word));
  const { title, content } = draft;
  if (!breaks(`${title} ${content}`)) return draft;
  const kept = readParagraphs(content).map((sentences) =>
    sentences.filter((each) => !breaks(each)),
  );
  return {
    ...draft,
    title: breaks(title) ? shortenTitle(title, breaks) : title,
    content: breaks(content) ? writeParagraphs(kept) : content,
  };
}

function shortenTitle(title: string, breaks: (text: string) => boolean): string {
  const words = title.split(/\s+/).filter((word) => !breaks(word));
  const shortened = words.join(" ");
  return words.length >= 3 && !breaks(shortened) ? shortened : OPEN_TITLE;
}
