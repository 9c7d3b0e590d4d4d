import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Clock, partAway } from '@palisade/platform';
import * as oauth from 'openid-client';
import { refusedBy } from '../domain/connection';
import { failureOf, ToolClient, ToolFailure } from '../outside/tool-client';
import type { OAuthClient } from '../outside/tool-origins';
import { ToolOrigins } from '../outside/tool-origins';
import type { Vendor } from '../vendors/vendor';
import { ConsentStates } from './consent-states';
import type { ToolSecrets } from './secrets';

const SECOND_MS = 1_000;

/** Who is sent to a tool, and comes back with a code. */
@Injectable()
export class Consents {
  constructor(
    private readonly origins: ToolOrigins,
    private readonly client: ToolClient,
    private readonly clock: Clock,
    private readonly states: ConsentStates,
  ) {}

  /** The way to the tool's consent page and, sealed, who is sent. */
  async begin(
    vendor: Vendor,
    { accountId, redirectUri }: { accountId: string; redirectUri: string },
    actor: Actor,
  ): Promise<{ client: OAuthClient; state: string; authorizationUrl: string }> {
    const client = this.clientOf(vendor);
    const verifier = oauth.randomPKCECodeVerifier();
    const { connectorType } = vendor;
    const state = this.states.seal({ accountId, connectorType, redirectUri, verifier }, actor);
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

  /** The tokens that a tool gives for a code, once. */
  async exchange(
    vendor: Vendor,
    { code, state, accountId }: { code: string; state: string; accountId: string },
    actor: Actor,
  ): Promise<ToolSecrets> {
    const consent = this.states.open(state, vendor, accountId, actor);
    await this.states.spend(state, consent);
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
