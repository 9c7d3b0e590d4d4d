import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { decodeJwt, decodeProtectedHeader, errors } from 'jose';
import type { ProtectedHeaderParameters } from 'jose';
import type { Actor } from '../context/actor';
import { Revocations } from './revocations';
import { TokenKeys } from './token-keys';
import { authenticate, kindOf } from './token-strategies';

const CACHE_SIZE = 10_000;
/** The keys could not be fetched: nothing is known of the token. */
const KEYS_AWAY = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];

/** Verifies access tokens, and remembers which it has verified. */
@Injectable()
export class TokenVerifier {
  private readonly cache = new Map<string, Actor>();
  /** What was verified before the last withdrawal may have been by the key that is withdrawn. */
  private withdrawals = 0;

  constructor(
    private readonly keys: TokenKeys,
    private readonly revocations: Revocations,
  ) {}

  /** The caller behind a token; throws 401 for any that is no valid access token, or was revoked. */
  async verify(token: string): Promise<Actor> {
    const known = this.known(token);
    if (known) return known;
    const { withdrawals } = this;
    const actor = await this.authenticate(token);
    if (this.revocations.isRevoked(actor)) throw unauthorized();
    if (this.cache.size >= CACHE_SIZE) this.cache.clear();
    if (withdrawals === this.keys.withdrawals) this.cache.set(token, actor);
    return actor;
  }

  /** The caller behind a token that was verified before and has not expired or been revoked since. */
  known(token: string): Actor | undefined {
    const nowMs = Date.now();
    if (nowMs >= this.keys.askAgainMs) this.keys.askAgain(nowMs);
    if (this.withdrawals !== this.keys.withdrawals) this.forget();
    const known = this.cache.get(token);
    if (!known || known.expiresMs <= nowMs) return undefined;
    return this.revocations.isRevoked(known) ? undefined : known;
  }

  private forget(): void {
    this.cache.clear();
    this.withdrawals = this.keys.withdrawals;
  }

  private async authenticate(token: string): Promise<Actor> {
    try {
      const kind = kindOf(decodeJwt(token));
      if (!kind) throw unauthorized();
      const key = await this.keys.keyOf(headerOf(token));
      const actor = await authenticate(kind, { token, key });
      if (!actor) throw unauthorized();
      return actor;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      if (error instanceof errors.JOSEError && !KEYS_AWAY.includes(error.code)) {
        throw unauthorized();
      }
      throw new DomainError('KEYS_UNAVAILABLE', 'Sign-in keys are unavailable right now.', 503);
    }
  }
}

/** The head of a token; of one that is none jose throws no error of its own. */
function headerOf(token: string): ProtectedHeaderParameters {
  try {
    return decodeProtectedHeader(token);
  } catch {
    throw unauthorized();
  }
}

/** The answer to a missing, forged or expired token. */
export function unauthorized(): DomainError {
  return new DomainError('UNAUTHORIZED', 'Please sign in to continue.', 401);
}
