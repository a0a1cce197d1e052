import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import type { Endpoint } from "#contract/endpoints/endpoints.ts";

/** Some clients state a JSON body on every POST and then send none; that is no fault by itself. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body.toString(), done);
  });
}

/** What a handler may say beside the body, where the endpoint provides for it. */
export type HeaderWriters = {
  setCookie: (value: string) => void;
  /** Null on the last page. */
  tellNextPage: (cursor: string | null) => void;
};

export function headerWriters(
  request: FastifyRequest,
  reply: FastifyReply,
  { cookie, isPaged }: Endpoint,
  { isHttps }: { isHttps: boolean },
): Partial<HeaderWriters> {
  return {
    ...(cookie && {
      setCookie: (value) => {
        const { name, path, maxAgeSeconds } = cookie;
        const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAgeSeconds}`];
        const rest = ["SameSite=Lax", ...(isHttps ? ["Secure"] : [])];
        reply.header("set-cookie", [...parts, ...rest].join("; "));
      },
    }),
    ...(isPaged && {
      tellNextPage: (cursor) => {
        if (cursor === null) return;
        const { pathname, searchParams } = new URL(request.url, "http://localhost");
        searchParams.set("cursor", cursor);
        reply.header("link", `<${pathname}?${searchParams}>; rel="next"`);
      },
    }),
  };
}

/** No cache keeps an answer to a user, nor a refusal. */
export const forbidStoring: onRequestHookHandler = (_request, reply, done) => {
  reply.header("cache-control", "no-store");
  done();
};

/** Signing in is public, and its answer holds tokens. */
export function isPrivate({ auth, method, anySite }: Endpoint): boolean {
  return !anySite && (auth !== "public" || method !== "GET");
}
