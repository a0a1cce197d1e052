import * as z from "zod";
import { REMINDERS } from "./user.ts";

export const MAIL_KINDS = ["smtp", "outbox", "none"] as const;

export const Reminders = z
  .object({
    reminders: z.enum(REMINDERS),
    mail: z.enum(MAIL_KINDS).meta({
      description: "Where messages go: out, into a folder of the server, or nowhere.",
    }),
  })
  .meta({ id: "Reminders" });

export type Reminders = z.output<typeof Reminders>;
