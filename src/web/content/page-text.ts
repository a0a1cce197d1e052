/**
 * Words of a page that stands by itself. A text may hold links, "[Settings](/settings)", and
 * "{operator}" and "{support}", which each installation fills in.
 */
export type PageText = {
  title: string;
  /** For search engines and previews. */
  description: string;
  lead: string;
  /** As people read it, where the text has a date. */
  date?: string;
  sections: readonly TextSection[];
};

export type TextSection = {
  id: string;
  name: string;
  text?: readonly string[];
  list?: readonly string[];
  /** Each under a heading of its own that an address can name. */
  items?: readonly TextItem[];
};

export type TextItem = { id: string; heading: string; text: readonly string[] };
