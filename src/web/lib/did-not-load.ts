/** For a part of a page that is fetched by itself, and was not. */
export const DID_NOT_LOAD =
  "A part of the app did not load. Check your connection and reload the page.";
