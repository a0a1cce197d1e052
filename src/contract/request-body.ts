import * as z from "zod";

/** A JSON object with these fields and no others; what is wrong with it is said in a sentence. */
export function requestBody<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `This call does not know the field ${issue.keys.join(", ")}.`
        : "The request must be a JSON object.",
  });
}
