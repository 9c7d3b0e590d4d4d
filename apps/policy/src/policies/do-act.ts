import type { PolicyStatus } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { tellHolders } from '../certificates/tell-holders';
import type { ActType, WishOf } from '../domain/life/acts';
import { ACTS, lifeAfter } from '../domain/life/acts';
import type { ActFacts, Told } from '../domain/life/act-rule';
import { fromOf } from '../domain/life/act-rule';
import type { Life, LifeStatus } from '../domain/life/life';
import { entriesSince, moneyBetween } from '../domain/life/life';
import { hasEnded } from '../domain/lifecycle/policy-status';
import { waitsUnrenewed } from '../domain/lifecycle/unpaid';
import { offerAfter } from '../domain/reporting/reporting-offer';
import type { Charges } from '../domain/money/charges';
import { addEntries, changePolicy } from './change-policy';
import { factsOf, lifeOf } from './life-of';
import { publishChanged, publishExpired } from './policy-events';
import { lockKnown, stackOf } from './policy-rows';
import type { PolicyTransaction } from './policy-transaction.entity';
import type { Policy } from './policy.entity';

/** An act with what it changes of the row beside the life. */
export interface ActOf<T extends ActType> {
  type: T;
  wish: WishOf<T>;
  patch?: Partial<Policy>;
  /** Why, where the row does not say it. */
  reason?: string;
  now: Date;
  /** The stack of the policy, where it has been read. */
  stack?: readonly PolicyTransaction[];
}

/** What an act has done. */
export interface DoneAct {
  /** The policy before, and after. */
  was: Policy;
  policy: Policy;
  before: Life;
  after: Life;
  /** What all of its lines charge together, and the premium of each. */
  charges: Charges;
  premiums: number[];
  told: Told;
  now: Date;
}

/** A policy in one of these never covered anything. */
const NEVER_RAN: readonly PolicyStatus[] = ['VOID', 'FLAT CANCELLED'];

/** What waits for a person while a policy runs. */
const WAITING = { noticeWaits: null, voidRequest: null };

/** Does one act to a locked policy: its lines, its row and its record; null where nothing comes of it. */
export async function doAct<T extends ActType>(
  tx: Tx,
  was: Policy,
  { type, wish, patch = {}, reason, now, stack }: ActOf<T>,
): Promise<DoneAct | null> {
  const before = lifeOf(was, stack ?? (await stackOf(tx.em, was.id)));
  const facts = await factsOf(tx.em, was, now);
  const after = lifeAfter(before, type, wish, facts);
  if (after === before) return null;
  const told = ACTS[type].tells(after);
  const dropped = droppedBy(was, after);
  const status = { ...changedStatus(was, after), status: after.status };
  const changed = { ...keptReporting(was, after, facts), ...patch, ...dropped, ...status };
  const change = { action: told.timeline, patch: changed, reason, now };
  const entries = entriesSince(before, after);
  const policy = entries.length
    ? await addEntries(tx, was, entries, change)
    : await changePolicy(tx, was, change);
  if (NEVER_RAN.includes(after.status)) await unlinkRenewal(tx, policy, now);
  await tellHolders(tx, { was, policy, before, after, now });
  const premiums = entries.map(({ charges }) => charges.premium);
  return { was, policy, before, after, charges: moneyBetween(before, after), premiums, told, now };
}

/** What is kept of extended reporting where an act has ended a policy, or lets it run again. */
function keptReporting(was: Policy, after: Life, { today }: ActFacts): Partial<Policy> {
  const reporting = offerAfter(was.reporting, after, today);
  return reporting === was.reporting ? {} : { reporting };
}

/** The wishes of people that an act leaves nothing of: a policy that ended, and a cancellation that is gone. */
function droppedBy(was: Policy, after: Life): Partial<Policy> {
  const isGone = !fromOf(ACTS.voidCancellation).includes(after.status);
  return {
    ...(hasEnded(after.status) && WAITING),
    ...(was.cancelVoidRequest && isGone && { cancelVoidRequest: null }),
  };
}

/** What of its status an act has changed. */
function changedStatus(was: LifeStatus, after: Life): Partial<LifeStatus> {
  const { cancellation, reinstateUntil, nocStopped } = after;
  return {
    ...(cancellation !== was.cancellation && { cancellation }),
    ...(reinstateUntil !== was.reinstateUntil && { reinstateUntil }),
    ...(nocStopped !== was.nocStopped && { nocStopped }),
  };
}

/** A renewal that never was leaves its policy to be renewed again; one that it had ended already is back. */
async function unlinkRenewal(tx: Tx, renewal: Policy, now: Date): Promise<void> {
  if (renewal.parentPolicyId === null) return;
  const term = await lockKnown(tx.em, renewal.parentPolicyId);
  if (term.renewalPolicyId !== renewal.id) return;
  const noticeWaits = waitsUnrenewed(term.noticeWaits);
  const patch = { renewalPolicyId: null, noticeWaits };
  const reason = renewal.policyNumber;
  const change = { action: 'renewalEnded' as const, patch, reason, now };
  if (term.status !== 'RENEWED') {
    return publishChanged(tx, await changePolicy(tx, term, change), change);
  }
  const done = await doAct(tx, term, { type: 'loseRenewal', wish: {}, patch, reason, now });
  if (done?.told.event === 'policy.expired.v1') return publishExpired(tx, done.policy);
  if (done) await publishChanged(tx, done.policy, change);
}
