import type { PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Terms } from '../../history/policy-stack';
import { standing } from '../../history/standing';
import { policyStatusAfter } from '../../lifecycle/policy-status';
import type { Charges } from '../../money/charges';
import type { ActRule } from '../act-rule';
import type { Entry, Life, NewEntry } from '../life';
import { shareLeft, withAct, withoutEntries } from '../life';

/** A change of the terms from a date on, and what it is charged. */
export interface LaidChange {
  quoteId: string;
  effectiveDate: PlainDate;
  terms: Terms;
  charges: Charges;
  /** To where it was priced; the end of the term when left out. */
  until?: PlainDate;
}

/** A change, with those of later dates as they are laid again over it, by their dates. */
export interface EndorseWish extends LaidChange {
  later: readonly LaidChange[];
}

/**
 * The terms change from a date on. What begins later is taken back and laid again, rated anew (domain
 * §5.13.3): the quote of the change says how.
 */
export const endorse: ActRule<EndorseWish> = {
  actions: ['endorse'],
  check(life, { effectiveDate, later }) {
    const ids = ({ quoteId }: { quoteId: string | null }): string | null => quoteId;
    const [begun, laid] = [laterThan(life, effectiveDate).map(ids), later.map(ids)];
    if (begun.length === laid.length && begun.every((id, at) => id === laid[at])) return;
    const detail = 'The policy was changed since this change of it was priced.';
    throw new DomainError('POLICY_CHANGED', detail, 409);
  },
  apply(life, { later, ...change }) {
    const status = policyStatusAfter(life.status, 'endorse');
    const left = withoutEntries(life, laterThan(life, change.effectiveDate));
    const laid = [change, ...later].map((one) => layerOf(life, one));
    return withAct(left, laid, { status });
  },
  tells: () => ({ timeline: 'endorse', event: 'policy.endorsed.v1' }),
};

/** The changes that begin after a date, by their dates. */
const laterThan = ({ entries }: Life, date: PlainDate): Entry[] =>
  standing(entries).filter((one) => one.type === 'ENDORSEMENT' && one.effectiveDate > date);

/** A change as its line: from its date to where it was priced, which cover may go beyond since. */
export function layerOf(
  life: Life,
  { quoteId, effectiveDate, terms, charges, until = life.endDate }: LaidChange,
): NewEntry {
  const factor = shareLeft(life, effectiveDate, until);
  const segments = [{ from: effectiveDate, to: until, terms }];
  return { type: 'ENDORSEMENT', effectiveDate, segments, charges, factor, quoteId };
}
