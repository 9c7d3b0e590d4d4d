import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import {
  containingFolded,
  DomainClock,
  listPage,
  newId,
  Transactions,
  unauthorized,
} from '@palisade/platform';
import { DataSource } from 'typeorm';
import { MAX_REPORTS, searchOf } from '../domain/reports/report-query';
import { nextReport } from '../domain/reports/report-schedule';
import type { NameRefusal } from '../people/unique-name';
import { withUniqueName } from '../people/unique-name';
import { findPerson } from '../people/users/people';
import { Report } from './report.entity';
import { ReportRowsReader } from './report-rows';
import { ownReport, ownReports } from './reports.access';
import type {
  ReportChangeRequest,
  ReportRequest,
  ReportResponse,
  ReportSearchQuery,
} from './reports.dto';
import { toReport } from './reports.dto';

const LIST = {
  sortable: { name: 'report.sort_name', created: 'report.created', due: 'report.due' },
  defaultSort: 'name,asc',
  tieBreaker: 'report.id',
};

/** The lists that people have mailed; no other service hears of them. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly rows: ReportRowsReader,
    private readonly clock: DomainClock,
  ) {}

  async list(request: ReportSearchQuery, actor: Actor): Promise<Page<ReportResponse>> {
    const { list, search } = request;
    const query = ownReports(this.dataSource.manager, actor);
    if (list) query.andWhere('report.list = :list', { list });
    if (search)
      query.andWhere('report.sort_name like :pattern', { pattern: containingFolded(search) });
    const page = await listPage(query, request, LIST);
    return { ...page, content: page.content.map(toReport) };
  }

  async add(
    { region: asked, search: whole, ...draft }: ReportRequest,
    { actor, authorization }: { actor: Actor; authorization: string },
  ): Promise<ReportResponse> {
    const { userId, organizationId } = actor;
    const search = searchOf(whole);
    const address = new URLSearchParams(draft.address).toString();
    await this.rows.check({ list: draft.list, search }, authorization);
    return withUniqueName(this.oneOfName(draft, actor), () =>
      this.transactions.run(async ({ em }) => {
        const person = await findPerson(em, userId);
        if (!person) throw unauthorized();
        if (person.home.id !== organizationId) throw enteredAccount();
        if ((await em.countBy(Report, { userId })) >= MAX_REPORTS) throw tooManyReports();
        const region = asked ?? person.home.locationAlias ?? 'US';
        const created = this.clock.now();
        const due = nextReport(draft.every, created, region);
        const fresh = { tryAfter: null, sent: null, sentRows: null, failure: null };
        const owner = { userId, organizationId, region, created, due };
        const report = { id: newId(), ...draft, search, address, ...owner, ...fresh };
        await em.insert(Report, report);
        return toReport(report);
      }),
    );
  }

  change(id: string, { name, every }: ReportChangeRequest, actor: Actor): Promise<ReportResponse> {
    return withUniqueName(this.oneOfName({ id, name }, actor), () =>
      this.update(id, actor, (report) => {
        const due = nextReport(every, this.clock.now(), report.region);
        return { name, every, due };
      }),
    );
  }

  sendNow(id: string, actor: Actor): Promise<ReportResponse> {
    return this.update(id, actor, () => ({ due: this.clock.now(), tryAfter: null }));
  }

  async remove(id: string, actor: Actor): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      const { affected } = await em.delete(Report, ownReport(id, actor));
      if (!affected) throw reportNotFound();
    });
  }

  /** A person has one report of a name. */
  private oneOfName({ id, name }: { id?: string; name: string }, actor: Actor): NameRefusal {
    const alike = () =>
      ownReports(this.dataSource.manager, actor)
        .andWhere('report.sort_name = fold_text(:name)', { name })
        .andWhere('report.id is distinct from cast(:id as uuid)', { id })
        .getOne();
    const says = 'You have a report with this name already';
    return { code: 'DUPLICATE_REPORT', says, asked: name, alike };
  }

  private update(
    id: string,
    actor: Actor,
    changeOf: (report: Report) => Partial<Report>,
  ): Promise<ReportResponse> {
    return this.transactions.run(async ({ em }) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const report = await em.findOne(Report, { where: ownReport(id, actor), lock });
      if (!report) throw reportNotFound();
      const change = changeOf(report);
      await em.update(Report, { id }, change);
      return toReport({ ...report, ...change });
    });
  }
}

const reportNotFound = (): DomainError =>
  new DomainError('REPORT_NOT_FOUND', 'Report not found.', 404);

const tooManyReports = (): DomainError =>
  new DomainError('TOO_MANY_REPORTS', `You can keep at most ${MAX_REPORTS} reports.`, 409);

const enteredAccount = (): DomainError =>
  new DomainError(
    'ACCOUNT_ENTERED',
    'Reports are made of your own account: leave this one first.',
    409,
  );
