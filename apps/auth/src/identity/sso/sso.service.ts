import { Injectable } from '@nestjs/common';
import { emailDomain } from '@palisade/kernel';
import { Config, seal, Transactions, unseal } from '@palisade/platform';
import * as oidc from 'openid-client';
import type { SsoAttempt } from '../../domain/single-sign-on';
import { checkAttempt, provenEmail, SSO_ATTEMPT_MS, ssoRefused } from '../../domain/single-sign-on';
import type { Tokens } from '../sessions/sessions.service';
import { IdentityProviders } from './identity-providers';
import { SsoPeople } from './sso-people';
import type { SsoStatusResponse, SsoTokenRequest } from './sso.dto';

const STATE = 'sso.state';

/** Sign-in at the identity provider of the own organisation (OpenID Connect, code with PKCE). */
@Injectable()
export class SsoService {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly transactions: Transactions,
    private readonly people: SsoPeople,
    private readonly providers: IdentityProviders,
  ) {
    this.key = config.values.ENCRYPTION_KEY;
  }

  /** Where people with such an address sign in; it tells of domains, never of people. */
  async status(email: string): Promise<SsoStatusResponse> {
    const provider = await this.providers.ofDomain(emailDomain(email.trim().toLowerCase()));
    if (!provider) return { enabled: false, loginUrl: null };
    const configuration = await this.providers.configurationOf(provider);
    const verifier = oidc.randomPKCECodeVerifier();
    const attempt: SsoAttempt = {
      organizationId: provider.organizationId,
      verifier,
      nonce: oidc.randomNonce(),
      expires: this.people.now().getTime() + SSO_ATTEMPT_MS,
    };
    const loginUrl = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.providers.redirectUri,
      scope: 'openid email',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // Nobody but us can read or make it, so nothing of an attempt is kept here.
      state: seal(JSON.stringify(attempt), STATE, this.key),
      nonce: attempt.nonce,
      login_hint: email,
    });
    return { enabled: true, loginUrl: loginUrl.href };
  }

  /** Begins the session of the person who comes back with a code. */
  async enter({ code, state, iss }: SsoTokenRequest): Promise<Tokens> {
    const attempt = this.read(state);
    checkAttempt(attempt, this.people.now());
    const provider = await this.providers.ofOrganization(attempt.organizationId);
    if (!provider) throw ssoRefused();
    const configuration = await this.providers.configurationOf(provider);
    const back = new URL(this.providers.redirectUri);
    back.search = new URLSearchParams({ code, state }).toString();
    // RFC 9207: an answer that names another issuer than the one asked is refused, and one that
    // names none although the provider always does.
    if (iss) back.searchParams.set('iss', iss);
    const email = await oidc
      .authorizationCodeGrant(configuration, back, {
        pkceCodeVerifier: attempt.verifier,
        expectedState: state,
        expectedNonce: attempt.nonce,
        idTokenExpected: true,
      })
      .then((tokens) => provenEmail(tokens.claims() ?? {}))
      .catch(() => {
        throw ssoRefused();
      });
    return this.transactions.run((tx) => this.people.enter(email, attempt.organizationId, tx));
  }

  private read(state: string): SsoAttempt {
    try {
      return JSON.parse(unseal(state, STATE, this.key)) as SsoAttempt;
    } catch {
      throw ssoRefused();
    }
  }
}
