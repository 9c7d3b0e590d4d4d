import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DataSource, In } from 'typeorm';
import { sameCompany } from '../domain/same-company';
import { Organization } from '../snapshots/organization.entity';
import { Account } from './account.entity';
import { AccountsQueries } from './accounts.queries';
import type { DuplicatesResponse } from './duplicates.dto';
import { isOwnDomain } from './own-domain';

const CANDIDATES_MAX = 500;

/** Finds a company that several agencies have entered. */
@Injectable()
export class DuplicatesQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsQueries,
  ) {}

  /** The other accounts of the same company; for the provider's staff alone, never for a rival. */
  async of(accountId: string, actor: Actor): Promise<DuplicatesResponse> {
    const account = await this.accounts.find(accountId, actor);
    if (actor.accountType !== 'COWBELL') {
      throw new DomainError('FORBIDDEN', 'Only the staff of the provider see this.', 403);
    }
    const candidates = await this.candidates(account);
    const same = candidates.flatMap((other) => {
      const by = sameCompany(account, other, isOwnDomain);
      return by ? [{ other, by }] : [];
    });
    const agencies = await this.dataSource.manager.findBy(Organization, {
      id: In([...new Set(same.flatMap(({ other }) => other.agencyId ?? []))]),
    });
    const names = new Map(agencies.map(({ id, name }) => [id, name]));
    return {
      accounts: same.map(({ other, by }) => ({
        accountId: other.id,
        name: other.name,
        agencyName: names.get(other.agencyId ?? '') ?? null,
        status: other.status,
        sameBy: by,
      })),
    };
  }

  /** Those that an index finds: of the same domain, or where the company is. */
  private candidates({ id, country, zipCode, domainName }: Account): Promise<Account[]> {
    const [stem] = zipCode.split('-');
    return this.dataSource
      .createQueryBuilder(Account, 'account')
      .where(`account.id <> :id and account.status <> 'Deleted'`, { id })
      .andWhere(
        `(account.domainName = :domainName or
          (account.country = :country and account.zipCode >= :stem and account.zipCode < :end))`,
        { domainName, country, stem, end: `${stem}.` },
      )
      .orderBy('account.created')
      .limit(CANDIDATES_MAX)
      .getMany();
  }
}
