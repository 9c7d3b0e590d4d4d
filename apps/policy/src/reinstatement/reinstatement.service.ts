import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError, letterNotPrinted, todayIn } from '@palisade/kernel';
import type { Actor, Tx } from '@palisade/platform';
import {
  currentContext,
  DomainClock,
  openFaces,
  saveSnapshot,
  Transactions,
} from '@palisade/platform';
import { noLossStatementOn, noLossText } from '@palisade/trade';
import { publishReinstated } from '../cancellations/cancellation-events';
import { checkRunsOn } from '../domain/life/acts/undo-cancelled';
import type { ReinstatementWait } from '../domain/lifecycle/reinstatement';
import { waitsFor } from '../domain/lifecycle/reinstatement';
import { policyStatusAfter } from '../domain/lifecycle/policy-status';
import { changePolicy } from '../policies/change-policy';
import { doAct } from '../policies/do-act';
import { factsOf } from '../policies/life-of';
import { lockKnown, lockVisible } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { HeldMoney } from '../snapshots/held-money.entity';
import { NoLossStatementRow } from './no-loss-statement.entity';
import { publishNoLossSigned, publishStatementDue } from './reinstatement-events';
import type { SignNoLossRequest } from './reinstatement.dto';
import { reinstatableOf, signedOf, waitOf } from './reinstatement-state';

/** What is typed and printed, by the names of its rows on the paper. */
const TYPED = [
  ['signeeName', 'Name'],
  ['signeeTitle', 'Title'],
  ['signature', 'Signature'],
] as const;

/** Brings a policy back that was cancelled for non-payment: signed and paid in full, in either order. */
@Injectable()
export class ReinstatementService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** The insured signs that no loss happened; 409 when one did, or when nothing is to be signed. */
  async sign(id: string, request: SignNoLossRequest, actor: Actor): Promise<void> {
    const faces = await openFaces();
    for (const [name, field] of TYPED) {
      const letter = faces.unprinted(request[name]);
      if (letter !== null) throw letterNotPrinted({ pointer: `/${name}`, field, letter });
    }
    const device = faces.spelled(currentContext()?.client?.agent ?? 'unknown');
    await this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      policyStatusAfter(policy.status, 'signNoLoss');
      if (await signedOf(tx.em, policy)) throw signedAlready();
      const now = this.clock.now();
      checkRunsOn(await factsOf(tx.em, policy, now));
      const signed = statementOf(policy, { ...request, device }, now);
      await tx.em.insert(NoLossStatementRow, signed);
      const after = await changePolicy(tx, policy, { action: 'signNoLoss', patch: {}, now });
      await publishNoLossSigned(tx, after, signed);
      await this.reinstateWhenReady(tx, after);
    });
  }

  /** What is held of a policy has changed. Once all is, and nobody has signed, that is told. */
  async saveHeld(tx: Tx, money: HeldMoney): Promise<void> {
    const policy = await lockKnown(tx.em, money.id);
    const before = await waitOf(tx.em, policy);
    await saveSnapshot(tx, HeldMoney, money);
    await this.moneyCame(tx, policy, before);
  }

  /** The money of a policy has changed: it is back, or waits for a signature alone, which is told. */
  async moneyCame(tx: Tx, policy: Policy, before: ReinstatementWait | null): Promise<void> {
    if (policy.status !== 'IN REINSTATEMENT PERIOD') return;
    const after = await waitOf(tx.em, policy);
    if (after === 'STATEMENT' && before !== after) {
      const change = { action: 'awaitStatement', patch: {}, now: this.clock.now() } as const;
      await publishStatementDue(tx, await changePolicy(tx, policy, change));
    }
    await this.reinstateWhenReady(tx, policy);
  }

  /** Reinstates a locked policy that is signed and paid, where no loss and no other policy hinders it. */
  private async reinstateWhenReady(tx: Tx, policy: Policy): Promise<void> {
    const state = await reinstatableOf(tx.em, policy);
    if (policy.status !== 'IN REINSTATEMENT PERIOD' || waitsFor(state) !== null) return;
    const now = this.clock.now();
    const { hasLossInGap, isReplaced } = await factsOf(tx.em, policy, now);
    if (hasLossInGap || isReplaced) return;
    const done = await doAct(tx, policy, { type: 'reinstate', wish: {}, now });
    if (done) await publishReinstated(tx, done, Math.min(state.held, done.charges.amountDue));
  }
}

function statementOf(
  policy: Policy,
  request: SignNoLossRequest & { device: string },
  now: Date,
): NoLossStatementRow {
  const { id: policyId, policyNumber, revision, insured, cancellation, timeZone } = policy;
  if (!cancellation) throw new Error(`Policy ${policyId} is not cancelled.`);
  const statement = noLossStatementOn(todayIn(timeZone, now));
  if (statement.version !== request.version) throw anotherText();
  const { effectiveDate: cancelDate } = cancellation;
  const text = noLossText(statement, { policyNumber, insuredName: insured.name, cancelDate });
  const { signeeName, signeeTitle, signature, device } = request;
  const address = currentContext()?.client?.address ?? 'unknown';
  return {
    policyId,
    revision,
    cancelDate,
    version: statement.version,
    sha256: createHash('sha256').update(text).digest('hex'),
    signeeName,
    signeeTitle,
    signature,
    address,
    device,
    signedAt: now,
  };
}

const signedAlready = (): DomainError =>
  new DomainError('SIGNED_ALREADY', 'The statement of no loss is signed already.', 409);

const anotherText = (): DomainError =>
  new DomainError(
    'STATEMENT_CHANGED',
    'The statement has another version now: read it again.',
    409,
  );
