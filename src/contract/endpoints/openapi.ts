import * as z from "zod";
import { ASSISTANT_SCOPES } from "#engine/accounts/personal-token.ts";
import { type Endpoint, endpoints } from "./endpoints.ts";
import { ErrorBody, type ErrorCode } from "../errors.ts";
import { webhookPayloads } from "../webhook.ts";

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
  /** What is sent to addresses of users. */
  webhooks: Record<string, { post: OpenApiOperation }>;
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
    webhooks: describeWebhooks(schemas),
    components: {
      securitySchemes: {
        user: { type: "http", scheme: "bearer", description: "An access token of a session." },
        token: {
          type: "http",
          scheme: "bearer",
          description: "A personal token, created under Settings, that has the scope named.",
        },
        assistant: {
          type: "oauth2",
          description: "An assistant its user allowed. It may do what a token of its scope may.",
          flows: {
            authorizationCode: {
              authorizationUrl: `${about.appUrl}/connect`,
              tokenUrl: `${about.appUrl}/oauth/token`,
              refreshUrl: `${about.appUrl}/oauth/token`,
              scopes: { read: "Read.", "write-drafts": "Save drafts and record outcomes." },
            },
          },
        },
        refresh: { type: "http", scheme: "bearer", description: "A refresh token." },
      },
      schemas,
    },
  };
}

const WEBHOOK_HEADERS = [
  "webhook-id",
  "webhook-timestamp",
  "webhook-signature",
  "Foothold-Event",
  "Foothold-Event-Id",
  "Foothold-Delivery-Id",
  "Foothold-Signature",
];

/** In the shape of plain JSON; what Slack and Discord are sent is theirs to describe. */
function describeWebhooks(schemas: Record<string, JsonSchema>): OpenApiDocument["webhooks"] {
  return Object.fromEntries(
    Object.entries(webhookPayloads).map(([event, { summary, body }]) => {
      const schema = describeSchema(body, "output", schemas);
      const post: OpenApiOperation = {
        operationId: `receive-${event}`,
        tags: ["Webhooks"],
        summary,
        security: [],
        parameters: WEBHOOK_HEADERS.map((name) => ({
          name,
          in: "header",
          required: true,
          schema: ANY_TEXT,
        })),
        requestBody: { required: true, content: { "application/json": { schema } } },
        responses: {
          "2XX": { description: "Taken." },
          "4XX": { description: "Refused: it is sent again later, as after any other answer." },
        },
      };
      return [event, { post }];
    }),
  );
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
    security: describeSecurity(endpoint),
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
              content: describeAnswer(endpoint, contentOf, (schema) =>
                describeSchema(schema, "output", schemas),
              ),
            },
      ...Object.fromEntries(
        Object.entries(failures).map(([status, codes]) => [
          status,
          { description: codes?.join(" or ") ?? "", content: contentOf(ErrorBody, "output") },
        ]),
      ),
      ...(endpoint.isUnavailable && {
        [statusOfCode.UNAVAILABLE]: {
          description: "The same when something is wrong.",
          content: contentOf(endpoint.response, "output"),
        },
      }),
    },
  };
}

function describeAnswer(
  { mediaType, response, lines }: Endpoint,
  contentOf: (schema: z.ZodType, io: Direction) => JsonContent,
  describe: (schema: z.ZodType) => JsonSchema,
): JsonContent | TextContent {
  if (mediaType && lines) {
    const inside = { contentMediaType: mediaType, contentSchema: describe(lines) };
    return { [mediaType]: { schema: { ...ANY_TEXT, ...inside } } } as TextContent;
  }
  return mediaType
    ? ({ [mediaType]: { schema: ANY_TEXT } } as TextContent)
    : contentOf(response, "output");
}

function describeSecurity({ auth, token }: Endpoint): OpenApiOperation["security"] {
  if (auth === "public") return [];
  if (!token) return [{ [auth]: [] }];
  const isForAssistants = ASSISTANT_SCOPES.some((scope) => scope === token);
  return [{ [auth]: [] }, ...(isForAssistants ? [{ assistant: [token] }] : []), { token: [token] }];
}

/** Every failure that the endpoint can answer with. */
function errorsOf(endpoint: Endpoint): ErrorCode[] {
  // Whatever it holds, it is taken; only an address that can't be read is not.
  if (endpoint.hit) return ["VALIDATION"];
  const implied: ErrorCode[] = ["VALIDATION"];
  if (endpoint.auth !== "public") implied.push("UNAUTHENTICATED");
  // To a personal token that may not make this call, or that made too many.
  if (endpoint.auth === "user") implied.push("FORBIDDEN");
  if (endpoint.token) implied.push("RATE_LIMITED");
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
