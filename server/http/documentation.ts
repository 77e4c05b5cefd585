import fastifySwagger from "@fastify/swagger";
import fastifySwaggerUi from "@fastify/swagger-ui";
import { PROTOCOL_VERSION } from "@weirwood/protocol";
import type { FastifyInstance } from "fastify";
import { documentationPolicy } from "./headers.ts";

const chapters: readonly (readonly [start: RegExp, chapter: string])[] = [
  [/^\/api\/operator\//, "Operators"],
  [/^\/api\/statistics/, "Statistics"],
  [/^\/api\/(reports|tables\/:table\/(channels|messages|note))/, "Talk"],
  [/^\/api\/(games|tables)/, "Tables"],
];

export function chapterOf(path: string): string {
  return chapters.find(([start]) => start.test(path))?.[1] ?? "People";
}

/** The protocol's routes as OpenAPI, and a page that shows them: made from the same table that the routes are. */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    // What has no chapter is no part of the protocol.
    hideUntagged: true,
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Weirwood",
        version: String(PROTOCOL_VERSION),
        description:
          "Everything that is not live. Refusals carry the id of a rule, its parameters and a sentence in the reader's " +
          "language (the person's own, or Accept-Language). What a schema does not list is refused.",
      },
      tags: ["People", "Tables", "Talk", "Statistics", "Operators"].map((name) => ({ name })),
      components: {
        securitySchemes: {
          cookie: { type: "apiKey", in: "cookie", name: "weirwood" },
          token: { type: "http", scheme: "bearer" },
        },
      },
    },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: documentationPolicy,
    theme: { title: "Weirwood: the protocol" },
    uiConfig: { docExpansion: "none", supportedSubmitMethods: [] },
  });
  app.get("/api/openapi.json", async () => app.swagger());
}
