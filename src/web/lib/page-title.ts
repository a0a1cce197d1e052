const PRODUCT = "Foothold";

/** For a route's `meta`: "Settings · Foothold". */
export function pageTitle(title: string) {
  return [{ title: `${title} · ${PRODUCT}` }];
}
