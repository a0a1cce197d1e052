import { showToast } from "./toast.ts";

/** For a part of a page that is fetched by itself, and was not. */
export const DID_NOT_LOAD =
  "Part of the app didn't load. Check your connection and reload the page.";

/** For a part that somebody asked for by a press. */
export function showNotLoaded(message: string): void {
  showToast("error", message, { description: DID_NOT_LOAD });
}
