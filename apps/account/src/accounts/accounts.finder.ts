import { Injectable } from '@nestjs/common';
import type { Actor, Findable, FoundRow } from '@palisade/platform';
import { findRows } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Account } from './account.entity';
import { visibleTo } from './accounts.access';

/** How a client is found: by name, domain, telephone, and the mail of whom policies are written to. */
export const findableAccounts = (em: EntityManager, actor: Actor): Findable<Account> => ({
  visible: () =>
    visibleTo(
      em.createQueryBuilder(Account, 'account').where(`account.status <> 'Deleted'`),
      actor,
    ),
  id: 'account.id',
  matches: 'account.find_text like any(:patterns)',
  whole: 'account.sortName',
  newest: 'account.modified',
});

@Injectable()
export class AccountsFinder {
  constructor(private readonly dataSource: DataSource) {}

  /** The clients that a text means, the best first. */
  async find(search: string, actor: Actor): Promise<FoundRow[]> {
    const findable = findableAccounts(this.dataSource.manager, actor);
    const accounts = await findRows(this.dataSource, findable, search);
    return accounts.map(toFoundRow);
  }
}

const toFoundRow = ({ id, name, domainName, city, status }: Account): FoundRow => ({
  id,
  title: name,
  number: null,
  detail: domainName ?? city,
  status,
});
