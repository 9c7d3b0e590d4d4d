import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError, isStaff } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import { containingFolded, listPage, Transactions } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { lockVisible } from '../accounts/lock-account';
import { leadOf } from '../domain/lead';
import { LeadBook } from './lead-book';
import { Lead } from './lead.entity';
import { visibleTo } from './leads.access';
import type { LeadResponse, LeadSearchQuery } from './leads.dto';
import { toLead } from './leads.dto';

const LIST = {
  sortable: { companyName: 'lead.sortName', status: 'lead.status', synced: 'lead.synced' },
  defaultSort: 'companyName,asc',
  tieBreaker: 'lead.id',
};

/** The clients as leads of the sales people. */
@Injectable()
export class LeadsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly book: LeadBook,
  ) {}

  /** Carries an account as a lead, as it stands now. */
  sync(accountId: string, actor: Actor): Promise<LeadResponse> {
    if (!isStaff(actor)) {
      throw new DomainError('LEAD_NOT_FOUND', 'Only the provider has sales leads.', 404);
    }
    return this.transactions.run(async (tx) => {
      const account = await lockVisible(tx, accountId, actor);
      const before = await tx.em.findOneBy(Lead, { accountId });
      const lead = await this.book.carry(tx, leadOf(account));
      await tx.record({
        action: 'lead.sync',
        subjectType: 'lead',
        subjectId: lead.id,
        ...(before && { before: { ...before } }),
        after: { ...lead },
      });
      return toLead(lead);
    });
  }

  async search(request: LeadSearchQuery, actor: Actor): Promise<Page<LeadResponse>> {
    const { status, source, search } = request;
    const query = visibleTo(this.dataSource.createQueryBuilder(Lead, 'lead'), actor);
    if (status) query.andWhere('lead.status = :status', { status });
    if (source) query.andWhere('lead.source = :source', { source });
    if (search) {
      query.andWhere('lead.sortName like :pattern', { pattern: containingFolded(search) });
    }
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map(toLead) };
  }

  /** The lead, when the caller may see it; 404 otherwise. */
  async find(id: string, actor: Actor): Promise<Lead> {
    const query = this.dataSource.createQueryBuilder(Lead, 'lead').where('lead.id = :id', { id });
    return (await visibleTo(query, actor).getOne()) ?? notFound();
  }
}

/** The lead, locked, when the caller may see it; 404 otherwise. */
export async function lockLead({ em }: Tx, id: string, actor: Actor): Promise<Lead> {
  const query = em.createQueryBuilder(Lead, 'lead').where('lead.id = :id', { id });
  return (await visibleTo(query, actor).setLock('pessimistic_write').getOne()) ?? notFound();
}

const notFound = (): never => {
  throw new DomainError('LEAD_NOT_FOUND', 'Lead not found.', 404);
};
