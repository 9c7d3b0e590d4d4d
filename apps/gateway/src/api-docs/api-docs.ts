import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from '@palisade/platform';
import type { FastifyInstance, FastifyReply } from 'fastify';

const PREFIX = '/api/docs';
/** Swagger UI carries styles in its markup; its scripts come from here alone. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Palisade API</title>
<link rel="stylesheet" href="${PREFIX}/ui/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="${PREFIX}/ui/swagger-ui-bundle.js"></script>
<script src="${PREFIX}/start.js"></script>
</body>
</html>`;

const START = `window.ui = SwaggerUIBundle({
  url: '${PREFIX}/openapi.json', dom_id: '#swagger-ui', deepLinking: true, persistAuthorization: false,
});`;

/**
 * The documentation of all calls under /api/docs, offline: the document of all services as
 * openapi.json and each service's own beside it, as the target `join` left them.
 */
@Injectable()
export class ApiDocs implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    void server.register(async (scope) => {
      const root = path.dirname(require.resolve('swagger-ui-dist/package.json'));
      await scope.register(fastifyStatic, { root, prefix: `${PREFIX}/ui/`, decorateReply: false });
      const page = (reply: FastifyReply): FastifyReply =>
        reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(PAGE);
      scope.get(PREFIX, (_request, reply) => page(reply));
      scope.get(`${PREFIX}/`, (_request, reply) => page(reply));
      scope.get(`${PREFIX}/start.js`, (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').send(START),
      );
      await scope.register(fastifyStatic, {
        root: path.resolve(this.config.values.OPENAPI_DIR),
        prefix: `${PREFIX}/`,
        // An address for each file, so that all others below the prefix stay those of the services.
        wildcard: false,
        decorateReply: false,
      });
    });
  }
}
