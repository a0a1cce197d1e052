import type { FastifyInstance } from "fastify";
import { describeContract } from "#contract/openapi.ts";
import { renderDocsPage } from "./docs-page.ts";
import { STATUS_OF_CODE } from "./error-handler.ts";

/** The contract for machines, and a page of it for people. */
export function serveApiDescription(
  app: FastifyInstance,
  about: { version: string; appUrl: string },
): void {
  const document = describeContract(about, STATUS_OF_CODE);
  const page = renderDocsPage(document);
  app.get("/api/openapi.json", () => document);
  app.get("/api/docs", (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
}
