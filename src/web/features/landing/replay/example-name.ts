/** A community that does not exist. */
export const EXAMPLE_NAME = "r/yourcommunity";
