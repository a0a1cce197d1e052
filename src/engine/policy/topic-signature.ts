/**
 * The words that speak most for a community, by how much they do: at place i, with spaces between,
 * those that weigh (i + 1) / `LEVELS_PER_UNIT`. Small enough to go to the browser with each policy.
 */
export type TopicSignature = { levels: string[] };

export const LEVELS_PER_UNIT = 10;
