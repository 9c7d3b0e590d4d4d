import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError, toCurrencyUnits } from '@palisade/kernel';
import type { Actor, PageQuery } from '@palisade/platform';
import { containingFolded, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { AgencyBank } from '../agencies/agency-bank.entity';
import { agencyNames } from '../agencies/agency-names';
import { AgencyPayout } from '../agencies/agency-payout.entity';
import { Agency } from '../agencies/agency.entity';
import { visibleTo } from '../commissions/commissions.access';
import { CommissionPayment } from './commission-payment.entity';
import { StatementLine } from './statement-line.entity';
import { Statement } from './statement.entity';
import type {
  AgencyBankResponse,
  StatementDetailResponse,
  StatementLineResponse,
  StatementResponse,
  StatementSearchQuery,
} from './statements.dto';
import { toStatement, toStatementLine } from './statements.dto';

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

const LINES = {
  sortable: { transactionDate: 'line.occurred', commissionsAmount: 'line.amount' },
  defaultSort: 'transactionDate,asc',
  tieBreaker: 'line.id',
};

@Injectable()
export class StatementsQueries {
  constructor(private readonly dataSource: DataSource) {}

  async search(request: StatementSearchQuery, actor: Actor): Promise<Page<StatementResponse>> {
    const { manager } = this.dataSource;
    const query = visibleTo(manager.createQueryBuilder(Statement, 'statement'), actor, 'statement');
    const { search, agencyId, year, month, status } = request;
    if (search) {
      const named =
        'statement.agencyId in (select id from agency where fold_text(name) like :pattern)';
      query.andWhere(named, { pattern: containingFolded(search) });
    }
    if (agencyId) query.andWhere('statement.agencyId = :agencyId', { agencyId });
    if (year) query.andWhere('statement.year = :year', { year });
    if (status) query.andWhere('statement.status = :status', { status });
    if (month) query.andWhere('statement.month = :month', { month });
    const page = await listPage(query, request, LIST);
    const names = await agencyNames(manager, page.content);
    const content = page.content.map((statement) =>
      toStatement(statement, names.get(statement.agencyId) ?? null),
    );
    return { ...page, content };
  }

  /** One statement; 404 when it does not exist or is not the caller's to see. */
  async find(id: string, actor: Actor): Promise<StatementDetailResponse> {
    const { manager } = this.dataSource;
    const statement = await this.visible(id, actor);
    const { agencyId, paymentId, earned, closesOn } = statement;
    const names = await agencyNames(manager, [statement]);
    const payout = await manager.findOneBy(AgencyPayout, { agencyId });
    const payment = paymentId
      ? await manager.findOneBy(CommissionPayment, { id: paymentId })
      : null;
    return {
      ...toStatement(statement, names.get(agencyId) ?? null),
      earned: toCurrencyUnits(earned),
      closesOn,
      paused: payout?.paused ?? false,
      paymentDescription: payment?.description ?? null,
    };
  }

  /** The lines of a statement; 404 when it does not exist or is not the caller's to see. */
  async lines(id: string, request: PageQuery, actor: Actor): Promise<Page<StatementLineResponse>> {
    await this.visible(id, actor);
    const query = this.dataSource.manager
      .createQueryBuilder(StatementLine, 'line')
      .innerJoinAndSelect('line.commission', 'commission')
      .innerJoinAndSelect('commission.policy', 'policy')
      .where('line.statementId = :id', { id });
    const { search } = request;
    const pattern = search && containingFolded(search);
    if (pattern) query.andWhere('commission.found_text like :pattern', { pattern });
    const page = await listPage(query, request, LINES);
    return { ...page, content: page.content.map(toStatementLine) };
  }

  private async visible(id: string, actor: Actor): Promise<Statement> {
    const query = this.dataSource.manager.createQueryBuilder(Statement, 'statement');
    const found = await visibleTo(query, actor, 'statement')
      .andWhere('statement.id = :id', { id })
      .getOne();
    if (!found) throw new DomainError('STATEMENT_NOT_FOUND', 'Statement not found.', 404);
    return found;
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
