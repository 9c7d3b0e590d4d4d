import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { JWTPayload } from 'jose';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import type { StrategyOptionsWithoutRequest } from 'passport-jwt';
import type { Actor } from '../context/actor';

/** Issuer and audience of every token of the platform. */
export const TOKEN_ISSUER = 'palisade';

/** Who calls: a person or a service, a machine with an API key, the holder of a mailed code. */
export type CallerKind = 'person' | 'api-client' | 'one-time-code';

/** A token as it is presented to Passport, with the key that it names. */
interface Presented {
  token: string;
  key: KeyObject;
}

const CLOCK_TOLERANCE_SECONDS = 30;
const REQUIRED = ['exp', 'iat', 'sub', 'jti', 'accountId', 'accountType', 'roleId'] as const;

/** Without state and without I/O, so that all services of a process may share the strategies. */
const OPTIONS = {
  jwtFromRequest: (presented) => (presented as unknown as Presented).token,
  secretOrKeyProvider: (presented, _token, done) =>
    done(null, (presented as unknown as Presented).key as never),
  algorithms: ['RS256'],
  issuer: TOKEN_ISSUER,
  audience: TOKEN_ISSUER,
  jsonWebTokenOptions: { clockTolerance: CLOCK_TOLERANCE_SECONDS },
} satisfies StrategyOptionsWithoutRequest;

/** The caller of a verified token; false refuses one of another kind, or without its claims. */
const callerOf = (payload: JWTPayload, kind: CallerKind): Actor | false =>
  kindOf(payload) === kind && REQUIRED.every((claim) => payload[claim]) && toActor(payload);

/** Recognises people, and services that act for themselves. */
@Injectable()
export class PersonStrategy extends PassportStrategy(Strategy, 'person') {
  constructor() {
    super(OPTIONS);
  }

  validate(payload: JWTPayload): Actor | false {
    return callerOf(payload, 'person');
  }
}

/** Recognises machines with an API key. */
@Injectable()
export class ApiClientStrategy extends PassportStrategy(Strategy, 'api-client') {
  constructor() {
    super(OPTIONS);
  }

  validate(payload: JWTPayload): Actor | false {
    return callerOf(payload, 'api-client');
  }
}

/** Recognises who came in by a mailed link and its code. */
@Injectable()
export class OneTimeCodeStrategy extends PassportStrategy(Strategy, 'one-time-code') {
  constructor() {
    super(OPTIONS);
  }

  validate(payload: JWTPayload): Actor | false {
    return callerOf(payload, 'one-time-code');
  }
}

/** How each kind of caller is recognised. */
export const TOKEN_STRATEGIES = [PersonStrategy, ApiClientStrategy, OneTimeCodeStrategy];

/** Whose token this is by its claims; undefined for none that opens anything. */
export function kindOf(claims: JWTPayload): CallerKind | undefined {
  const { tokenType, apiClientId, onlyQuoteId, onlyPolicyId, onlyClaimId } = claims;
  const opened = [onlyQuoteId, onlyPolicyId, onlyClaimId].filter(Boolean).length;
  if (tokenType === 'ACCESS' && opened === 0) {
    return apiClientId ? 'api-client' : 'person';
  }
  // One quote, one policy or one claim, never nothing in particular.
  return tokenType === 'WORKFLOW' && opened === 1 ? 'one-time-code' : undefined;
}

/** Lets Passport verify a token by the strategy of its kind; undefined when it is refused. */
export function authenticate(kind: CallerKind, presented: Presented): Promise<Actor | undefined> {
  return new Promise((resolve, reject) => {
    const answer = (error: unknown, actor?: Actor | false | null): void => {
      if (error) reject(error as Error);
      else resolve(actor || undefined);
    };
    const handle = passport.authenticate(kind, { session: false }, answer) as (
      request: unknown,
      response: unknown,
      next: (error?: unknown) => void,
    ) => void;
    handle(presented, {}, reject);
  });
}

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
    onlyClaimId: claims.onlyClaimId ?? null,
    mustSetUpMfa: claims.mustSetUpMfa ?? false,
    sessionId: claims.sessionId,
    apiClientId: claims.apiClientId,
    keyHolder: claims.keyHolderId && { id: claims.keyHolderId, name: claims.keyHolderName ?? '' },
    tokenId: claims.jti as string,
    issuedMs: (claims.iat ?? 0) * 1000,
    expiresMs: (claims.exp ?? 0) * 1000,
  };
}
