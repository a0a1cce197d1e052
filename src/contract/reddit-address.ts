import * as z from "zod";

/** As it was pasted; the server reads and cleans it, and says what is wrong with it. */
export const RedditAddress = z
  .string("The post's address must be text.")
  .trim()
  .max(2000, "This address is too long.")
  .nullable()
  .meta({ description: "What traces who shared it is dropped; it must lead to this community." });
