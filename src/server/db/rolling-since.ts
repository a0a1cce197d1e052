/**
 * From this migration on, a server of the version before goes on working while a newer one has already
 * changed the tables: what it reads stays, and what it does not write has a default. What it alone needs goes
 * one release later.
 */
export const ROLLING_SINCE = "20261117191119_due-posts-since";
