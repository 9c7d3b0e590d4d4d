import { Injectable } from '@nestjs/common';
import type { SecurityConnectorType } from '@palisade/contracts';
import { SECURITY_CONNECTOR_TYPES } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { Clock, Config, newSecret, partAway, seal, unseal } from '@palisade/platform';
import { createHash } from 'node:crypto';
import * as oauth from 'openid-client';
import { CONSENT_MS, refusedBy } from '../domain/connection';
import { failureOf, ToolClient, ToolFailure } from '../outside/tool-client';
import type { OAuthClient } from '../outside/tool-origins';
import { ToolOrigins } from '../outside/tool-origins';
import type { Vendor } from '../vendors/vendor';
import type { ToolSecrets } from './secrets';
import { UsedConsent } from './used-consent.entity';

const PLACE = 'consent';
const SECOND_MS = 1_000;

/** What we hand to a tool with somebody, sealed, and get back with them. */
interface Consent {
  userId: string;
  sessionId: string | null;
  accountId: string;
  connectorType: SecurityConnectorType;
  redirectUri: string;
  /** The code is bound to it (PKCE). */
  verifier: string;
  expires: number;
  nonce: string;
}

/** Who is sent to a tool, and comes back with a code. */
@Injectable()
export class Consents {
  constructor(
    private readonly origins: ToolOrigins,
    private readonly client: ToolClient,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** The way to the tool's consent page and, sealed, who is sent. */
  async begin(
    vendor: Vendor,
    { accountId, redirectUri }: { accountId: string; redirectUri: string },
    actor: Actor,
  ): Promise<{ client: OAuthClient; state: string; authorizationUrl: string }> {
    const client = this.clientOf(vendor);
    const verifier = oauth.randomPKCECodeVerifier();
    const consent: Consent = {
      userId: actor.userId,
      sessionId: actor.sessionId ?? null,
      accountId,
      connectorType: vendor.connectorType,
      redirectUri,
      verifier,
      expires: this.clock.now().getTime() + CONSENT_MS,
      nonce: newSecret(),
    };
    const state = seal(JSON.stringify(consent), PLACE, this.config.values.ENCRYPTION_KEY);
    const url = oauth.buildAuthorizationUrl(this.configurationOf(vendor, client), {
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: (vendor.oauth?.scope ?? []).join(' '),
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { client, state, authorizationUrl: url.href };
  }

  /** What somebody brings back opens, when it is theirs, for this account, fresh and unused. */
  open(state: string, vendor: Vendor, accountId: string, actor: Actor): Consent {
    const consent = this.unsealed(state);
    const isTheirs =
      consent?.userId === actor.userId && consent.sessionId === (actor.sessionId ?? null);
    if (
      !consent ||
      !isTheirs ||
      consent.accountId !== accountId ||
      consent.connectorType !== vendor.connectorType ||
      consent.expires <= this.clock.now().getTime()
    ) {
      throw spent();
    }
    return consent;
  }

  /** Uses it up, once. */
  async spend(state: string, { expires }: Consent, { em }: Tx): Promise<void> {
    const stateHash = createHash('sha256').update(state).digest('hex');
    const inserted: unknown[] = await em.query(
      'insert into used_consent (state_hash, expires) values ($1, $2) on conflict do nothing returning 1',
      [stateHash, new Date(expires)],
    );
    if (!inserted.length) throw spent();
  }

  /** The tokens that a tool gives for a code. */
  async exchange(vendor: Vendor, code: string, consent: Consent): Promise<ToolSecrets> {
    const { redirectUri, verifier } = consent;
    const back = new URL(redirectUri);
    back.searchParams.set('code', code);
    const configuration = this.configurationOf(vendor, this.clientOf(vendor));
    try {
      const checks = { pkceCodeVerifier: verifier };
      const tokens = await oauth.authorizationCodeGrant(configuration, back, checks);
      return this.secretsOf(tokens, null);
    } catch (error) {
      throw asRefusal(error, vendor);
    }
  }

  /** The same secrets with a fresh token, when the one they have is about to end; throws `ToolFailure`. */
  async renewed(vendor: Vendor, secrets: ToolSecrets): Promise<ToolSecrets> {
    if (secrets.kind !== 'OAUTH' || secrets.refreshToken === null) return secrets;
    if (secrets.expires - 60 * SECOND_MS > this.clock.now().getTime()) return secrets;
    const configuration = this.configurationOf(vendor, this.clientOf(vendor));
    try {
      const tokens = await oauth.refreshTokenGrant(configuration, secrets.refreshToken);
      return { ...secrets, ...this.secretsOf(tokens, secrets.refreshToken) };
    } catch (error) {
      const isAway = asRefusal(error, vendor).status === 503;
      throw new ToolFailure(isAway ? 'AWAY' : 'REVOKED');
    }
  }

  /** Forgets ways back that have ended anyway. */
  async sweep(tx: Tx): Promise<void> {
    await tx.em
      .createQueryBuilder()
      .delete()
      .from(UsedConsent)
      .where('expires <= :now', { now: this.clock.now() })
      .execute();
  }

  private clientOf(vendor: Vendor): OAuthClient {
    const client = this.origins.clientOf(vendor);
    if (client) return client;
    const detail = `${vendor.connectorName} is not set up here.`;
    throw new DomainError('CONNECTOR_NOT_SET_UP', detail, 409);
  }

  private configurationOf(vendor: Vendor, client: OAuthClient): oauth.Configuration {
    const { authorize, token } = this.origins.oauthOf(vendor);
    const server = {
      issuer: new URL(token).origin,
      authorization_endpoint: authorize,
      token_endpoint: token,
    };
    const post = oauth.ClientSecretPost(client.clientSecret);
    const configuration = new oauth.Configuration(server, client.clientId, undefined, post);
    configuration[oauth.customFetch] = this.client.fetch as never;
    if (this.origins.isSimulated) oauth.allowInsecureRequests(configuration);
    return configuration;
  }

  private secretsOf(
    tokens: { access_token: string; refresh_token?: string; expires_in?: number },
    refreshToken: string | null,
  ): ToolSecrets {
    return {
      kind: 'OAUTH',
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token ?? refreshToken,
      expires: this.clock.now().getTime() + (tokens.expires_in ?? 3_600) * SECOND_MS,
    };
  }

  private unsealed(state: string): Consent | null {
    try {
      const consent = JSON.parse(
        unseal(state, PLACE, this.config.values.ENCRYPTION_KEY),
      ) as Consent;
      return SECURITY_CONNECTOR_TYPES.includes(consent.connectorType) ? consent : null;
    } catch {
      return null;
    }
  }
}

/** A tool that answers with a refusal is told apart from one that does not answer. */
function asRefusal(error: unknown, { connectorName }: Vendor): DomainError {
  const isAway = failureOf(error) ?? failureOf((error as Error).cause);
  if (isAway) return toolAway(connectorName);
  if (error instanceof oauth.ResponseBodyError || error instanceof oauth.ClientError) {
    return refusedBy(connectorName);
  }
  return toolAway(connectorName);
}

const toolAway = (name: string): DomainError =>
  partAway('CONNECTOR_AWAY', `${name} does not answer right now.`);

const spent = (): DomainError =>
  new DomainError('CONSENT_OVER', 'This way back was used or has ended. Please add it again.', 409);
