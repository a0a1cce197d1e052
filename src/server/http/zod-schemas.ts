import type { FastifyInstance } from "fastify";
import buildSerializer from "fast-json-stringify";
import * as z from "zod";
import { wordIssue } from "#contract/word-issue.ts";
import { ServiceError } from "#server/service-error.ts";

type Serialize = (answer: unknown) => string;

const serializers = new WeakMap<z.ZodType, Serialize>();

/** Lets routes state in zod what they take and what they answer. */
export function acceptZod(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input) => {
    if (holdsNul(input)) {
      return {
        error: new ServiceError("VALIDATION", "The text has a character we can't store."),
      };
    }
    const parsed = schema.safeParse(input, { error: wordIssue });
    return parsed.success ? { value: parsed.data } : { error: describeIssues(parsed.error) };
  });
  // Compiled by the first answer: all of them together take a third of building the app (decision 76).
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (answer) =>
        findSerializer(schema)(answer),
  );
}

/** Quicker than parsing, and like parsing it drops every field that the contract does not name. */
export function findSerializer(schema: z.ZodType): Serialize {
  const known = serializers.get(schema);
  if (known) return known;
  const output = z.toJSONSchema(schema, { io: "output", target: "openapi-3.0", reused: "inline" });
  const serialize = buildSerializer(output as buildSerializer.Schema);
  serializers.set(schema, serialize);
  return serialize;
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
