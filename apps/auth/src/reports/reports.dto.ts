import type { Region } from '@palisade/kernel';
import { REGION_CODES, requiredMessage } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { IsIn, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import type { ReportListName } from '../domain/reports/report-lists';
import { REPORT_LIST_NAMES } from '../domain/reports/report-lists';
import type { ReportRhythm } from '../domain/reports/report-schedule';
import { REPORT_RHYTHMS } from '../domain/reports/report-schedule';
import { trimmed } from '../text/text-fields';
import type { Report } from './report.entity';

const MAX_NAME = 100;
const MAX_QUERY = 2000;

export class ReportSearchQuery extends PageQuery {
  /** The list whose reports are wanted. */
  @IsOptional()
  @IsIn(REPORT_LIST_NAMES)
  list?: ReportListName;
}

export class ReportChangeRequest {
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Name') })
  @MaxLength(MAX_NAME)
  name: string;

  /** On Mondays or on the first of each month, at six in the morning of the edition. */
  @IsIn(REPORT_RHYTHMS)
  every: ReportRhythm;
}

export class ReportRequest extends ReportChangeRequest {
  /** The list whose rows are mailed. */
  @IsIn(REPORT_LIST_NAMES)
  list: ReportListName;

  /** The query that the call of the list is asked with; its page is left out. */
  @IsString()
  @MaxLength(MAX_QUERY)
  search: string;

  /** The query of the address of the list in the console, which the mail leads to. */
  @IsString()
  @MaxLength(MAX_QUERY)
  address: string;

  /** The edition that it is written in; that of the caller's organisation when left out. */
  @IsOptional()
  @IsIn(REGION_CODES)
  region?: Region;
}

export class ReportResponse {
  id: string;
  list: ReportListName;
  name: string;
  search: string;
  address: string;
  every: ReportRhythm;
  region: Region;
  created: string;
  /** When it is mailed next. */
  due: string;
  /** When it was mailed last; null before the first. */
  sent: string | null;
  /** How many rows the last one had. */
  sentRows: number | null;
  /** Why the last one could not be made; null when it was. */
  failure: string | null;
}

export const toReport = ({
  userId: _,
  organizationId: _organization,
  tryAfter: _try,
  created,
  due,
  sent,
  ...kept
}: Report): ReportResponse => ({
  ...kept,
  created: created.toISOString(),
  due: due.toISOString(),
  sent: sent?.toISOString() ?? null,
});
