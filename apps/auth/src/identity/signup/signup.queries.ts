import { Injectable } from '@nestjs/common';
import { Clock } from '@palisade/platform';
import { DataSource } from 'typeorm';
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
    const invitation = await findLiveInvitation(this.dataSource.manager, token, this.clock.now());
    const { email, firstName, lastName, tokenType, accountType, redirectUrl } = invitation;
    return { email, firstName, lastName, tokenType, accountType, redirectURL: redirectUrl };
  }
}
