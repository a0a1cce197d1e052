type Attributes = Record<string, string>;

/** In the order of trust, by name or property. */
const DESCRIPTIONS = ["description", "og:description", "twitter:description"];
const SITE_NAMES = ["og:site_name", "application-name", "apple-mobile-web-app-title"];
const TITLES = ["og:title", "twitter:title"];

/** What the page says about itself in its head. */
export function createMetaCollector() {
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
