import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { Config } from '@palisade/platform';

/**
 * External ids of roles: one for each account, which nobody else can make, so that nobody makes us
 * take a role that trusts us for somebody else.
 */
@Injectable()
export class ExternalIds {
  constructor(private readonly config: Config) {}

  of(accountId: string): string {
    return createHmac('sha256', this.config.values.ENCRYPTION_KEY)
      .update(`external id ${accountId}`)
      .digest('base64url');
  }

  /** Refuses an id of another account, or that is not ours. */
  check(externalId: string, accountId: string): void {
    const [shown, known] = [Buffer.from(externalId), Buffer.from(this.of(accountId))];
    if (shown.length === known.length && timingSafeEqual(shown, known)) return;
    const detail = 'This external ID is not of this client. Please add the connection again.';
    throw new DomainError('EXTERNAL_ID_UNKNOWN', detail, 409);
  }
}
