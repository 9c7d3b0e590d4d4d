import { Injectable } from '@nestjs/common';
import { Clock, Config, newId, PROVIDER_ID, TOKEN_ISSUER } from '@palisade/platform';
import type { JWTPayload } from 'jose';
import { mustSetUp } from '../../domain/mfa/set-up';
import type { Organization } from '../../people/organizations/organization.entity';
import type { Role } from '../../people/roles/role.entity';
import type { Person } from '../../people/users/people';
import type { User } from '../../people/users/user.entity';
import { asksForMfa, isLimitedToTeams, seesEveryTeam } from '../../people/users/people';
import type { ApiKey } from '../../people/keys/api-key.entity';
import { signJwt } from '../keys/sign-jwt';
import { SigningKeys } from '../keys/signing-keys';

/** Somebody who opened a mailed link, and the one row that it leads to. */
export interface LinkHolder {
  id: string;
  firstName: string;
  lastName: string;
  /** In whose name the link acts. */
  accountId: string;
  quoteId: string | null;
  policyId: string | null;
  claimId: string | null;
}

/** An API key with the organisation that it acts for, and who was shown its secret. */
export interface HeldKey {
  key: ApiKey;
  owner: Organization;
  holder: User | null;
}

/** Signs the tokens that every service takes. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly keys: SigningKeys,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Life of an access token in seconds. */
  get lifetimeSeconds(): number {
    return this.config.values.ACCESS_TOKEN_MINUTES * 60;
  }

  /** The access token of a person, for the organisation that the person acts in. */
  issue(person: Person, sessionId: string): string {
    const { user, home, organization, role } = person;
    return this.sign(
      user.id,
      {
        name: nameOf(user),
        accountId: organization.id,
        accountType: organization.accountType,
        subscriberType: home.accountType,
        subscriberId: home.id,
        tokenType: 'ACCESS',
        sessionId,
        // The console offers "All" teams to the realm ACCOUNT (Spec 1 §4).
        realm: isLimitedToTeams(person) ? 'USER' : 'ACCOUNT',
        scopes: role.scopes,
        roleId: role.id,
        teamIds: person.teams.map((team) => team.id),
        allTeams: seesEveryTeam(person),
        mustSetUpMfa: mustSetUp(user.mfaType, asksForMfa(person)),
      },
      user.tokensNotBefore,
    );
  }

  /** The access token of a service itself. */
  issueForService(name: string, role: Role): string {
    return this.sign(PROVIDER_ID, {
      name: `Service ${name}`,
      accountId: PROVIDER_ID,
      accountType: role.accountType,
      subscriberType: role.accountType,
      tokenType: 'ACCESS',
      roleId: role.id,
      allTeams: true,
    });
  }

  /**
   * The access token of an API key, which acts by a role of its own id or by a part of it; it names the
   * person who answers for what it begins.
   */
  issueForKey({ key, owner, holder }: HeldKey, onlyPermissions?: string[]): string {
    const { id, accountType } = owner;
    return this.sign(
      key.id,
      {
        name: key.name ?? 'API key',
        accountId: id,
        accountType,
        subscriberType: accountType,
        subscriberId: id,
        tokenType: 'ACCESS',
        realm: 'ACCOUNT',
        roleId: key.id,
        apiClientId: key.id,
        ...(holder && { keyHolderId: holder.id, keyHolderName: nameOf(holder) }),
        ...(onlyPermissions && { permissions: onlyPermissions }),
        allTeams: true,
      },
      key.tokensNotBefore,
    );
  }

  /** The token of a one-time code, good for one quote, one policy or one claim. */
  issueForLink(holder: LinkHolder, role: Role): string {
    const { id, firstName, lastName, accountId, quoteId, policyId, claimId } = holder;
    return this.sign(id, {
      name: `${firstName} ${lastName}`,
      accountId,
      accountType: role.accountType,
      subscriberType: role.accountType,
      tokenType: 'WORKFLOW',
      roleId: role.id,
      ...(quoteId && { onlyQuoteId: quoteId }),
      // A claim is opened alone, though its policy is known.
      ...(policyId && !claimId && { onlyPolicyId: policyId }),
      ...(claimId && { onlyClaimId: claimId }),
    });
  }

  private sign(subject: string, claims: JWTPayload, notBefore: Date | null = null): string {
    const earliest = notBefore?.getTime() ?? 0;
    const iat = Math.floor(Math.max(this.clock.now().getTime(), earliest) / 1000);
    const exp = iat + this.lifetimeSeconds;
    const about = { iss: TOKEN_ISSUER, aud: TOKEN_ISSUER, sub: subject, jti: newId(), iat, exp };
    return signJwt({ scopes: [], teamIds: [], ...claims, ...about }, this.keys.signer());
  }
}

const nameOf = ({ firstName, lastName }: User): string => `${firstName} ${lastName}`;
