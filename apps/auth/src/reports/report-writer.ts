import { Injectable } from '@nestjs/common';
import { DomainError } from '@palisade/kernel';
import { newId } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { AccessTokens } from '../identity/sessions/access-tokens';
import { findPerson, isActive } from '../people/users/people';
import { ReportLetters } from './report-letters';
import { ReportRowsReader } from './report-rows';
import type { Report } from './report.entity';

/** Writes a report as the person who reads it. */
@Injectable()
export class ReportWriter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: AccessTokens,
    private readonly reader: ReportRowsReader,
    private readonly letters: ReportLetters,
  ) {}

  /** Throws when its list does not answer: nothing was mailed, and it stays due. */
  async write(report: Report): Promise<void> {
    const person = await findPerson(this.dataSource.manager, report.userId);
    // Whoever may not sign in is not written to; who may again finds the report as it was.
    if (!person || !isActive(person)) return this.letters.leaveOut(report);
    const authorization = `Bearer ${this.tokens.issue(person, newId())}`;
    try {
      const rows = await this.reader.read(report, authorization);
      await this.letters.mail(report, person, rows);
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
      await this.letters.tell(report, person, error.message);
    }
  }
}
