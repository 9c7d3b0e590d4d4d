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
import { policyStatusAfter } from '../domain/lifecycle/policy-status';
import { changePolicy } from '../policies/change-policy';
import { lockKnown, lockVisible } from '../policies/policy-rows';
import type { Policy } from '../policies/policy.entity';
import { HeldMoney } from '../snapshots/held-money.entity';
import { NoLossStatementRow } from './no-loss-statement.entity';
import { publishNoLossSigned } from './reinstatement-events';
import type { SignNoLossRequest } from './reinstatement.dto';
import { followMoney, reinstateWhenReady } from './reinstate-when-ready';
import { checkSignable, signedOf, waitOf } from './reinstatement-state';

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
      await checkSignable(tx.em, policy, now);
      const signed = statementOf(policy, { ...request, device }, now);
      await tx.em.insert(NoLossStatementRow, signed);
      const after = await changePolicy(tx, policy, { action: 'signNoLoss', patch: {}, now });
      await publishNoLossSigned(tx, after, signed);
      await reinstateWhenReady(tx, after, now);
    });
  }

  /** What is held of a policy has changed. Once all is, and nobody has signed, that is told. */
  async saveHeld(tx: Tx, money: HeldMoney): Promise<void> {
    const policy = await lockKnown(tx.em, money.id);
    const before = await waitOf(tx.em, policy);
    await saveSnapshot(tx, HeldMoney, money);
    await followMoney(tx, { policy, before, now: this.clock.now() });
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
