import fastifyHelmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const HALF_A_YEAR = 180 * 24 * 3600;

/** What browsers are told about every answer: no scripts but our own files, no frames, no sniffing, nothing kept. */
export async function registerHeaders(app: FastifyInstance, address: string): Promise<void> {
  const isSecure = address.startsWith("https:");
  await app.register(fastifyHelmet, helmetOptions(address, isSecure));
  app.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), midi=()");
    if (isApi(request.url)) reply.header("cache-control", "no-store");
  });
}

export function isApi(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

function helmetOptions(address: string, isSecure: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        // Older browsers do not count sockets to the own host as 'self'.
        connectSrc: ["'self'", address.replace(/^http/, "ws")],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: HALF_A_YEAR, includeSubDomains: false } : false,
    xFrameOptions: { action: "deny" },
    // Invitations are in addresses: other sites are not told where a reader came from.
    referrerPolicy: { policy: "same-origin" },
    // A page opened over plain http in a local network would only be warned about it.
    originAgentCluster: isSecure,
    crossOriginOpenerPolicy: isSecure ? { policy: "same-origin" } : false,
  };
}

/** The page that documents the routes brings styles of its own; it is the only one that may. */
export const documentationPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
