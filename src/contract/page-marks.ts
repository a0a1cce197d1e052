/**
 * What stands in pages that are built before an installation's settings are known; the server puts the
 * real values in.
 */
export const PAGE_MARKS = {
  origin: "https://origin.invalid",
  supportEmail: "support@origin.invalid",
} as const;
