import { DomainError } from '@palisade/kernel';
import { policyStatusAfter } from '../../lifecycle/policy-status';
import type { ActRule } from '../act-rule';
import type { Entry, Life } from '../life';
import { laidAgain, withAct, withoutEntries } from '../life';

/** The revision that is to be taken back. */
export interface RevertWish {
  revision: number;
}

/**
 * The last change is taken back at what stands for it now; what it had moved is laid again as it stood
 * before (domain §5.13.8).
 */
export const revert: ActRule<RevertWish> = {
  actions: ['revert'],
  check(life, { revision }) {
    const isLast = life.entries.some(
      ({ number, act }) => number === revision && act === lastAct(life),
    );
    if (isLast && lastChange(life)) return;
    const detail = 'Only an endorsement that is the last revision can be taken back.';
    throw new DomainError('NOT_REVERTIBLE', detail, 409);
  },
  apply(life) {
    const status = policyStatusAfter(life.status, 'revert');
    const entries = life.entries.filter(({ act }) => act === lastAct(life));
    const left = withoutEntries(
      life,
      entries.filter(({ type }) => type === 'ENDORSEMENT'),
    );
    return withAct(left, laidAgain(life, entries), { status });
  },
  tells: () => ({ timeline: 'revert', event: 'policy.endorsed.v1', paper: 'ENDORSEMENT' }),
};

/** The change that the last act was made for; null where that changed no terms, or took a change back. */
export function lastChange(life: Life): Entry | null {
  const before = life.entries.filter(({ act }) => act !== lastAct(life));
  const known = new Set(before.map(({ quoteId }) => quoteId));
  const isNew = ({ type, act, quoteId }: Entry): boolean =>
    act === lastAct(life) && type === 'ENDORSEMENT' && !known.has(quoteId);
  return life.entries.find(isNew) ?? null;
}

const lastAct = ({ entries }: Life): number => entries.at(-1)?.act ?? 0;
