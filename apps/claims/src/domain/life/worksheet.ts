import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { LOSS_CAUSES } from '@palisade/trade';
import type { Terms } from '../cover';
import { retroactiveDate } from '../cover';
import type { Book, ClaimLife } from './book';
import { eventDateOf, eventOf, eventTerms } from './book';
import { aggregateLeft, coverageLimit, isByTheHour, ransomLeft, retentionLeft } from './limits';
import { sublimitLeft, waitingLeft } from './limits';

/** A question that decides whether and how far a claim is covered. */
export const WORKSHEET_CHECKS = [
  'COVER_PERIOD',
  'RETROACTIVE_DATE',
  'NOTICE',
  'RETENTION',
  'AGGREGATE',
  'RANSOM_EVENT',
  'SPECIFIED_EVENT',
  'EXCLUSION',
  'COVERAGE',
  'SUBLIMIT',
  'WAITING_PERIOD',
] as const;

export type WorksheetCheck = (typeof WORKSHEET_CHECKS)[number];

/** How a question is answered by its facts: a person looks at what is open. */
export type WorksheetResult = 'MET' | 'NOT_MET' | 'TO_DECIDE';

/** One line of the worksheet: what is asked, the fact, where the fact stands, and what follows. */
export interface WorksheetLine {
  check: WorksheetCheck;
  /** The coverage or endorsement that it is about; null for all. */
  subject: string | null;
  result: WorksheetResult;
  date: PlainDate | null;
  amount: MinorUnits | null;
  /** Hundredths. */
  hours: number | null;
  source: 'NOTICE' | 'TERMS' | 'PAYMENTS' | 'EXCUSE';
}

const line = (
  check: WorksheetCheck,
  result: WorksheetResult,
  source: WorksheetLine['source'],
  fact: Partial<WorksheetLine> = {},
): WorksheetLine => ({
  check,
  result,
  source,
  subject: null,
  date: null,
  amount: null,
  hours: null,
  ...fact,
});

/** Endorsements that leave losses out, so that somebody reads their words. */
const isExclusion = (key: string): boolean => key.endsWith('_EXCLUSION');

/** What decides the cover of a claim, line by line; the same facts give the same lines. */
export function worksheetOf(book: Book, claim: ClaimLife): WorksheetLine[] {
  const event = eventOf(book, claim);
  const date = eventDateOf(event);
  const terms = eventTerms(event);
  if (!terms) return [line('COVER_PERIOD', 'NOT_MET', 'NOTICE', { date })];
  return [
    line('COVER_PERIOD', 'MET', 'NOTICE', { date }),
    line('RETROACTIVE_DATE', 'MET', 'TERMS', { date: retroactiveDate(terms) }),
    noticeLine(event),
    line('RETENTION', 'MET', 'PAYMENTS', { amount: retentionLeft(event, terms) }),
    leftLine('AGGREGATE', aggregateLeft(book, terms)),
    ...ransomLines(event, terms),
    ...exclusionLines(terms, date),
    ...LOSS_CAUSES[claim.cause].flatMap((key) => coverageLines(book, event, { terms, key })),
  ];
}

function noticeLine(event: Book): WorksheetLine {
  const reported = event.map(({ reportedOn }) => reportedOn).sort()[0];
  const first = event.find(({ reportedOn }) => reportedOn === reported);
  if (reported < (first?.noticeEnd ?? ''))
    return line('NOTICE', 'MET', 'NOTICE', { date: reported });
  const isExcused = event.some(({ excuse }) => excuse !== null);
  return isExcused
    ? line('NOTICE', 'MET', 'EXCUSE', { date: reported })
    : line('NOTICE', 'NOT_MET', 'NOTICE', { date: reported });
}

const leftLine = (
  check: WorksheetCheck,
  amount: MinorUnits,
  subject: string | null = null,
): WorksheetLine => line(check, amount > 0 ? 'MET' : 'NOT_MET', 'PAYMENTS', { amount, subject });

function ransomLines(event: Book, terms: Terms): WorksheetLine[] {
  const left = ransomLeft(event, terms);
  return left === null ? [] : [leftLine('RANSOM_EVENT', left)];
}

/** What the terms leave out: a known event of before, and words that somebody reads. */
function exclusionLines(terms: Terms, date: PlainDate): WorksheetLine[] {
  const { specifiedEvents = [], endorsements } = terms;
  const known = specifiedEvents.map(({ claimName, claimDate }) =>
    line('SPECIFIED_EVENT', claimDate > date ? 'MET' : 'TO_DECIDE', 'TERMS', {
      subject: claimName,
      date: claimDate,
    }),
  );
  const words = endorsements.filter(isExclusion).map((subject) => {
    return line('EXCLUSION', 'TO_DECIDE', 'TERMS', { subject });
  });
  return [...known, ...words];
}

/** Whether a coverage of the cause is held, what is left of it, and for how long it waits. */
function coverageLines(
  book: Book,
  event: Book,
  { terms, key }: { terms: Terms; key: string },
): WorksheetLine[] {
  const limit = coverageLimit(terms, key);
  if (limit === null) return [line('COVERAGE', 'NOT_MET', 'TERMS', { subject: key })];
  const waiting = isByTheHour(key)
    ? [
        line('WAITING_PERIOD', 'MET', 'TERMS', {
          subject: key,
          hours: waitingLeft(event, terms, key),
        }),
      ]
    : [];
  return [
    line('COVERAGE', 'MET', 'TERMS', { subject: key, amount: limit }),
    leftLine('SUBLIMIT', sublimitLeft(book, terms, key), key),
    ...waiting,
  ];
}
