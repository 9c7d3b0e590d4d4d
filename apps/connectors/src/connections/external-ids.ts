import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { Config } from '@palisade/platform';

const NONCE_BYTES = 16;

/**
 * External ids of roles: one for each connection, sealed to its account, so that nobody makes us
 * take a role that trusts us for somebody else.
 */
@Injectable()
export class ExternalIds {
  constructor(private readonly config: Config) {}

  issue(accountId: string): string {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    return `${nonce}.${this.markOf(nonce, accountId)}`;
  }

  /** Refuses an id that was issued for another account, or not by us. */
  check(externalId: string, accountId: string): void {
    const [nonce = '', shown = ''] = externalId.split('.');
    const [given, known] = [Buffer.from(shown), Buffer.from(this.markOf(nonce, accountId))];
    if (given.length === known.length && timingSafeEqual(given, known)) return;
    const detail = 'This external ID is not of this client. Please add the connection again.';
    throw new DomainError('EXTERNAL_ID_UNKNOWN', detail, 409);
  }

  private markOf(nonce: string, accountId: string): string {
    return createHmac('sha256', this.config.values.ENCRYPTION_KEY)
      .update(`external id ${accountId} ${nonce}`)
      .digest('base64url');
  }
}
