/**
 * Stands for APP_URL in pages that are built before it is known; the server puts the real address in.
 */
export const ORIGIN_MARK = "https://origin.invalid";
