import { Injectable } from '@nestjs/common';
import { ACCOUNT_TYPE_PATHS, REGIONS } from '@palisade/kernel';
import type { Letter, Tx } from '@palisade/platform';
import { DomainClock, Letters, Transactions } from '@palisade/platform';
import { columnsFor } from '../domain/reports/report-columns';
import { REPORT_LISTS } from '../domain/reports/report-lists';
import { dateOf, nextReport } from '../domain/reports/report-schedule';
import type { Person } from '../people/users/people';
import { reportFiles, wordOf } from './report-files';
import type { ReportRows } from './report-rows';
import { ReportWords } from './report-words';
import { Report } from './report.entity';

/** What is kept of a report that was written, beside when it comes next. */
type Outcome = Pick<Report, 'failure'> & Partial<Pick<Report, 'sent' | 'sentRows'>>;

/** Mails reports, or why they could not be written, one letter for each time that they are due. */
@Injectable()
export class ReportLetters {
  constructor(
    private readonly transactions: Transactions,
    private readonly letters: Letters,
    private readonly words: ReportWords,
    private readonly clock: DomainClock,
  ) {}

  /** Mails a report with its rows as files. */
  async mail(report: Report, person: Person, read: ReportRows): Promise<void> {
    const { name, region } = report;
    const { rows, total } = read;
    const now = this.clock.now();
    const date = dateOf(now, region);
    const { columns, title } = REPORT_LISTS[report.list];
    const words = await this.words.of(REGIONS[region].locale);
    const reader = { accountType: person.home.accountType, region };
    const list = wordOf(words, title);
    const content = { name, list, columns: columnsFor(columns, reader), rows, region, date, now };
    const attachments = await reportFiles(content, words);
    const cut = rows.length < total ? rows.length : null;
    const count = read.isLowerBound ? `${total}+` : total;
    const facts = { name, list, date: { date }, count, cut, ...this.nextOf(report) };
    const outcome = { sent: now, sentRows: rows.length, failure: null };
    const letter = { ...letterTo(person, report), name: 'report', facts, attachments };
    await this.settle(report, outcome, (tx) => this.letters.mail(letter, tx));
  }

  /** Says why a report could not be written. */
  async tell(report: Report, person: Person, reason: string): Promise<void> {
    const facts = { name: report.name, reason, ...this.nextOf(report) };
    const letter = { ...letterTo(person, report), name: 'reportFailed', facts };
    await this.settle(report, { failure: reason }, (tx) => this.letters.mail(letter, tx));
  }

  /** Mails nothing this time. */
  leaveOut(report: Report): Promise<void> {
    return this.settle(report, { failure: null });
  }

  /** What is not due as it was any more, another process or try has written, or its reader changed. */
  private async settle(
    { id, due, every, region }: Report,
    outcome: Outcome,
    mail?: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const next = nextReport(every, this.clock.now(), region);
      const settled = { ...outcome, due: next, tryAfter: null };
      const { affected } = await tx.em.update(Report, { id, due }, settled);
      if (affected) await mail?.(tx);
    });
  }

  private nextOf({ every, region }: Report) {
    return { next: { date: dateOf(nextReport(every, this.clock.now(), region), region) } };
  }
}

function letterTo({ user, home }: Person, { list, address, region }: Report) {
  const { area } = ACCOUNT_TYPE_PATHS[home.accountType];
  const query = address && `?${address}`;
  return {
    to: user.email,
    greeted: user.firstName,
    region,
    path: `${area}/${REPORT_LISTS[list].page}${query}`,
  } satisfies Partial<Letter>;
}
