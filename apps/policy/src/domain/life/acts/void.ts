import { DomainError } from '@palisade/kernel';
import { standing } from '../../history/standing';
import { policyStatusAfter } from '../../lifecycle/policy-status';
import { checkUnrenewed } from '../../renewal/renewal-guard';
import { negated } from '../../money/charges';
import type { ActRule } from '../act-rule';
import type { Entry, Life, NewEntry } from '../life';
import { withAct } from '../life';

/** A policy that was issued in error never was: every line that stands is negated. */
export const voidPolicy: ActRule<{ reason: string }> = {
  actions: ['void', 'applyVoid'],
  check(_, __, { hasOpenClaim, hasRenewal }) {
    checkUnrenewed({ hasRenewal });
    if (!hasOpenClaim) return;
    throw new DomainError('VOID_REFUSED', 'A policy with a claim cannot be voided.', 409);
  },
  apply(life, { reason }) {
    const status = policyStatusAfter(policyStatusAfter(life.status, 'void'), 'applyVoid');
    const lines = standing(life.entries).map((entry) => voidOf(life, entry, reason));
    return withAct(life, lines, { status, cancellation: null, reinstateUntil: null });
  },
  tells: () => ({ timeline: 'void', event: 'policy.voided.v1', paper: 'VOIDED' }),
};

function voidOf(
  { endDate }: Life,
  { number, effectiveDate, factor, charges }: Entry,
  reason: string,
): NewEntry {
  const segments = [{ from: effectiveDate, to: endDate, terms: null }];
  const line = { type: 'VOID' as const, effectiveDate, factor, segments, reason };
  return { ...line, charges: negated(charges), reverses: number };
}
