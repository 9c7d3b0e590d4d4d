import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import {
  Clock,
  containing,
  isUniqueViolation,
  listPage,
  newId,
  Transactions,
} from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { BlacklistedDomainResponse, DomainSearchQuery } from './blacklist.dto';
import { toDomain } from './blacklist.dto';
import { publishBlacklisted } from './blacklist-events';
import { BlacklistedDomain } from './blacklisted-domain.entity';

const LIST = {
  sortable: { name: 'domain.name', created: 'domain.created' },
  defaultSort: 'name,asc',
  tieBreaker: 'domain.id',
};

@Injectable()
export class BlacklistService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async search(request: DomainSearchQuery): Promise<Page<BlacklistedDomainResponse>> {
    const query = this.dataSource.createQueryBuilder(BlacklistedDomain, 'domain');
    const pattern = request.search && containing(request.search.toLowerCase());
    if (pattern) query.andWhere('domain.name like :pattern', { pattern });
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map(toDomain) };
  }

  /** Blocks a domain; 409 for one that is blocked already. */
  async add(name: string, actor: Actor): Promise<BlacklistedDomainResponse> {
    const domain = { id: newId(), name, addedBy: actor.name, created: this.clock.now() };
    try {
      await this.transactions.run(async (tx) => {
        await tx.em.insert(BlacklistedDomain, domain);
        await recordSaved(domain, true, tx);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const detail = 'This domain is blacklisted already.';
      throw new DomainError('DUPLICATE_DOMAIN', detail, 409, [{ pointer: '/domainName', detail }]);
    }
    return toDomain(domain);
  }

  /** Frees a domain. */
  async remove(id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const lock = { mode: 'pessimistic_write' as const };
      const domain = await tx.em.findOne(BlacklistedDomain, { where: { id }, lock });
      if (!domain) throw new DomainError('DOMAIN_NOT_FOUND', 'Domain not found.', 404);
      await tx.em.delete(BlacklistedDomain, { id });
      await recordSaved(domain, false, tx);
    });
  }
}

async function recordSaved(domain: BlacklistedDomain, blocked: boolean, tx: Tx): Promise<void> {
  const { id: subjectId, name } = domain;
  await publishBlacklisted(name, blocked, tx);
  const action = blocked ? 'domain-blacklist.add' : 'domain-blacklist.remove';
  await tx.record({ action, subjectType: 'domain-blacklist', subjectId, after: { name, blocked } });
}
