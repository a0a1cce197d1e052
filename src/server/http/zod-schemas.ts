import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { ServiceError } from "#server/service-error.ts";

/** Lets routes state in zod what they take. */
export function acceptZodInput(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input) => {
    if (holdsNul(input)) {
      return {
        error: new ServiceError("VALIDATION", "The text holds a character that can't be stored."),
      };
    }
    const parsed = schema.safeParse(input);
    return parsed.success ? { value: parsed.data } : { error: describeIssues(parsed.error) };
  });
}

/**
 * What they answer, as the JSON schema from which Fastify compiles a serializer: it is quicker than
 * parsing, and like parsing it drops every field that the contract does not name.
 */
export function describeOutput(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, { io: "output", target: "openapi-3.0", reused: "inline" });
}

function describeIssues(error: z.ZodError): ServiceError {
  const issues = error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  const [first] = issues;
  const message = first?.message ?? "Please check your input and try again.";
  return new ServiceError("VALIDATION", message, { issues });
}

/** PostgreSQL can't store it in a text, wherever in the input it stands. */
function holdsNul(input: unknown): boolean {
  if (typeof input === "string") return input.includes("\0");
  return typeof input === "object" && input !== null && Object.values(input).some(holdsNul);
}
