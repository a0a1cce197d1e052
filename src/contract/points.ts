import * as z from "zod";

/** A number as Reddit shows it under a post, typed by a user. */
export const Points = (what: string) =>
  z
    .int(`${what} must be a whole number.`)
    .nonnegative(`${what} can't be below 0 here.`)
    .max(10_000_000, `This number of ${what.toLowerCase()} is out of range.`);
