import * as z from "zod";
import { type Endpoint, endpoints } from "./endpoints.ts";
import { ErrorBody, type ErrorCode } from "./errors.ts";

type JsonSchema = Record<string, unknown>;
type Direction = "input" | "output";

export type OpenApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  parameters: {
    name: string;
    in: "path" | "query" | "header";
    required: boolean;
    schema: JsonSchema;
  }[];
  requestBody?: { required: boolean; content: JsonContent | FormContent | PlainContent };
  responses: Record<
    string,
    {
      description: string;
      headers?: Record<string, { schema: JsonSchema }>;
      content?: JsonContent | TextContent;
    }
  >;
};

type JsonContent = { "application/json": { schema: JsonSchema } };
type TextContent = { [mediaType in NonNullable<Endpoint["mediaType"]>]?: { schema: JsonSchema } };
type PlainContent = { "text/plain": { schema: JsonSchema } };
type FormContent = { "multipart/form-data": { schema: JsonSchema } };

export type OpenApiDocument = {
  openapi: "3.1.0";
  info: object;
  servers: { url: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { securitySchemes: object; schemas: Record<string, JsonSchema> };
};

/** The contract as machines read it. Status codes are HTTP's affair, so they are passed in. */
export function describeContract(
  about: { version: string; appUrl: string },
  statusOfCode: Readonly<Record<ErrorCode, number>>,
): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const paths: OpenApiDocument["paths"] = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: describeEndpoint(name, endpoint, statusOfCode, schemas),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Foothold",
      version: about.version,
      description: "Promote a project on Reddit without being banned.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: about.appUrl }],
    paths,
    components: {
      securitySchemes: {
        user: { type: "http", scheme: "bearer", description: "An access token." },
        refresh: { type: "http", scheme: "bearer", description: "A refresh token." },
      },
      schemas,
    },
  };
}

/** The sender's own affair: the signature is what we ask for. */
const ANY_OBJECT: JsonSchema = { type: "object" };
const ANY_TEXT: JsonSchema = { type: "string" };

function describeUpload({ field }: NonNullable<Endpoint["upload"]>): FormContent {
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  const schema = { type: "object", properties: { [field]: file }, required: [field] };
  return { "multipart/form-data": { schema } };
}

function describeEndpoint(
  name: string,
  endpoint: Endpoint,
  statusOfCode: Readonly<Record<ErrorCode, number>>,
  schemas: Record<string, JsonSchema>,
): OpenApiOperation {
  const contentOf = (schema: z.ZodType, io: Direction): JsonContent => ({
    "application/json": { schema: describeSchema(schema, io, schemas) },
  });
  const success = endpoint.status ?? 200;
  const failures = Object.groupBy(errorsOf(endpoint), (code) => String(statusOfCode[code]));
  return {
    operationId: name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    security: endpoint.auth === "public" ? [] : [{ [endpoint.auth]: [] }],
    parameters: [
      ...describeParameters(endpoint.params, "path", schemas),
      ...describeParameters(endpoint.query, "query", schemas),
      ...describeSignature(endpoint.signedBody),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: !endpoint.body.safeParse(undefined).success,
        content: contentOf(endpoint.body, "input"),
      },
    }),
    ...(endpoint.upload && {
      requestBody: { required: true, content: describeUpload(endpoint.upload) },
    }),
    ...(endpoint.hit?.maxBytes && {
      requestBody: { required: false, content: { "text/plain": { schema: ANY_TEXT } } },
    }),
    ...(endpoint.signedBody && {
      requestBody: { required: true, content: { "application/json": { schema: ANY_OBJECT } } },
    }),
    responses: {
      [success]:
        success === 204
          ? { description: "Done; nothing to say." }
          : {
              description: "Success.",
              ...(endpoint.download && {
                headers: { "content-disposition": { schema: ANY_TEXT } },
              }),
              content: describeAnswer(endpoint, contentOf),
            },
      ...Object.fromEntries(
        Object.entries(failures).map(([status, codes]) => [
          status,
          { description: codes?.join(" or ") ?? "", content: contentOf(ErrorBody, "output") },
        ]),
      ),
      ...(endpoint.isUnavailable && {
        [statusOfCode.UNAVAILABLE]: {
          description: "The same, when all is not well.",
          content: contentOf(endpoint.response, "output"),
        },
      }),
    },
  };
}

function describeAnswer(
  { mediaType, response }: Endpoint,
  contentOf: (schema: z.ZodType, io: Direction) => JsonContent,
): JsonContent | TextContent {
  return mediaType
    ? ({ [mediaType]: { schema: ANY_TEXT } } as TextContent)
    : contentOf(response, "output");
}

/** Every failure that the endpoint can answer with. */
function errorsOf(endpoint: Endpoint): ErrorCode[] {
  // Whatever it holds, it is taken; only an address that can't be read is not.
  if (endpoint.hit) return ["VALIDATION"];
  const implied: ErrorCode[] =
    endpoint.auth === "public" ? ["VALIDATION"] : ["VALIDATION", "UNAUTHENTICATED"];
  // The database may be away at any moment.
  const always: ErrorCode[] = ["UNAVAILABLE", "INTERNAL"];
  return [...new Set([...implied, ...(endpoint.errors ?? []), ...always])];
}

function describeParameters(
  object: z.ZodObject | undefined,
  place: "path" | "query",
  schemas: Record<string, JsonSchema>,
): OpenApiOperation["parameters"] {
  return Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || !schema.safeParse(undefined).success,
    schema: describeParameter(schema as z.ZodType, schemas),
  }));
}

const TYPED = new Set(["integer", "number", "boolean"]);

/** An address has only text; generated clients should take what that text means. */
function describeParameter(schema: z.ZodType, schemas: Record<string, JsonSchema>): JsonSchema {
  const written = describeSchema(schema, "input", schemas);
  const meant = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as JsonSchema;
  if (!TYPED.has(String(meant["type"]))) return written;
  const { $schema: _, ...own } = meant;
  return own;
}

function describeSignature(signed: Endpoint["signedBody"]): OpenApiOperation["parameters"] {
  if (!signed) return [];
  return [{ name: signed.signatureHeader, in: "header", required: true, schema: ANY_TEXT }];
}

/** Schemas with an id move to the components, and a reference stays in their place. */
function describeSchema(
  schema: z.ZodType,
  io: Direction,
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io }) as JsonSchema;
  for (const [id, definition] of Object.entries($defs as Record<string, JsonSchema>)) {
    schemas[id] = withComponentRefs(definition);
  }
  return withComponentRefs(own);
}

function withComponentRefs(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === "id" && typeof value === "string" ? undefined : value,
  );
  return JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}
