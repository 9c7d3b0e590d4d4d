import { Injectable } from '@nestjs/common';
import { Clock, Config, newId, TOKEN_ISSUER } from '@palisade/platform';
import { SignJWT } from 'jose';
import { seesAllTeams } from '../domain/roles/roles';
import { SigningKeys } from '../keys/signing-keys';
import type { Person } from '../users/people';
import { isLimitedToTeams } from '../users/people';

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

  /** The access token of a person who acts in the own organisation. */
  async issue(person: Person): Promise<string> {
    const { user, organization, role } = person;
    const { kid, privateKey } = this.keys.signer();
    const issued = Math.floor(
      Math.max(this.clock.now().getTime(), user.tokensNotBefore?.getTime() ?? 0) / 1000,
    );
    return new SignJWT({
      name: `${user.firstName} ${user.lastName}`,
      accountId: organization.id,
      accountType: organization.accountType,
      subscriberType: organization.accountType,
      tokenType: 'ACCESS',
      // The console offers "All" teams to the realm ACCOUNT (Spec 1 §4).
      realm: isLimitedToTeams(person) ? 'USER' : 'ACCOUNT',
      scopes: role.scopes,
      roleId: role.id,
      teamIds: person.teams.map((team) => team.id),
      allTeams: seesAllTeams(role),
    })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(TOKEN_ISSUER)
      .setAudience(TOKEN_ISSUER)
      .setSubject(user.id)
      .setJti(newId())
      .setIssuedAt(issued)
      .setExpirationTime(issued + this.lifetimeSeconds)
      .sign(privateKey);
  }
}
