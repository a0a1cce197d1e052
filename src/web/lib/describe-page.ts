import { PAGE_MARKS } from "#contract/pages/page-marks.ts";
import { pageTitle } from "./page-title.ts";

type DescribedPage = { path: string; title: string; description: string };

/** What search engines and previews say of a page that anyone can read. */
export function describePage({ path, title, description }: DescribedPage) {
  const address = PAGE_MARKS.origin + path;
  return [
    ...pageTitle(title),
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Foothold" },
    { property: "og:url", content: address },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}
