import { findLinks } from "#engine/drafts/find-links.ts";

/** Numbers and addresses of a text that its sources do not have: whoever wrote it made them up. */
export function findInventions(text: string, sources: string): string[] {
  const said = text.replace(/\{\{[^{}]*\}\}/g, " ");
  return [...findInventedAddresses(said, sources), ...findInventedNumbers(said, sources)];
}

function findInventedAddresses(text: string, sources: string): string[] {
  const known = new Set(findAddresses(sources));
  const invented = findAddresses(text).filter((address) => !known.has(address));
  return [...new Set(invented)];
}

/** 'example.com' counts as well as 'https://example.com/'; a part of a known one does not. */
function findAddresses(text: string): string[] {
  const links = findLinks(text).map(({ host, path }) => `${host}${path}`);
  const bare = Array.from(text.matchAll(BARE_ADDRESS), ([address]) => address);
  return [...links, ...bare].map((address) =>
    address
      .toLowerCase()
      .replace(/^www\./, "")
      .replace(/\/$/, ""),
  );
}

const BARE_ADDRESS =
  /(?<![\w@./:-])(?:[a-z\d-]+\.)+(?:com|net|org|io|co|app|dev|ai|me|so|xyz|tech|site|online|shop|store|example|test)\b(?:\/[\w\-./?=&%#]*[\w/])?/gi;

function findInventedNumbers(text: string, sources: string): string[] {
  const known = new Set(findNumbers(sources));
  const withoutLinks = findLinks(text).reduce(
    (rest, { address }) => rest.replace(address, " "),
    text,
  );
  return [...new Set(findNumbers(withoutLinks))].filter((number) => !known.has(number));
}

/** '1,200' and '1200' are one number. */
function findNumbers(text: string): string[] {
  return Array.from(text.matchAll(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu), ([number]) =>
    number.replace(/,(?=\p{Nd}{3}(?!\p{Nd}))/gu, ""),
  );
}
