import type { FieldError, PlainDate } from '@palisade/kernel';
import { DomainError, requiredMessage } from '@palisade/kernel';
import { dateFault } from './possible-date';

/** When a loss happened, was reported and was done with. */
export interface FileDates {
  incidentDate: PlainDate | null;
  reportedDate: PlainDate;
  closedDate: PlainDate | null;
}

/** When a loss was reported: whoever named its day may sit where the next one had begun. */
export const reportedOn = (day: PlainDate, lossDate: PlainDate | null): PlainDate =>
  lossDate && lossDate > day ? lossDate : day;

/** Throws 400 with every date of a claims file that cannot be: it happens, is reported, is closed. */
export function assertFileDates(dates: FileDates, today: PlainDate): void {
  const { incidentDate, reportedDate, closedDate } = dates;
  const fields = Object.entries(dates) as [keyof FileDates, PlainDate | null][];
  const wrong = (field: keyof FileDates, detail: string): FieldError[] => [
    { pointer: `/${field}`, detail },
  ];
  const errors = [
    ...fields.flatMap(([field, date]) => {
      const fault = date && dateFault(date, today);
      return fault ? wrong(field, fault) : [];
    }),
    ...(incidentDate && incidentDate <= today && reportedDate < incidentDate
      ? wrong('reportedDate', `A loss of ${incidentDate} is reported no earlier`)
      : []),
    ...(closedDate && closedDate < reportedDate
      ? wrong('closedDate', `What was reported on ${reportedDate} is closed no earlier`)
      : []),
  ];
  refuse('FILE_DATES_IMPOSSIBLE', errors);
}

/** Why a file is opened again or made void; throws 400 when no reason is given. */
export function givenReason(given: string | null | undefined): string {
  const reason = given?.trim();
  if (reason) return reason;
  const error = { pointer: '/reason', detail: requiredMessage('Reason') };
  throw new DomainError('REASON_MISSING', error.detail, 400, [error]);
}

function refuse(code: Uppercase<string>, errors: FieldError[]): void {
  if (!errors.length) return;
  const detail = errors.map((error) => error.detail).join('. ');
  throw new DomainError(code, `${detail}.`, 400, errors);
}
