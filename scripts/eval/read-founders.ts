import * as z from "zod";
import { Interview } from "#contract/interview.ts";
import { readLines } from "./read-lines.ts";

const Founder = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  tier: z.enum(["rich", "middling", "thin"]),
  communities: z.array(z.string()),
  interview: Interview.omit({ isKindChosen: true }),
});
export type Founder = z.output<typeof Founder>;

export function readFounders(file: string): Founder[] {
  return readLines(file, Founder);
}
