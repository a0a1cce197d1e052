import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { renderDocsPage } from "./docs-page.ts";

export async function describeApi(
  app: FastifyInstance,
  about: { version: string; appUrl: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Foothold",
        version: about.version,
        description: "Promote a project on Reddit without being banned.",
        license: { name: "MIT", identifier: "MIT" },
      },
      servers: [{ url: about.appUrl }],
      components: {
        securitySchemes: {
          userToken: { type: "http", scheme: "bearer", description: "An access token." },
          refreshToken: { type: "http", scheme: "bearer", description: "A refresh token." },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
  app.get("/api/docs", { schema: { hide: true } }, (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(renderDocsPage(app.swagger())),
  );
}
