import { Injectable } from '@nestjs/common';
import { Clock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { PasswordPurpose } from '../../people/onetimelinks/one-time-link.entity';
import { findLiveLink } from '../../people/onetimelinks/one-time-links';
import type { ResetLinkResponse } from './passwords.dto';

@Injectable()
export class PasswordsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Until when the link of a mailed token of that purpose works; 404 for any other. */
  async linkOf(token: string, purpose: PasswordPurpose): Promise<ResetLinkResponse> {
    const { manager } = this.dataSource;
    const { expires } = await findLiveLink(manager, token, this.clock.now(), purpose);
    return { expires: expires.toISOString() };
  }
}
