import { completeUrl } from "#engine/projects/complete-url.ts";

/** The address as far as it can be used: a half-typed one is left out. */
export function usableUrl(url: string): string | undefined {
  const complete = completeUrl(url);
  return isWebAddress(complete) ? complete : undefined;
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:\/\//i.test(text) &&
    url.hostname !== "" &&
    url.username === "" &&
    url.password === "" &&
    text.length <= 2000
  );
}
