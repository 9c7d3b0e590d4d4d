import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { RetryLater } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { bearerTokenOf, Config, TokenVerifier, unauthorized } from '@palisade/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counters } from '../fleet/counters';

/** Where a machine shows its credentials, by HTTP Basic if it likes. */
const TOKEN_ADDRESS = '/api/auth/v1/oauth/token';
const MINUTE_MS = 60_000;

/** Decides whether a request may pass: a token must hold, and no caller may ask too often. */
@Injectable()
export class Admission {
  constructor(
    private readonly config: Config,
    private readonly tokens: TokenVerifier,
    private readonly counters: Counters,
  ) {}

  /** Counts a request of a person, a machine or an address; throws 429. */
  async countRequest(
    actor: Actor | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { RATE_LIMIT_PER_MINUTE, API_KEY_LIMIT_PER_MINUTE } = this.config.values;
    const caller = actor ? `user:${actor.userId}` : `address:${request.ip}`;
    const limit = actor?.apiClientId ? API_KEY_LIMIT_PER_MINUTE : RATE_LIMIT_PER_MINUTE;
    await this.count('requests', caller, limit, reply);
  }

  /** Counts a report of a broken page, which needs no session, from an address. */
  async countCrash(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.count('crashes', request.ip, this.config.values.CRASH_LIMIT_PER_MINUTE, reply);
  }

  /** Counts a sign-in of an account from an address. */
  async countSignIn(username: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const limit = this.config.values.SIGN_IN_LIMIT_PER_MINUTE;
    const account = createHash('sha256').update(username.trim().toLowerCase()).digest('base64');
    const key = `${account} ${request.ip}`;
    await this.count('sign-ins', key, limit, reply);
  }

  /** The caller of a request, undefined without a token; throws 401, and 429 when that is often. */
  async identify(request: FastifyRequest, reply: FastifyReply): Promise<Actor | undefined> {
    const { headers } = request;
    if (headers.authorization === undefined || showsCredentials(request)) return undefined;
    try {
      return await this.holderOf(headers);
    } catch (error) {
      await this.countRequest(undefined, request, reply);
      throw error;
    }
  }

  private async holderOf(headers: IncomingHttpHeaders): Promise<Actor> {
    const token = bearerTokenOf(headers);
    if (!token) throw unauthorized();
    return this.tokens.verify(token);
  }

  private async count(
    name: string,
    key: string,
    limit: number,
    reply: FastifyReply,
  ): Promise<void> {
    const allowance = { limit, windowMs: MINUTE_MS, blockMs: MINUTE_MS };
    const record = await this.counters.count(`${name} ${key}`, allowance);
    const left = Math.max(0, limit - record.totalHits);
    void reply.header(
      'ratelimit',
      `limit=${limit}, remaining=${left}, reset=${record.timeToExpire}`,
    );
    if (!record.isBlocked) return;
    const detail = 'Too many requests. Please wait a moment and try again.';
    throw new RetryLater('TOO_MANY_REQUESTS', detail, 429, record.timeToBlockExpire);
  }
}

const showsCredentials = ({ url, headers }: FastifyRequest): boolean =>
  url === TOKEN_ADDRESS && /^Basic /i.test(headers.authorization ?? '');
