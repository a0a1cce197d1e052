import type {
  FastifyInstance,
  FastifyRequest,
  preValidationHookHandler,
  FastifyError,
  FastifyReply,
} from "fastify";
import type { Endpoint } from "#contract/endpoints/endpoints.ts";
import { answerInLines, type LineWriter } from "./answer-lines.ts";
import { forbidStoring, headerWriters, isPrivate } from "./answers.ts";
import { STATUS_OF_CODE } from "./error-handler.ts";
import { openToAnySite, PLAIN_PAGE_POLICY } from "./security-headers.ts";
import { type Admit, createSessionGate } from "./session-gate.ts";
import type { Turns } from "#server/start/turns.ts";
import type { RawHit } from "./handlers.ts";
import type { Readable } from "node:stream";
import { ServiceError } from "#server/service-error.ts";

export type Host = { admit: Admit; isHttps: boolean; turns: Turns };

/** How a call reaches its handler; Handlers gives each one its precise type. */
export type UntypedHandler = (call: Record<string, unknown>) => unknown;

export function registerEndpoint(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: UntypedHandler,
  host: Host,
): void {
  if (endpoint.signedBody ?? endpoint.unreadBody) {
    registerWithRawBody(app, (room) => addRoute(room, endpoint, handler, host));
  } else if (endpoint.hit) {
    registerForHits(app, (room) => addRoute(room, endpoint, handler, host));
  } else addRoute(app, endpoint, handler, host);
}

function addRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: UntypedHandler,
  host: Host,
): void {
  const status = endpoint.status ?? 200;
  const maxBodyBytes =
    endpoint.maxBodyBytes ??
    endpoint.signedBody?.maxBytes ??
    endpoint.unreadBody?.maxBytes ??
    endpoint.hit?.maxBytes;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(maxBodyBytes && { bodyLimit: maxBodyBytes }),
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      ...(answersJson(endpoint) && { response: describeAnswers(endpoint, status) }),
    },
    onRequest: [
      ...(isPrivate(endpoint) ? [forbidStoring] : []),
      ...createSessionGate(endpoint, host.admit),
      ...(endpoint.anySite ? [openToAnySite(endpoint.anySite)] : []),
    ],
    ...(endpoint.body?.safeParse(undefined).success && { preValidation: [fillMissingBody] }),
    handler: async (request, reply) => {
      reply.code(status);
      if (endpoint.mediaType) {
        reply.type(`${endpoint.mediaType}; charset=utf-8`);
        if (!endpoint.anySite && !isPrivate(endpoint)) {
          reply.header("cache-control", "private, no-cache");
        }
        if (endpoint.mediaType === "text/html") {
          reply.header("content-security-policy", PLAIN_PAGE_POLICY);
        }
      }
      const answerWith = (lines: Partial<LineWriter>) =>
        host.turns(endpoint, request, async () =>
          handler({
            ...readCall(request),
            ...(await readRest(request, endpoint)),
            ...headerWriters(request, reply, endpoint, host),
            ...lines,
          }),
        );
      if (endpoint.lines) {
        return answerInLines(request, reply, async (lines) => void (await answerWith(lines)));
      }
      const answer = await answerWith({});
      if (endpoint.isUnavailable?.(answer as { status: string })) {
        reply.code(STATUS_OF_CODE.UNAVAILABLE);
      }
      if (endpoint.download) {
        const name = endpoint.download.nameFile(answer as { exportedAt: string });
        reply.header("content-disposition", `attachment; filename="${name}"`);
      }
      return answer;
    },
  });
}

function describeAnswers({ response, isUnavailable }: Endpoint, status: number) {
  return { [status]: response, ...(isUnavailable && { [STATUS_OF_CODE.UNAVAILABLE]: response }) };
}

function answersJson({ status, mediaType }: Endpoint): boolean {
  return status !== 204 && !mediaType;
}

/** Fastify shows a validator null for no body, and a stated null is a fault. */
const fillMissingBody: preValidationHookHandler = (request, _reply, done) => {
  if (request.body === undefined) request.body = {};
  done();
};

function readCall(request: FastifyRequest): Record<string, unknown> {
  const { params, query, body, admission, visitor, refreshToken } = request;
  if (admission) return { ...admission, params, query, body };
  const caller = { ip: request.ip, userAgent: request.headers["user-agent"] };
  return { caller, visitor, refreshToken, params, query, body };
}

/** What is not JSON. */
async function readRest(
  request: FastifyRequest,
  { upload, signedBody, hit }: Endpoint,
): Promise<Record<string, unknown>> {
  if (upload) return { file: await readUpload(request, upload) };
  if (hit) return { hit: readHit(request) };
  return signedBody ? { signed: readSignedBody(request, signedBody) } : {};
}

type SignedBody = NonNullable<Endpoint["signedBody"]>;

/** A room of its own for one route, where bodies stay bytes: parsed and written anew, none would match its signature. */
function registerWithRawBody(
  app: FastifyInstance,
  register: (room: FastifyInstance) => void,
): void {
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    register(room);
  });
}

function readSignedBody({ body, headers }: FastifyRequest, { signatureHeader }: SignedBody) {
  const signature = headers[signatureHeader];
  return {
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    signature: typeof signature === "string" ? signature : "",
  };
}

/**
 * A room of its own for what browsers of strangers send without being able to read an answer. Any
 * content type is taken as text, and whatever goes wrong, the answer is the same empty one.
 */
function registerForHits(app: FastifyInstance, register: (room: FastifyInstance) => void): void {
  void app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    );
    room.setErrorHandler(answerNothing);
    register(room);
  });
}

function readHit({ body, headers }: FastifyRequest): RawHit {
  return { body: typeof body === "string" ? body : "", headers };
}

function answerNothing(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isTheirs = error.statusCode !== undefined && error.statusCode < 500;
  if (!isTheirs) request.log.error({ reqId: request.id, err: error }, "a visit was not counted");
  void reply.code(204).send();
}

type Upload = NonNullable<Endpoint["upload"]>;

/** The one file of a form; anything else that was sent is refused with a sentence. */
export async function readUpload(request: FastifyRequest, upload: Upload) {
  if (!request.isMultipart()) {
    throw new ServiceError("VALIDATION", "Please send the file as a form.");
  }
  // One byte more, so that what is too large shows by its length, whatever pieces it comes in.
  const limits = { fileSize: upload.maxBytes + 1, files: 1, fields: 5, fieldSize: 1000, parts: 6 };
  try {
    const part = await request.file({ limits, throwFileSizeLimit: false });
    if (!part || part.fieldname !== upload.field) {
      throw new ServiceError("VALIDATION", "Please choose a file.");
    }
    return { bytes: await readBytes(part.file, upload.maxBytes), fileName: part.filename };
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    const message = "We couldn't read the form. Please send the file again.";
    throw new ServiceError("VALIDATION", message, undefined, { cause });
  }
}

/** Answers as soon as it is too much, and lets the rest pass by, so that the answer can be read. */
function readBytes(file: Readable, maxBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    file.on("data", (piece: Buffer) => {
      length += piece.byteLength;
      if (length <= maxBytes) pieces.push(piece);
      else reject(tooLarge(maxBytes));
    });
    file.on("end", () => resolve(new Uint8Array(Buffer.concat(pieces))));
    file.on("error", reject);
    file.on("close", () => reject(new Error("The upload broke off.")));
  });
}

function tooLarge(maxBytes: number): ServiceError {
  return new ServiceError("VALIDATION", `This file is larger than ${maxBytes / 1024 / 1024} MB.`);
}
