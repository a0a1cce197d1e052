import type { FastifyInstance } from "fastify";
import { describeContract } from "#contract/openapi.ts";
import { renderDocsPage } from "./docs-page.ts";
import { STATUS_OF_CODE } from "./error-handler.ts";
import { PLAIN_PAGE_POLICY } from "./security-headers.ts";

/** The contract for machines, and a page of it for people. */
export function serveApiDescription(
  app: FastifyInstance,
  about: { version: string; appUrl: string },
): void {
  const document = describeContract(about, STATUS_OF_CODE);
  const page = renderDocsPage(document);
  app.get("/api/openapi.json", () => document);
  app.get("/api/docs", (_request, reply) =>
    reply
      .header("content-security-policy", PLAIN_PAGE_POLICY)
      .type("text/html; charset=utf-8")
      .send(page),
  );
}
