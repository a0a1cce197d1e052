/** For a part of a page that is fetched by itself, and was not. */
export const DID_NOT_LOAD =
  "Part of the app didn't load. Check your connection and reload the page.";
