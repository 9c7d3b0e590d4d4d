import { Injectable } from '@nestjs/common';
import { partAway, Upstreams } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { refusalOf } from './refusal-of';

/** Changes a client in the caller's name: account owns what is known of it. */
@Injectable()
export class AccountsGateway {
  constructor(private readonly upstreams: Upstreams) {}

  /** Has the domain of a client scanned; one that cannot be scanned now is left as it is. */
  async scan(accountId: string, { token }: Caller): Promise<void> {
    await this.upstreams.ask('account', `/api/account/v1/scan/${accountId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
  }

  /** Throws what account refuses it with; 503 while account is away. */
  async change(accountId: string, facts: object, { token }: Caller): Promise<void> {
    const answer = await this.upstreams.ask('account', `/api/account/v1/${accountId}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(facts),
    });
    if (answer?.ok) return;
    if (!answer || answer.status >= 500) {
      throw partAway('ACCOUNT_UNAVAILABLE', 'The account cannot be changed right now.', answer);
    }
    const detail = 'The account cannot be changed so.';
    throw await refusalOf(answer, { code: 'ACCOUNT_REFUSED', detail });
  }
}
