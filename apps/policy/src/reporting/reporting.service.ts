import { Injectable } from '@nestjs/common';
import { invalidField, minorUnitsOf, toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock, newId, Transactions } from '@palisade/platform';
import { policyStatusAfter } from '../domain/lifecycle/policy-status';
import { reportedBefore } from '../domain/reporting/reporting-window';
import { doAct } from '../policies/do-act';
import { lockVisible, stackOf } from '../policies/policy-rows';
import { publishExtended } from './reporting-events';
import { reportingWish } from './reporting-wish';
import type { ErpOfferRequest, ErpRequest } from './reporting.dto';
import { sendOffer } from './send-offer';

/** Offers and sells more time to report to policies that have ended (domain §5.11, §5.13.12). */
@Injectable()
export class ReportingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: DomainClock,
  ) {}

  /** Somebody sends the offer that did not go out by itself. */
  sendByHand(id: string, { annualPremium }: ErpOfferRequest, actor: Actor): Promise<void> {
    const named = annualPremium === undefined ? null : minorUnitsOf(annualPremium);
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, id, actor);
      policyStatusAfter(policy.status, 'extendReporting');
      await sendOffer(tx, policy, { now: this.clock.now(), annualPremium: named });
    });
  }

  /** More time is bought, at the price that was offered. */
  buy({ policyId, months, premium, effectiveDate }: ErpRequest, actor: Actor): Promise<void> {
    return this.transactions.run(async (tx) => {
      const policy = await lockVisible(tx.em, policyId, actor);
      policyStatusAfter(policy.status, 'extendReporting');
      const stack = await stackOf(tx.em, policyId);
      const now = this.clock.now();
      const { offer, wish } = reportingWish(policy, stack, { months, now });
      const { window, charges } = wish;
      const until = reportedBefore(effectiveDate, months);
      const done = await doAct(tx, policy, {
        type: 'extendReporting',
        wish,
        patch: { reporting: { ...offer, months, until } },
        stack,
        now,
      });
      if (!done || !window) return;
      if (effectiveDate !== window.endOfCover) {
        const detail = `Extended reporting begins with the end of cover, ${window.endOfCover}.`;
        throw invalidField('REPORTING_DATE_INVALID', detail, '/effectiveDate');
      }
      if (minorUnitsOf(premium, '/premium') !== charges.premium) {
        const detail = `${months} months are ${toCurrencyUnits(charges.premium).toFixed(2)}.`;
        throw invalidField('REPORTING_PREMIUM_CHANGED', detail, '/premium');
      }
      const erp = { months, from: effectiveDate, to: until, endorsementId: newId() };
      await publishExtended(tx, done, erp);
    });
  }
}
