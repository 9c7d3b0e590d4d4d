import { Injectable } from '@nestjs/common';
import { sumOf } from '@palisade/kernel';
import { DomainClock, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import type { Payable } from '../domain/check-amount';
import { checkAmount, payableOf } from '../domain/check-amount';
import { checkSameCharge } from '../domain/same-charge';
import { invoicesOf } from '../invoices/invoice-rows';
import { PolicyBill } from '../policies/policy-bill.entity';
import { lockPolicy } from '../policies/policy-rows';
import { advanceOfPolicy } from '../unapplied/held-of-policy';
import { ChargeHold } from './charge-hold.entity';

/** A page reports right after the portal has answered it. */
const HOLD_MS = 60_000;

/** Keeps room for what a payer hands over at the portal, so that the portal is asked for no more. */
@Injectable()
export class ChargeHolds {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Keeps room for a charge; throws 409 when it is more than may still be paid. */
  async keep(charge: Omit<ChargeHold, 'expires'>): Promise<void> {
    const { policyId, reference, amount } = charge;
    await this.transactions.run(async ({ em }) => {
      const { currency } = await lockPolicy(em, policyId);
      const now = this.clock.machineNow();
      await em.delete(ChargeHold, { policyId, expires: LessThanOrEqual(now) });
      const known = await em.findOneBy(ChargeHold, { reference });
      if (known) return checkSameCharge(known, charge);
      checkAmount(amount, await readPayable(em, policyId, now), currency);
      const expires = new Date(now.getTime() + HOLD_MS);
      // Another policy may ask for the same reference meanwhile; the processor then refuses one.
      const hold = { reference, policyId, amount, expires };
      await em.createQueryBuilder().insert().into(ChargeHold).values(hold).orIgnore().execute();
    });
  }

  /** Gives the room of a charge of a policy back: it comes to nothing. */
  async release(of: Pick<ChargeHold, 'reference' | 'policyId'>): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      await em.delete(ChargeHold, of);
    });
  }
}

/** What may still be paid of a policy: what is under way and what is held count against it. */
export async function readPayable(
  em: EntityManager,
  policyId: string,
  machineNow: Date,
): Promise<Payable> {
  const holds = await em.findBy(ChargeHold, { policyId, expires: MoreThan(machineNow) });
  const held = sumOf(holds.map(({ amount }) => amount));
  const invoices = await invoicesOf(em, policyId);
  const policy = await em.findOneByOrFail(PolicyBill, { id: policyId });
  const advance = await advanceOfPolicy(em, policy, invoices);
  return payableOf(invoices, held, advance);
}

/** Gives the room of a charge back: it has become a payment, or only its token was wanted. */
export const releaseHold = async (em: EntityManager, reference: string): Promise<void> => {
  await em.delete(ChargeHold, { reference });
};
