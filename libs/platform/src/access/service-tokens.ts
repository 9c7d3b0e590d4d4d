import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { Config } from '../config/config';
import { SERVICE_NAME } from '../config/tokens';
import { Upstreams } from '../upstreams/upstreams';

/** A token is renewed when it has less than this left. */
const SPARE_MS = 60_000;

/** The access token of the service itself, for calls that no person makes. */
@Injectable()
export class ServiceTokens {
  private current?: { token: string; untilMs: number };

  constructor(
    private readonly config: Config,
    private readonly upstreams: Upstreams,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {}

  /** A token good for at least a minute; 503 while auth is away. */
  async get(): Promise<string> {
    if (this.current && this.current.untilMs > Date.now()) return this.current.token;
    const answer = await this.upstreams.ask('auth', '/api/auth/v1/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: this.service,
        client_secret: this.config.values.SERVICE_SECRET.toString('base64'),
      }),
    });
    if (!answer?.ok) {
      throw new DomainError('TOKENS_UNAVAILABLE', 'Service tokens are unavailable.', 503);
    }
    const body = (await answer.json()) as { access_token: string; expires_in: number };
    const untilMs = Date.now() + body.expires_in * 1_000 - SPARE_MS;
    this.current = { token: body.access_token, untilMs };
    return body.access_token;
  }
}
