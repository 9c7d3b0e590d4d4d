import { randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyHelmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Locale } from '@palisade/kernel';
import { DomainError, regionOfHost, REGIONS } from '@palisade/kernel';
import { Config, sendProblem } from '@palisade/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ConsoleBuild } from '../status/console-build';
import { CAPTCHA_POLICY, contentPolicy } from './content-policy';

const NONCE_PLACE = '__CSP_NONCE__';
/** The locale that the host speaks, whose texts the page asks for before its scripts do. */
const LOCALE_PLACE = '__LOCALE__';
const NOT_PAGES = /^\/(api|health|dev|assets|\.well-known)(\/|$)/;
const NONCE_BYTES = 16;
/** The one page that another embeds. */
const CAPTCHA_FRAME = 'captcha.html';
/** Every file but the page itself, which is never sent as built. */
const FILE = /^(?!index\.html$)[\w./-]+\.\w+$/;

/** Serves the built console: files for ever, the page fresh with a nonce of its own. */
@Injectable()
export class ConsoleFiles implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly build: ConsoleBuild,
  ) {}

  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    void server.register(fastifyHelmet, {
      contentSecurityPolicy: false,
      crossOriginEmbedderPolicy: false,
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'no-referrer' },
    });
    void server.register(fastifyStatic, {
      root: path.resolve(this.config.values.CONSOLE_DIR),
      serve: false,
      preCompressed: true,
    });
    server.get('/*', (request, reply) => this.answer(request, reply));
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const name = request.url.split('?')[0].slice(1);
    if (!FILE.test(name) || !(await this.build.has(name))) return this.page(request, reply);
    if (name === CAPTCHA_FRAME) {
      void reply.header('content-security-policy', CAPTCHA_POLICY);
      void reply.header('x-frame-options', 'SAMEORIGIN');
    }
    const isHashed = name.startsWith('assets/');
    return reply.sendFile(name, { immutable: isHashed, maxAge: isHashed ? '1y' : 0 });
  }

  private localeOf({ host }: FastifyRequest): Locale {
    return REGIONS[regionOfHost(host, this.config.values.UK_HOST_SUFFIX)].locale;
  }

  private async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [pathname] = request.url.split('?');
    const page = NOT_PAGES.test(pathname) ? null : await this.build.page();
    if (!page) {
      const missing = new DomainError('NOT_FOUND', 'There is nothing at this address.', 404);
      sendProblem(missing, request, reply);
      return reply;
    }
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    return reply
      .header('content-security-policy', contentPolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE_PLACE, nonce).replaceAll(LOCALE_PLACE, this.localeOf(request)));
  }
}
