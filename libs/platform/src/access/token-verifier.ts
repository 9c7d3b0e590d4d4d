import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { errors, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import type { Actor } from './actor';
import { TokenKeys } from './token-keys';

/** Issuer and audience of every token of the platform. */
export const TOKEN_ISSUER = 'palisade';

const CACHE_SIZE = 10_000;
/** The keys could not be fetched: nothing is known of the token. */
const KEYS_AWAY = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];
const CLOCK_TOLERANCE_SECONDS = 30;

/** Verifies access tokens, and remembers which it has verified. */
@Injectable()
export class TokenVerifier {
  private readonly cache = new Map<string, Actor>();
  /** What was verified before the last withdrawal may have been by the key that is withdrawn. */
  private withdrawals = 0;

  constructor(private readonly keys: TokenKeys) {}

  /** The caller behind a token; throws 401 for any token that is not a valid access token. */
  async verify(token: string): Promise<Actor> {
    const known = this.known(token);
    if (known) return known;
    const { withdrawals } = this;
    const actor = toActor(await this.readPayload(token));
    if (this.cache.size >= CACHE_SIZE) this.cache.clear();
    if (withdrawals === this.keys.withdrawals) this.cache.set(token, actor);
    return actor;
  }

  /** The caller behind a token that was verified before and has not expired since. */
  known(token: string): Actor | undefined {
    const nowMs = Date.now();
    if (nowMs >= this.keys.askAgainMs) this.keys.askAgain(nowMs);
    if (this.withdrawals !== this.keys.withdrawals) this.forget();
    const known = this.cache.get(token);
    return known && known.expiresMs > nowMs ? known : undefined;
  }

  private forget(): void {
    this.cache.clear();
    this.withdrawals = this.keys.withdrawals;
  }

  private async readPayload(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, this.keys.find, {
        algorithms: ['RS256'],
        issuer: TOKEN_ISSUER,
        audience: TOKEN_ISSUER,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['exp', 'iat', 'sub', 'jti', 'accountId', 'accountType', 'roleId'],
      });
      if (!isAccess(payload) && !isOneTimeCode(payload)) throw unauthorized();
      return payload;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      if (error instanceof errors.JOSEError && !KEYS_AWAY.includes(error.code)) {
        throw unauthorized();
      }
      throw new DomainError('KEYS_UNAVAILABLE', 'Sign-in keys are unavailable right now.', 503);
    }
  }
}

/** The answer to a missing, forged or expired token. */
export function unauthorized(): DomainError {
  return new DomainError('UNAUTHORIZED', 'Please sign in to continue.', 401);
}

const isAccess = ({ tokenType, onlyQuoteId, onlyPolicyId }: JWTPayload): boolean =>
  tokenType === 'ACCESS' && !onlyQuoteId && !onlyPolicyId;

/** The token of a one-time code opens one quote or one policy, never nothing in particular. */
const isOneTimeCode = ({ tokenType, onlyQuoteId, onlyPolicyId }: JWTPayload): boolean =>
  tokenType === 'WORKFLOW' && !onlyQuoteId !== !onlyPolicyId;

function toActor(payload: JWTPayload): Actor {
  const claims = payload as JWTPayload & Record<string, never>;
  return {
    userId: claims.sub as string,
    name: claims.name ?? '',
    organizationId: claims.accountId,
    accountType: claims.accountType,
    subscriberType: claims.subscriberType,
    roleId: claims.roleId,
    onlyPermissions: claims.permissions,
    teamIds: claims.teamIds ?? [],
    seesAllTeams: claims.allTeams ?? false,
    scopes: claims.scopes ?? [],
    onlyQuoteId: claims.onlyQuoteId ?? null,
    onlyPolicyId: claims.onlyPolicyId ?? null,
    mustSetUpMfa: claims.mustSetUpMfa ?? false,
    sessionId: claims.sessionId,
    apiClientId: claims.apiClientId,
    tokenId: claims.jti as string,
    issuedMs: (claims.iat ?? 0) * 1000,
    expiresMs: (claims.exp ?? 0) * 1000,
  };
}
