import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { containing, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { AgencyBank } from '../agencies/agency-bank.entity';
import { agencyNames } from '../agencies/agency-names';
import { Agency } from '../agencies/agency.entity';
import { visibleTo } from '../commissions/commissions.access';
import { Statement } from './statement.entity';
import type { AgencyBankResponse, StatementResponse, StatementSearchQuery } from './statements.dto';
import { toStatement } from './statements.dto';

const LIST = {
  sortable: {
    created: 'statement.created',
    year: 'statement.year',
    month: 'statement.month',
    total: 'statement.total',
    status: 'statement.status',
    paidOn: 'statement.paidOn',
  },
  defaultSort: 'created,desc',
  tieBreaker: 'statement.id',
};

@Injectable()
export class StatementsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(request: StatementSearchQuery, actor: Actor): Promise<Page<StatementResponse>> {
    const { manager } = this.dataSource;
    const query = visibleTo(manager.createQueryBuilder(Statement, 'statement'), actor, 'statement');
    const { search, agencyId, year, month } = request;
    if (search) {
      const named = 'statement.agencyId in (select id from agency where name ilike :pattern)';
      query.andWhere(named, { pattern: containing(search) });
    }
    if (agencyId) query.andWhere('statement.agencyId = :agencyId', { agencyId });
    if (year) query.andWhere('statement.year = :year', { year });
    if (month) query.andWhere('statement.month = :month', { month });
    const page = await listPage(query, request, LIST);
    const names = await agencyNames(manager, page.content);
    const content = page.content.map((statement) =>
      toStatement(statement, names.get(statement.agencyId) ?? null),
    );
    return { ...page, content };
  }

  /** Where an agency is paid; 404 when it is not known or not the caller's to see. */
  async bank(agencyId: string, actor: Actor): Promise<AgencyBankResponse> {
    await this.findAgency(agencyId, actor);
    const found = await this.dataSource.manager.findOneBy(AgencyBank, { agencyId });
    if (!found) throw new DomainError('ACH_NOT_FOUND', 'The agency has no ACH details.', 404);
    const { agencyId: _, ...bank } = found;
    return bank;
  }

  /** Throws 404 when an agency does not exist or is not the caller's to see. */
  async findAgency(id: string, actor: Actor): Promise<void> {
    const query = this.dataSource.manager.createQueryBuilder(Agency, 'agency');
    const found = await visibleTo(query, actor, 'agency')
      .andWhere('agency.id = :id', { id })
      .getExists();
    if (!found) throw new DomainError('AGENCY_NOT_FOUND', 'Agency not found.', 404);
  }
}
