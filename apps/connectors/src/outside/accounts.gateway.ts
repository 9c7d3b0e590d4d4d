import { Injectable } from '@nestjs/common';
import type { paths } from '@palisade/clients/account';
import type { Region } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import { Upstreams } from '@palisade/platform';

/** An account as its caller is shown it. */
export interface ShownAccount {
  id: string;
  name: string;
  region: Region;
  agencyId: string | null;
  teamIds: string[];
}

/** What the accounts service knows and this one does not. */
@Injectable()
export class AccountsGateway {
  private readonly reads;

  constructor(upstreams: Upstreams) {
    this.reads = upstreams.client<paths>('account');
  }

  /** An account that is shown to the caller; 404 for any other, 503 while nobody can say. */
  async shown(accountId: string, authorization: string): Promise<ShownAccount> {
    const { data, response } = await this.reads.GET('/api/account/v1/{accountId}', {
      params: { path: { accountId } },
      headers: { authorization },
    });
    if (response.status >= 500) {
      throw new DomainError('ACCOUNTS_UNAVAILABLE', 'Accounts are unavailable right now.', 503);
    }
    if (!data) throw new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
    const { id, name, country, agencyId, teams } = data;
    const region = country === 'GBR' ? 'UK' : 'US';
    return { id, name, region, agencyId, teamIds: teams.map((team) => team.id) };
  }

  /** Names of accounts that are shown to the caller; of others, or while nobody can say, none. */
  async namesOf(ids: string[], authorization: string): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const { data } = await this.reads.GET('/api/account/v1/search', {
      params: { query: { ids, size: ids.length } },
      headers: { authorization },
    });
    return new Map(data?.content.map(({ id, name }) => [id, name]));
  }
}
