import { Injectable } from '@nestjs/common';
import { Clock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { joinsAlso } from '../../domain/signup/token-types';
import { Organization } from '../../people/organizations/organization.entity';
import type { ValidationTokenResponse } from './signup.dto';
import { findLiveInvitation } from './signup-invitations';

@Injectable()
export class SignupQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** What a mailed invitation is for; 404 for any that is not valid. */
  async validationToken(token: string): Promise<ValidationTokenResponse> {
    const { manager } = this.dataSource;
    const invitation = await findLiveInvitation(manager, token, this.clock.now());
    const { email, firstName, lastName, tokenType, accountType, redirectUrl } = invitation;
    const id = joinsAlso(invitation) ? invitation.organizationId : null;
    const joined = id && (await manager.findOneBy(Organization, { id }));
    const shown = { email, firstName, lastName, tokenType, accountType, redirectURL: redirectUrl };
    return { ...shown, joinedAccountName: joined ? joined.name : null };
  }
}
