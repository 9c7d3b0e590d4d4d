import type { Currency, MinorUnits, PlainDate } from '@palisade/kernel';
import { formatAmount } from '@palisade/kernel';
import { standing } from '../history/standing';
import type { Terms } from '../history/policy-stack';
import { termsOn } from '../history/policy-stack';
import type { Life } from '../life/life';
import { coverOf } from '../life/life';

/** What a certificate may be on a day. */
export const CERTIFICATE_ANSWERS = [
  ...(['TRUE', 'CHANGED', 'CANCELLED', 'ENDED', 'NOT_BEGUN'] as const),
] as const;

/** What a certificate says that may change. */
export const CERTIFIED_FIELDS = [
  ...(['INSURED', 'AGGREGATE_LIMIT', 'RETENTION', 'COVERAGE', 'ENDORSEMENT'] as const),
  'ADDITIONAL_INSURED',
] as const;

/** What is another one than the certificate says; an amount as it is written, '' for nothing. */
export interface CertifiedChange {
  field: (typeof CERTIFIED_FIELDS)[number];
  /** Which coverage or endorsement. */
  key: string | null;
  was: string;
  is: string;
}

/** What a certificate says. */
export interface Certified {
  insuredName: string;
  terms: Terms;
  /** The additional insured that it is for. */
  additionalInsuredId: string | null;
}

/** A policy as its acts made it, with the name that it bears. */
export interface NamedLife {
  life: Life;
  insuredName: string;
}

export interface CertificateAnswer {
  answer: (typeof CERTIFICATE_ANSWERS)[number];
  /** Since when it is so; null where it is true. */
  since: PlainDate | null;
  changes: CertifiedChange[];
}

/** The endorsements that concern whoever holds a certificate. */
export const CERTIFIED_ENDORSEMENTS: readonly string[] = ['BLANKET_AI', 'WAIVER_OF_SUBROGATION'];

/** What is true of a certificate on a day, by all that is recorded of its policy. */
export function answerOn(
  certified: Certified,
  { life, insuredName }: NamedLife,
  day: PlainDate,
): CertificateAnswer {
  const cover = [{ segments: coverOf(life) }];
  const renamed = renamedOn(life);
  const changesAt = (date: PlainDate): CertifiedChange[] | null => {
    const terms = termsOn(cover, date);
    const isNamedAnew = renamed === null || date >= renamed;
    const now = isNamedAnew ? insuredName : certified.insuredName;
    return terms && changesOf(certified, { insuredName: now, terms }, life.currency);
  };
  const changes = changesAt(day);
  if (!changes) return endedOn(life, day);
  if (!changes.length) return { answer: 'TRUE', since: null, changes };
  const starts = [...coverOf(life).map(({ from }) => from), ...(renamed ? [renamed] : [])];
  return { answer: 'CHANGED', since: sinceWhen(changesAt, starts, day), changes };
}

/** The first day on which what differs on a day differed already, without a break. */
function sinceWhen(
  changesAt: (date: PlainDate) => CertifiedChange[] | null,
  starts: readonly PlainDate[],
  day: PlainDate,
): PlainDate {
  const present = JSON.stringify(changesAt(day));
  const before = [...new Set(starts)].filter((start) => start <= day).sort();
  const other = before.findLastIndex((start) => JSON.stringify(changesAt(start)) !== present);
  return before[other + 1] ?? day;
}

/** The day of the last change of names; null where none is known. */
const renamedOn = ({ entries }: Life): PlainDate | null =>
  standing(entries).findLast(({ type }) => type === 'NONPREMIUM')?.effectiveDate ?? null;

/** Why nothing is covered on a day. */
function endedOn(life: Life, day: PlainDate): CertificateAnswer {
  const lines = standing(life.entries);
  const cancel = lines.find(({ type }) => type === 'CANCEL');
  if (!lines.some(({ type }) => type === 'NEW')) {
    return { answer: 'CANCELLED', since: life.effectiveDate, changes: [] };
  }
  if (cancel && cancel.effectiveDate <= day) {
    return { answer: 'CANCELLED', since: cancel.effectiveDate, changes: [] };
  }
  return day < life.effectiveDate
    ? { answer: 'NOT_BEGUN', since: life.effectiveDate, changes: [] }
    : { answer: 'ENDED', since: life.endDate, changes: [] };
}

function changesOf(
  { insuredName, terms, additionalInsuredId }: Certified,
  now: { insuredName: string; terms: Terms },
  currency: Currency,
): CertifiedChange[] {
  const amount = (value: MinorUnits): string => formatAmount(value, currency);
  const named = ({ additionalInsureds }: Terms): string =>
    additionalInsureds.find(({ id }) => id === additionalInsuredId)?.name ?? '';
  const rows: CertifiedChange[] = [
    { field: 'INSURED', key: null, was: insuredName, is: now.insuredName },
    {
      field: 'AGGREGATE_LIMIT',
      key: null,
      was: amount(terms.aggregateLimit),
      is: amount(now.terms.aggregateLimit),
    },
    {
      field: 'RETENTION',
      key: null,
      was: amount(terms.retention),
      is: amount(now.terms.retention),
    },
    ...coverageRows(terms, now.terms, amount),
    ...CERTIFIED_ENDORSEMENTS.map((key) => {
      const has = ({ endorsements }: Terms): string => (endorsements.includes(key) ? key : '');
      return { field: 'ENDORSEMENT' as const, key, was: has(terms), is: has(now.terms) };
    }),
    { field: 'ADDITIONAL_INSURED', key: null, was: named(terms), is: named(now.terms) },
  ];
  return rows.filter(({ was, is }) => was !== is);
}

function coverageRows(
  before: Terms,
  after: Terms,
  amount: (value: MinorUnits) => string,
): CertifiedChange[] {
  const keys = new Set([...before.coverages, ...after.coverages].map(({ key }) => key));
  const limit = ({ coverages }: Terms, key: string): string => {
    const coverage = coverages.find((one) => one.key === key);
    return coverage ? amount(coverage.limit) : '';
  };
  return [...keys].map((key) => {
    return { field: 'COVERAGE', key, was: limit(before, key), is: limit(after, key) };
  });
}
