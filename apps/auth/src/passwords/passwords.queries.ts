import { Injectable } from '@nestjs/common';
import { Clock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { OneTimeLink, PasswordPurpose } from './one-time-link.entity';
import { findLiveLink } from './reset-links';

@Injectable()
export class PasswordsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The live link of a mailed token of that purpose; 404 for any other. */
  liveLink(token: string, purpose: PasswordPurpose): Promise<OneTimeLink> {
    return findLiveLink(this.dataSource.manager, token, this.clock.now(), purpose);
  }
}
