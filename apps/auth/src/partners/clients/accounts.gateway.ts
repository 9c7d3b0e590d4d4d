import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { Upstreams } from '@palisade/platform';

/** What the accounts service knows and this one does not. */
@Injectable()
export class AccountsGateway {
  constructor(private readonly upstreams: Upstreams) {}

  /** Whether an account is shown to a caller; 503 while nobody can say. */
  async shows(accountId: string, authorization: string): Promise<boolean> {
    const path = `/api/account/v1/${accountId}`;
    const answer = await this.upstreams.ask('account', path, { headers: { authorization } });
    if (answer && answer.status < 500) return answer.ok;
    throw new DomainError('ACCOUNTS_UNAVAILABLE', 'Accounts are unavailable right now.', 503);
  }
}
