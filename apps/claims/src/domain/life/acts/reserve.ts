import { DomainError, invalidField } from '@palisade/kernel';
import type { ByCategory, ReserveCategory } from '../../reserves';
import { RESERVE_CATEGORIES, totalOf } from '../../reserves';
import type { ActRule } from '../act-rule';
import { refusal } from '../act-rule';
import type { ClaimLife, WaitingChange } from '../book';
import { paidOf, pendingOf, plusOf } from '../book';

export interface ReserveWish {
  /** The id of the change. */
  id: string;
  /** The new amounts of the categories that change. */
  set: Partial<ByCategory>;
  reason: string | null;
}

const categoriesOf = (set: Partial<ByCategory>): ReserveCategory[] =>
  RESERVE_CATEGORIES.filter((category) => set[category] !== undefined);

/** Throws 400 for a reserve below what is paid and asked for. */
function assertCovers(claim: ClaimLife, set: Partial<ByCategory>): void {
  const committed = plusOf(paidOf(claim), pendingOf(claim));
  for (const category of categoriesOf(set)) {
    if ((set[category] ?? 0) >= committed[category]) continue;
    const detail = 'A reserve does not fall below what is paid and asked for.';
    throw invalidField('RESERVE_TOO_LOW', detail, `/${category}`);
  }
}

/** Whether a change lifts the total of a claim above an authority; to lower never waits. */
export function waitsForApproval(
  claim: ClaimLife,
  set: Partial<ByCategory>,
  authority: number,
): boolean {
  const total = totalOf({ ...claim.reserves, ...set });
  return total > totalOf(claim.reserves) && total > authority;
}

/** Sets reserves; a total above the authority waits and changes nothing until another person approves. */
export const reserve: ActRule<ReserveWish> = {
  action: 'setReserves',
  check: (claim, { set }) => {
    assertCovers(claim, set);
    const waiting = claim.waiting.flatMap((change) => categoriesOf(change.set));
    if (!categoriesOf(set).some((category) => waiting.includes(category))) return;
    throw refusal('RESERVE_WAITS', 'A change of this reserve waits for approval.');
  },
  apply: (claim, { id, set, reason }, { by, authority }) =>
    waitsForApproval(claim, set, authority.reserve)
      ? { ...claim, waiting: [...claim.waiting, { id, set, reason, requestedBy: by }] }
      : { ...claim, reserves: { ...claim.reserves, ...set } },
};

/** A change of reserves that waits; throws 404. */
export function waitingChange(claim: ClaimLife, id: string): WaitingChange {
  const found = claim.waiting.find((change) => change.id === id);
  if (found) return found;
  throw new DomainError('CHANGE_NOT_FOUND', 'No such change of reserves waits.', 404);
}

const without = (claim: ClaimLife, id: string): ClaimLife => ({
  ...claim,
  waiting: claim.waiting.filter((change) => change.id !== id),
});

/** Another person, whose authority covers the new total, lets a change of reserves in force. */
export const approveReserve: ActRule<{ id: string }> = {
  action: 'approveReserves',
  check: (claim, { id }, { by, authority }) => {
    const { set, requestedBy } = waitingChange(claim, id);
    assertCovers(claim, set);
    const isCovered = !waitsForApproval(claim, set, authority.reserve);
    if (requestedBy !== by && isCovered) return;
    throw refusal('RESERVE_AUTHORITY', 'Another person whose authority covers it approves it.');
  },
  apply: (claim, { id }) => {
    const { set } = waitingChange(claim, id);
    return { ...without(claim, id), reserves: { ...claim.reserves, ...set } };
  },
};

/** A change of reserves that waits is wanted no more. */
export const withdrawReserve: ActRule<{ id: string }> = {
  action: 'withdrawReserves',
  check: (claim, { id }) => {
    waitingChange(claim, id);
  },
  apply: (claim, { id }) => without(claim, id),
};
