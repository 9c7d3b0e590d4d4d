import { Injectable } from '@nestjs/common';
import type { components, paths } from '@palisade/clients/account';
import { bearer, partAway, Upstreams } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { refusalOf } from './refusal-of';

/** What a quote changes of its client. */
type ChangedFacts = components['schemas']['UpdateAccountRequest'];

/** Changes a client in the caller's name: account owns what is known of it. */
@Injectable()
export class AccountsGateway {
  private readonly accounts;

  constructor(upstreams: Upstreams) {
    this.accounts = upstreams.client<paths>('account');
  }

  /** Has the domain of a client scanned; one that cannot be scanned now is left as it is. */
  async scan(accountId: string, { token }: Caller): Promise<void> {
    await this.accounts.POST('/api/account/v1/scan/{accountId}', {
      params: { path: { accountId } },
      headers: bearer(token),
      body: {},
    });
  }

  /** Throws what account refuses it with; 503 while account is away. */
  async change(accountId: string, facts: ChangedFacts, { token }: Caller): Promise<void> {
    const { error, response } = await this.accounts.PUT('/api/account/v1/{accountId}', {
      params: { path: { accountId } },
      headers: bearer(token),
      body: facts,
    });
    if (response.ok) return;
    if (!error || response.status >= 500) {
      throw partAway('ACCOUNT_UNAVAILABLE', 'The account cannot be changed right now.', response);
    }
    const detail = 'The account cannot be changed so.';
    throw refusalOf(response.status, error, { code: 'ACCOUNT_REFUSED', detail });
  }
}
