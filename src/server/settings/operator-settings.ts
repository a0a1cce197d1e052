import * as z from "zod";
import { type AddFault, lineOfText, urlOf } from "./setting-shapes.ts";
import type { Operator } from "#engine/notices/message-layout.ts";

/** Who runs the installation, and how its messages leave. */
export const operatorSettings = {
  SUPPORT_EMAIL: z.email("must be an address, such as help@example.com").optional(),
  OPERATOR_NAME: lineOfText(200).optional(),
  OPERATOR_ADDRESS: lineOfText(300).optional(),
  OPERATOR_TAX_ID: lineOfText(60).optional(),
  SMTP_URL: urlOf(["smtp:", "smtps:"], "must look like smtp://user:password@host:587").optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^[^\r\n]*[^\s@<>]@[^\s@<>]+>?$/,
      "must be an address, such as Foothold <hello@example.com>",
    )
    .optional(),
};

type Given = z.output<z.ZodObject<typeof operatorSettings>>;

export function checkOperator(given: Given, addFault: AddFault): void {
  if (given.SMTP_URL && !given.MAIL_FROM) {
    addFault("MAIL_FROM", "is needed with SMTP_URL: the address that messages come from");
  }
  for (const name of ["OPERATOR_ADDRESS", "OPERATOR_TAX_ID"] as const) {
    if (given[name] && !given.OPERATOR_NAME) {
      addFault("OPERATOR_NAME", `is needed with ${name}: the name of the person or company`);
    }
  }
}

/** Without a name, the installation's own address has to do. */
export function readOperator(given: Given, appUrl: string): Operator {
  const { hostname } = new URL(appUrl);
  return {
    name: given.OPERATOR_NAME ?? `Foothold at ${hostname}`,
    address: given.OPERATOR_ADDRESS ?? null,
    taxId: given.OPERATOR_TAX_ID ?? null,
    email: given.SUPPORT_EMAIL ?? `support@${hostname}`,
  };
}

export function readSmtp({ SMTP_URL: url, MAIL_FROM: from }: Given) {
  return url && from ? { url, from } : null;
}
