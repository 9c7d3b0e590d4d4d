import type { MinorUnits } from '@palisade/kernel';
import { multiplyRounded, sumOf } from '@palisade/kernel';
import { INTERRUPTION_COVERAGES } from '@palisade/trade';
import type { Terms } from '../cover';
import type { Book, ClaimLife, LimitedBy, Payment } from './book';
import { eventOf, eventTerms, isStanding, netOf } from './book';

const SEPARATE_FUND = 'BREACH_FUND_SEPARATE_LIMIT';
const BREACH_FUND = 'COWBELL_BREACH_FUND';
const HUNDREDTHS = 100;

export const limitIn = ({ coverages }: Terms, key: string): MinorUnits | null =>
  coverages.find((one) => one.key === key)?.limit ?? null;

/** Whether a coverage has a limit of its own beside the aggregate. */
const isApart = (terms: Terms, coverage: string | null): boolean =>
  coverage === BREACH_FUND && limitIn(terms, SEPARATE_FUND) !== null;

/** The limit of a coverage for the term; null where it is not held. */
export function coverageLimit(terms: Terms, coverage: string): MinorUnits | null {
  if (isApart(terms, coverage)) return limitIn(terms, SEPARATE_FUND);
  const limit = limitIn(terms, coverage);
  const threat = coverage === 'EXTORTION' ? limitIn(terms, 'EXTORTION_THREAT_SUBLIMIT') : null;
  return limit === null || threat === null ? limit : Math.min(limit, threat);
}

/** A payment that takes part in limits, with the terms of its event. */
interface Counted {
  payment: Payment;
  terms: Terms | null;
}

function standingOf(book: Book, claims: Book): Counted[] {
  return claims.flatMap((claim) => {
    const terms = eventTerms(eventOf(book, claim));
    return claim.payments.filter(isStanding).map((payment) => ({ payment, terms }));
  });
}

const sumNet = (counted: readonly Counted[]): MinorUnits =>
  sumOf(counted.map(({ payment }) => netOf(payment)));

const left = (limit: MinorUnits, used: MinorUnits): MinorUnits => Math.max(0, limit - used);

/** What is left of a coverage for a claim: the limit of its event less all that stands of the term. */
export const sublimitLeft = (book: Book, terms: Terms, coverage: string): MinorUnits =>
  left(
    coverageLimit(terms, coverage) ?? 0,
    sumNet(standingOf(book, book).filter(({ payment }) => payment.coverage === coverage)),
  );

/** What is left of the aggregate for a claim. */
export const aggregateLeft = (book: Book, terms: Terms): MinorUnits =>
  left(
    terms.aggregateLimit,
    sumNet(
      standingOf(book, book).filter(
        ({ payment: { coverage }, terms: own }) =>
          coverage !== null && !(own && isApart(own, coverage)),
      ),
    ),
  );

/** What is left of the retention of an event: it applies once, whatever the coverage. */
export const retentionLeft = (event: Book, terms: Terms): MinorUnits =>
  left(
    terms.retention,
    sumOf(
      event.flatMap(({ payments }) =>
        payments.filter(isStanding).map(({ retentionApplied }) => retentionApplied),
      ),
    ),
  );

/** What is left of the sublimit of one event of ransomware; null where none applies. */
export function ransomLeft(event: Book, terms: Terms): MinorUnits | null {
  const limit = limitIn(terms, 'RANSOM_EVENT_SUBLIMIT');
  if (limit === null || event.every(({ cause }) => cause !== 'RANSOMWARE')) return null;
  const counted = standingOf(event, event).filter(({ payment }) => payment.coverage !== null);
  return left(limit, sumNet(counted));
}

/** The hundredths of hours that are still waited for, once per event and coverage. */
export function waitingLeft(event: Book, terms: Terms, coverage: string): number {
  const waited = event
    .flatMap(({ payments }) => payments.filter(isStanding))
    .filter((payment) => payment.coverage === coverage)
    .map(({ waitingHours }) => waitingHours);
  return left(terms.waitingPeriod * HUNDREDTHS, sumOf(waited));
}

/** What somebody asks to be paid under a coverage: a loss, or hours and the loss of one. */
export interface AskedLoss {
  loss?: MinorUnits;
  /** Hundredths of hours. */
  hours?: number;
  lossPerHour?: MinorUnits;
}

/** What is payable of what is asked for. */
export type Payable = Pick<
  Payment,
  'coveredLoss' | 'waitingHours' | 'retentionApplied' | 'amount' | 'notPaid' | 'limitedBy'
>;

export const isByTheHour = (coverage: string | null): boolean =>
  coverage !== null && INTERRUPTION_COVERAGES.includes(coverage);

/** The loss that is covered: of an interruption what is left after the waiting hours. */
function coveredLossOf(
  asked: AskedLoss,
  waiting: number,
): Pick<Payable, 'coveredLoss' | 'waitingHours'> {
  const { loss = 0, hours, lossPerHour } = asked;
  if (hours === undefined || lossPerHour === undefined) {
    return { coveredLoss: loss, waitingHours: 0 };
  }
  const waitingHours = Math.min(waiting, hours);
  const coveredLoss = multiplyRounded(lossPerHour, String(hours - waitingHours), '0.01');
  return { coveredLoss, waitingHours };
}

/**
 * What is payable under a coverage: the retention first, then the least of what the limits leave. Where
 * no limit is left nothing is paid, and nothing is taken from the retention.
 */
export function payableUnder(
  book: Book,
  claim: ClaimLife,
  { coverage, terms, asked }: { coverage: string; terms: Terms; asked: AskedLoss },
): Payable {
  const event = eventOf(book, claim);
  const covered = coveredLossOf(asked, waitingLeft(event, terms, coverage));
  const { coveredLoss } = covered;
  const ransom = ransomLeft(event, terms);
  const limits: [LimitedBy, MinorUnits][] = [
    ['SUBLIMIT', sublimitLeft(book, terms, coverage)],
    ...(isApart(terms, coverage)
      ? []
      : [['AGGREGATE', aggregateLeft(book, terms)] as [LimitedBy, MinorUnits]]),
    ...(ransom === null ? [] : [['RANSOM_EVENT', ransom] as [LimitedBy, MinorUnits]]),
  ];
  const [limitedBy, limit] = limits.reduce((least, one) => (one[1] < least[1] ? one : least));
  if (limit === 0 && coveredLoss > 0) {
    return { ...covered, retentionApplied: 0, amount: 0, notPaid: coveredLoss, limitedBy };
  }
  const retentionApplied = Math.min(retentionLeft(event, terms), coveredLoss);
  const rest = coveredLoss - retentionApplied;
  const amount = Math.min(rest, limit);
  return {
    ...covered,
    retentionApplied,
    amount,
    notPaid: rest - amount,
    limitedBy: amount < rest ? limitedBy : 'LOSS',
  };
}

/** Loss adjustment has neither retention nor limit. */
export const payableOfFees = ({ loss = 0 }: AskedLoss): Payable => ({
  coveredLoss: loss,
  waitingHours: 0,
  retentionApplied: 0,
  amount: loss,
  notPaid: 0,
  limitedBy: 'LOSS',
});
