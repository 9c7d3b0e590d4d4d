import { Injectable } from '@nestjs/common';
import { invalidField, minorUnitsOf } from '@palisade/kernel';
import { AMOUNT_MAX } from '@palisade/trade';
import type { Tx } from '@palisade/platform';
import { askSecondPerson, newId, Transactions } from '@palisade/platform';
import type { Caller } from '../claims/caller';
import { Claim } from '../claims/claim.entity';
import { ClaimsQueries } from '../claims/claims.queries';
import { PolicyCover } from '../covers/policy-cover.entity';
import { paymentOfClaim } from '../domain/life/acts/payment-steps';
import type { PaymentWish } from '../domain/life/acts/request';
import { waitingChange } from '../domain/life/acts/reserve';
import type { ActType } from '../domain/life/acts';
import type { ClaimLife } from '../domain/life/book';
import { actOfStep } from '../domain/life/payment-moves';
import { lockFile } from '../files/claims-file-rows';
import type { ClaimsFile } from '../files/claims-file.entity';
import { withInvoice } from '../vendors/allowed-invoice';
import type { Doing } from './claim-acts.service';
import { ClaimActsService } from './claim-acts.service';
import { bookOf } from './claim-books';
import type {
  ClaimMoneyResponse,
  ClaimPaymentRequest,
  ClaimRecoveryRequest,
  MoveClaimPaymentRequest,
} from './claim-money.dto';
import { ClaimMoneyQueries } from './claim-money.queries';

/** Payments of claims, what comes back of them, and what waits for another person. */
@Injectable()
export class ClaimMoneyService {
  constructor(
    private readonly transactions: Transactions,
    private readonly claims: ClaimsQueries,
    private readonly acts: ClaimActsService,
    private readonly queries: ClaimMoneyQueries,
  ) {}

  /** Asks for a payment, or shows what it would be. */
  async request(
    id: string,
    request: ClaimPaymentRequest,
    caller: Caller,
    dryRun: boolean,
  ): Promise<ClaimMoneyResponse> {
    const holds = await this.claims.holds(caller);
    return this.transactions.run(
      async (tx) => {
        const file = await lockFile(tx.em, id, caller.actor);
        await assertCurrency(tx, id, request);
        const { vendorInvoiceId = null } = request;
        const wish = await withInvoice(tx.em, id, { wish: wishOf(request), vendorInvoiceId });
        const { payee } = wish;
        const doing = { type: 'request' as const, wish, told: { payee } };
        await this.acts.act(tx, file, { ...doing, actor: caller.actor, holds });
        return this.queries.read(tx.em, id, !dryRun);
      },
      { dryRun },
    );
  }

  /** What happens to a payment after it was asked for, its approval apart. */
  move(
    id: string,
    paymentId: string,
    request: MoveClaimPaymentRequest,
    caller: Caller,
  ): Promise<ClaimMoneyResponse> {
    const amount = minorUnitsOf(request.amount ?? 0, '/amount');
    const reason = request.reason?.trim() || null;
    return this.on(id, caller, (_, __, { payments }) => ({
      type: actOfStep(request.step),
      wish: { paymentId, amount },
      reason,
      told: payeeOf(payments, paymentId),
    }));
  }

  /** Another person approves the whole payment. */
  approve(id: string, paymentId: string, caller: Caller): Promise<ClaimMoneyResponse> {
    return this.on(id, caller, async (tx, _, claim) => {
      const begunBy = [paymentOfClaim(claim, paymentId).requestedBy];
      await askSecondPerson(tx, 'claim.approvePayment', { begunBy, actor: caller.actor });
      const told = payeeOf(claim.payments, paymentId);
      return { type: 'approve', wish: { paymentId }, told };
    });
  }

  /** Another person lets a change of reserves in force. */
  approveReserves(id: string, changeId: string, caller: Caller): Promise<ClaimMoneyResponse> {
    return this.on(id, caller, async (tx, _, claim) => {
      const begunBy = [waitingChange(claim, changeId).requestedBy];
      await askSecondPerson(tx, 'claim.approveReserves', { begunBy, actor: caller.actor });
      return { type: 'approveReserve', wish: { id: changeId } };
    });
  }

  withdrawReserves(id: string, changeId: string, caller: Caller): Promise<ClaimMoneyResponse> {
    return this.on(id, caller, () => ({ type: 'withdrawReserve', wish: { id: changeId } }));
  }

  recover(id: string, request: ClaimRecoveryRequest, caller: Caller): Promise<ClaimMoneyResponse> {
    const { category, type, treatyId = null } = request;
    const amount = minorUnitsOf(request.amount, '/amount');
    const wish = { id: newId(), category, type, amount, treatyId };
    return this.on(id, caller, () => ({ type: 'recover', wish }));
  }

  /** One act on a claim, whose money is answered. */
  private async on<T extends ActType>(
    id: string,
    caller: Caller,
    doingOf: (
      tx: Tx,
      file: ClaimsFile,
      claim: ClaimLife,
    ) => Promise<Omit<Doing<T>, 'actor' | 'holds'>> | Omit<Doing<T>, 'actor' | 'holds'>,
  ): Promise<ClaimMoneyResponse> {
    const holds = await this.claims.holds(caller);
    return this.transactions.run(async (tx) => {
      const file = await lockFile(tx.em, id, caller.actor);
      const { policyId } = await tx.em.findOneByOrFail(Claim, { id });
      const claim = (await bookOf(tx.em, policyId)).find((one) => one.id === id);
      if (!claim) throw new Error(`The claim ${id} is not filed.`);
      const doing = await doingOf(tx, file, claim);
      await this.acts.act(tx, file, { ...doing, actor: caller.actor, holds });
      return this.queries.read(tx.em, id, true);
    });
  }
}

const payeeOf = (payments: ClaimLife['payments'], id: string): { payee: string | null } => ({
  payee: payments.find((payment) => payment.id === id)?.payee ?? null,
});

/** Throws 400 for a payment in another currency than that of the policy. */
async function assertCurrency(
  tx: Tx,
  id: string,
  { currency }: ClaimPaymentRequest,
): Promise<void> {
  const { policyId } = await tx.em.findOneByOrFail(Claim, { id });
  const cover = await tx.em.findOneByOrFail(PolicyCover, { id: policyId });
  if (!currency || currency === cover.currency) return;
  throw invalidField('CURRENCY_DIFFERS', `The policy is in ${cover.currency}.`, '/currency');
}

function wishOf(request: ClaimPaymentRequest): PaymentWish {
  const { coverage = null, payee, payeeType, invoiceNumber, method } = request;
  const { loss, hours, lossPerHour } = request;
  if (hours !== undefined && lossPerHour !== undefined && hours * lossPerHour > AMOUNT_MAX) {
    const detail = 'The loss of all the hours is more than an amount can be.';
    throw invalidField('AMOUNT_TOO_HIGH', detail, '/lossPerHour');
  }
  return {
    id: newId(),
    coverage,
    payee: payee.trim(),
    payeeType,
    invoiceNumber: invoiceNumber?.trim() || null,
    vendorInvoice: null,
    method,
    ...(loss !== undefined && { loss: minorUnitsOf(loss, '/loss') }),
    // Hundredths of hours, as money is of its units.
    ...(hours !== undefined && { hours: minorUnitsOf(hours, '/hours') }),
    ...(lossPerHour !== undefined && { lossPerHour: minorUnitsOf(lossPerHour, '/lossPerHour') }),
  };
}
