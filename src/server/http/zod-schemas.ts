import type { FastifyInstance } from "fastify";
import type * as z from "zod";
import { ServiceError } from "#server/service-error.ts";

/** Lets routes state their schemas in zod: input is parsed by them, and so is what goes out. */
export function acceptZodSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input) => {
    const parsed = schema.safeParse(input);
    return parsed.success ? { value: parsed.data } : { error: describeIssues(parsed.error) };
  });
  // Parsing drops every field that the contract does not name, so that none slips out.
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (output) =>
        JSON.stringify(schema.parse(output)),
  );
}

function describeIssues(error: z.ZodError): ServiceError {
  const issues = error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  const [first] = issues;
  const message = first?.message ?? "Please check your input and try again.";
  return new ServiceError("VALIDATION", message, { issues });
}
