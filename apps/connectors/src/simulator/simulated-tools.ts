import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { SecurityConnectorType } from '@palisade/contracts';
import { SECURITY_CONNECTOR_TYPES } from '@palisade/contracts';
import { Config } from '@palisade/platform';
import { SIMULATED_CLIENT, ToolOrigins } from '../outside/tool-origins';
import { vendorOf } from '../vendors';
import { ANSWERS, HARDENED } from './answers';
import type { Mode } from './modes';
import { MODES } from './modes';
import { behaviourPage, consentPage } from './pages';
import type { Signer } from './signed-request';
import { isSignedBy } from './signed-request';

const SLOW_MS = 15_000;
const CODE_MS = 60_000;
const TOKEN_SECONDS = 3_600;
/** Credentials that a simulated tool does not take begin so. */
const REFUSED = 'refused';
const MAX_BODY_BYTES = 16_384;

interface Asked {
  type: SecurityConnectorType;
  /** Below the tool's address. */
  path: string;
  query: URLSearchParams;
  request: IncomingMessage;
  response: ServerResponse;
}

interface Code {
  challenge: string;
  redirectUri: string;
  madeMs: number;
}

/**
 * Every security tool in miniature, at an address of its own: consent page, tokens and answers in
 * the vendor's format. For the demo and tests; it never starts in production.
 */
@Injectable()
export class SimulatedTools implements OnModuleInit, OnApplicationShutdown {
  private server?: Server;
  private readonly key = createHash('sha256').update('simulated tools').digest();
  private readonly codes = new Map<string, Code>();
  private readonly modes = new Map<SecurityConnectorType, Mode>();

  constructor(
    private readonly config: Config,
    private readonly origins: ToolOrigins,
  ) {}

  async onModuleInit(): Promise<void> {
    const { NODE_ENV, SECURITY_TOOLS } = this.config.values;
    if (NODE_ENV === 'production' || SECURITY_TOOLS !== 'simulated') return;
    const server = createServer((request, response) => void this.answer(request, response));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    this.origins.simulateAt(`http://127.0.0.1:${port}`);
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  /** Lets a tool behave otherwise, until told again. */
  behave(type: SecurityConnectorType, mode: Mode): void {
    this.modes.set(type, mode);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://simulator');
    const [, name, ...rest] = pathname.split('/');
    const type = SECURITY_CONNECTOR_TYPES.find((one) => one === name);
    if (!type) return end(response, 404);
    const asked: Asked = { type, path: `/${rest.join('/')}`, query, request, response };
    if (asked.path === '/') return this.showBehaviour(asked);
    if (asked.path === '/authorize') return this.askConsent(asked);
    if (asked.path === '/decide') return this.decide(asked);
    if (asked.path === '/token') return this.giveToken(asked);
    if (asked.path === '/sts/') return this.giveRole(asked);
    return this.tell(asked);
  }

  /** Shows how the tool behaves, and lets whoever tries the product choose it. */
  private async showBehaviour({ type, request, response }: Asked): Promise<void> {
    const offered = MODES.filter((mode) => mode !== 'hardened' || HARDENED[type]);
    if (request.method === 'POST') {
      const wished = new URLSearchParams(await bodyOf(request)).get('mode');
      const mode = offered.find((one) => one === wished);
      if (!mode) return end(response, 400);
      this.behave(type, mode);
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const { connectorName } = vendorOf(type);
    end(response, 200, behaviourPage(connectorName, offered, this.modeOf(type)));
  }

  private askConsent({ type, query, response }: Asked): void {
    const { connectorName } = vendorOf(type);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    end(response, 200, consentPage(connectorName, query.toString(), query.get('scope') ?? ''));
  }

  private async decide({ query, request, response }: Asked): Promise<void> {
    const decision = new URLSearchParams(await bodyOf(request)).get('decision');
    const redirectUri = query.get('redirect_uri') ?? '';
    if (!URL.canParse(redirectUri)) return end(response, 400);
    const back = new URL(redirectUri);
    back.searchParams.set('state', query.get('state') ?? '');
    if (decision === 'allow') {
      const code = randomBytes(24).toString('base64url');
      const challenge = query.get('code_challenge') ?? '';
      this.codes.set(code, { challenge, redirectUri, madeMs: Date.now() });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
    }
    response.setHeader('location', back.href);
    end(response, 303);
  }

  private async giveToken({ type, request, response }: Asked): Promise<void> {
    const form = new URLSearchParams(await bodyOf(request));
    if (this.modeOf(type) === 'revoked' || !this.isGood(type, form)) {
      return json(response, 400, { error: 'invalid_grant' });
    }
    return json(response, 200, {
      access_token: this.tokenOf(type, 'access'),
      refresh_token: this.tokenOf(type, 'refresh'),
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
    });
  }

  /** The keys of a role, to us alone and with its external id. */
  private async giveRole({ type, request, response }: Asked): Promise<void> {
    const body = await bodyOf(request);
    const form = new URLSearchParams(body);
    const own = {
      accessKeyId: SIMULATED_CLIENT.clientId,
      secretAccessKey: SIMULATED_CLIENT.clientSecret,
      service: 'sts',
    };
    const isTrusted =
      isSigned(request, body, own) &&
      form.get('Action') === 'AssumeRole' &&
      Boolean(form.get('ExternalId')) &&
      !form.get('RoleArn')?.includes(`/${REFUSED}`);
    if (this.modeOf(type) === 'revoked' || !isTrusted) {
      return json(response, 403, { Error: { Code: 'AccessDenied', Type: 'Sender' } });
    }
    const { accessKeyId, secretAccessKey } = this.sessionOf(type);
    return json(response, 200, {
      AssumeRoleResponse: {
        AssumeRoleResult: {
          Credentials: {
            AccessKeyId: accessKeyId,
            SecretAccessKey: secretAccessKey,
            SessionToken: this.tokenOf(type, 'refresh'),
          },
        },
      },
    });
  }

  private sessionOf(type: SecurityConnectorType): Signer {
    const secretAccessKey = this.tokenOf(type, 'access');
    return {
      accessKeyId: 'ASIASIMULATED',
      secretAccessKey,
      service: vendorOf(type).role?.service ?? '',
    };
  }

  /** A code is taken once, with the secret and the address that it was asked for with. */
  private isGood(type: SecurityConnectorType, form: URLSearchParams): boolean {
    if (form.get('grant_type') === 'refresh_token') {
      return isSame(form.get('refresh_token') ?? '', this.tokenOf(type, 'refresh'));
    }
    const known = this.codes.get(form.get('code') ?? '');
    this.codes.delete(form.get('code') ?? '');
    if (!known || Date.now() - known.madeMs > CODE_MS) return false;
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    return known.challenge === challenge && known.redirectUri === form.get('redirect_uri');
  }

  private async tell({ type, path, request, response }: Asked): Promise<void> {
    const mode = this.modeOf(type);
    if (mode === 'revoked' || !(await this.isLetIn(type, request))) {
      return end(response, 401);
    }
    if (mode === 'busy') return end(response, 429);
    if (mode === 'away') return end(response, 503);
    if (mode === 'broken') return end(response, 200, '{"value": [');
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
    const answers = (mode === 'hardened' && HARDENED[type]) || ANSWERS[type];
    const found = answers[path];
    if (found === undefined) return end(response, 404);
    if (typeof found === 'string') return end(response, 200, found);
    return json(response, 200, found);
  }

  private async isLetIn(type: SecurityConnectorType, request: IncomingMessage): Promise<boolean> {
    const { authorization = '' } = request.headers;
    if (vendorOf(type).signIn === 'ROLE') {
      const token = String(request.headers['x-amz-security-token'] ?? '');
      const isTheirs = isSame(token, this.tokenOf(type, 'refresh'));
      return isTheirs && isSigned(request, await bodyOf(request), this.sessionOf(type));
    }
    const [scheme, shown = ''] = authorization.split(' ');
    if (vendorOf(type).signIn === 'OAUTH') return isSame(shown, this.tokenOf(type, 'access'));
    const told = scheme === 'Basic' ? Buffer.from(shown, 'base64').toString() : shown;
    return told !== '' && !told.startsWith(REFUSED);
  }

  private modeOf(type: SecurityConnectorType): Mode {
    return this.modes.get(type) ?? 'well';
  }

  private tokenOf(type: SecurityConnectorType, use: 'access' | 'refresh'): string {
    return createHmac('sha256', this.key).update(`${type} ${use}`).digest('base64url');
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) break;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const isSigned = ({ url = '', headers }: IncomingMessage, body: string, signer: Signer): boolean =>
  isSignedBy({ path: url, headers, body }, signer);

function isSame(shown: string, known: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.setHeader('content-type', 'application/json');
  end(response, status, JSON.stringify(body));
}

const end = (response: ServerResponse, status: number, body = ''): void => {
  response.writeHead(status).end(body);
};
