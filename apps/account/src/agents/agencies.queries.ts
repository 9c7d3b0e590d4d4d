import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { DataSource } from 'typeorm';
import type { Account } from '../accounts/account.entity';
import { AccountsQueries } from '../accounts/accounts.queries';
import type { AccountAgencyResponse } from './agents.dto';

/** Reads who serves accounts, and who would. */
@Injectable()
export class AgenciesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsQueries,
  ) {}

  /** The agency of an account and those that would be; 404 for an account out of sight. */
  async list(id: string, actor: Actor): Promise<AccountAgencyResponse[]> {
    const account = await this.accounts.find(id, actor);
    return agenciesOf(this.dataSource.manager, account, actor);
  }
}

/**
 * The agency of an account and those that would be; an agency reads of itself alone, a partner of
 * whom the account has.
 */
export async function agenciesOf(
  em: EntityManager,
  { id, agencyId }: Pick<Account, 'id' | 'agencyId'>,
  { accountType, organizationId }: Actor,
): Promise<AccountAgencyResponse[]> {
  const chooses = accountType === 'COWBELL' || accountType === 'CUSTOMER';
  const onlyId = accountType === 'AGENCY' ? organizationId : agencyId;
  const rows: { id: string; name: string }[] = await em.query(
    `select id, name from organization
     where (id = $2 or id in (select agency_id from interested_agency where account_id = $1))
       and not deleted and ($4 or id = $3)
     order by id = $2 desc, fold_text(name), id`,
    [id, agencyId, onlyId, chooses],
  );
  return rows.map((agency) => ({
    agencyId: agency.id,
    agencyName: agency.name,
    isMyAgent: agency.id === agencyId,
    isInterested: agency.id !== agencyId,
  }));
}
