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
