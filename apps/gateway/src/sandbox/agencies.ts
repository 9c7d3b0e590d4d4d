import { Injectable } from '@nestjs/common';
import type { paths } from '@palisade/clients/auth';
import { DomainError, invalidField, isStaff, RetryLater } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Upstreams } from '@palisade/platform';

const TIMEOUT_MS = 5_000;
const RETRY_SECONDS = 5;

/** Whose clock a caller means. */
@Injectable()
export class Agencies {
  private readonly auth;

  constructor(upstreams: Upstreams) {
    this.auth = upstreams.client<paths>('auth', { timeoutMs: TIMEOUT_MS });
  }

  /**
   * The agency whose clock it is. Staff name any that there is, an agency itself alone. Rows name
   * no aggregator, so none has a clock.
   */
  async named(
    scope: string | undefined,
    { actor, authorization }: { actor: Actor; authorization: string },
  ): Promise<string> {
    const { accountType, organizationId } = actor;
    if (isStaff(actor) && scope) {
      await this.check(scope, authorization);
      return scope;
    }
    if (accountType === 'AGENCY' && (scope ?? organizationId) === organizationId) {
      return organizationId;
    }
    throw new DomainError('CLOCK_OF_AGENCY', 'Name an agency that is yours to name.', 409);
  }

  /** Asks auth: 400 for an id that is no agency's, 503 while nobody can tell. */
  private async check(id: string, authorization: string): Promise<void> {
    const { data, response } = await this.auth.GET('/api/auth/v1/organizations/{id}', {
      params: { path: { id } },
      headers: { authorization },
    });
    if (response.status === 404) throw noAgency();
    if (!data) throw noAgencies();
    if (data.accountType !== 'AGENCY') throw noAgency();
  }
}

const noAgency = (): Error =>
  invalidField('INVALID_AGENCY', 'The selected agency is invalid.', '/scope');

const noAgencies = (): Error =>
  new RetryLater('SERVICE_UNAVAILABLE', 'Nobody can tell of this agency now.', 503, RETRY_SECONDS);
