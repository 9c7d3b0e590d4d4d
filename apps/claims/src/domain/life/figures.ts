import type { MinorUnits, PlainDate } from '@palisade/kernel';
import type { Terms } from '../cover';
import type { ByCategory } from '../reserves';
import type { Book, ClaimLife } from './book';
import {
  eventDateOf,
  eventOf,
  eventTerms,
  isLate,
  lessOf,
  paidOf,
  pendingOf,
  recoveredOf,
} from './book';
import { aggregateLeft, coverageLimit, retentionLeft, sublimitLeft, waitingLeft } from './limits';
import { isByTheHour } from './limits';

/** What stands of the money of a claim, by category. */
export interface MoneyFigures {
  reserves: ByCategory;
  paid: ByCategory;
  /** Asked for or approved, and not issued. */
  pending: ByCategory;
  outstanding: ByCategory;
  /** Paid and outstanding. */
  incurred: ByCategory;
  recovered: ByCategory;
  netIncurred: ByCategory;
}

/** What is left of a coverage for a claim. */
export interface CoverageLeft {
  coverage: string;
  limit: MinorUnits;
  left: MinorUnits;
  /** Hundredths of hours still waited for; null where the coverage is not paid by the hour. */
  waitingHoursLeft: number | null;
}

/** What the event of a claim still has of its terms. */
export interface EventFigures {
  eventDate: PlainDate;
  isLate: boolean;
  retentionLeft: MinorUnits;
  aggregateLeft: MinorUnits;
  coverages: CoverageLeft[];
}

/** The money of one claim. */
export function moneyOf(claim: ClaimLife): MoneyFigures {
  const { reserves } = claim;
  const [paid, recovered] = [paidOf(claim), recoveredOf(claim)];
  return {
    reserves,
    paid,
    pending: pendingOf(claim),
    outstanding: lessOf(reserves, paid),
    // A reserve holds what is paid of it and what is still to be paid.
    incurred: reserves,
    recovered,
    netIncurred: lessOf(reserves, recovered),
  };
}

/** What is left for a claim; null where no terms were in force on the date of its event. */
export function leftFor(
  book: Book,
  claim: ClaimLife,
  isPayable: (coverage: string) => boolean,
): EventFigures | null {
  const event = eventOf(book, claim);
  const terms = eventTerms(event);
  if (!terms) return null;
  return {
    eventDate: eventDateOf(event),
    isLate: isLate(event),
    retentionLeft: retentionLeft(event, terms),
    aggregateLeft: aggregateLeft(book, terms),
    coverages: terms.coverages
      .filter(({ key }) => isPayable(key))
      .map(({ key }) => coverageLeft(book, event, { terms, key })),
  };
}

const coverageLeft = (
  book: Book,
  event: Book,
  { terms, key }: { terms: Terms; key: string },
): CoverageLeft => ({
  coverage: key,
  limit: coverageLimit(terms, key) ?? 0,
  left: sublimitLeft(book, terms, key),
  waitingHoursLeft: isByTheHour(key) ? waitingLeft(event, terms, key) : null,
});
