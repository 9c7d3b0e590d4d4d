import { Injectable } from '@nestjs/common';
import {
  DomainError,
  invalidField,
  isCardGood,
  isRoutingNumber,
  minorUnitsOf,
} from '@palisade/kernel';
import { DomainClock, newId, reach } from '@palisade/platform';
import { isDeclined } from '../domain/local-behaviour';
import { checkForeignTransaction } from '../domain/numbers';
import { checkSameCharge } from '../domain/same-charge';
import { ChargeHolds } from '../payments/charge-holds';
import { LocalProcessor } from './local-processor';
import type { PortalChargeRequest, PortalChargeResponse } from './processor.dto';

const ROUTING_DIGITS = 9;

/** What happens at the portal of the local processor. */
@Injectable()
export class PortalService {
  constructor(
    private readonly processor: LocalProcessor,
    private readonly holds: ChargeHolds,
    private readonly clock: DomainClock,
  ) {}

  /**
   * Keeps a charge with the last four digits of its number; nothing else of it is kept. Room for it
   * is kept before: charges that are made at once never exceed what is due. A card that is declined
   * keeps none.
   */
  async charge(key: string, request: PortalChargeRequest): Promise<PortalChargeResponse> {
    const policyId = await this.processor.policyOf(key);
    if (!policyId) throw new DomainError('SESSION_NOT_FOUND', 'The payment page is over.', 404);
    const { method, number, transactionId = `LP-${newId()}` } = request;
    checkForeignTransaction(transactionId);
    checkDetails(request, this.clock.machineNow());
    const amount = minorUnitsOf(request.amount, '/amount');
    const charge = { reference: transactionId, policyId, method, amount, last4: number.slice(-4) };
    if (!(await this.processor.find(transactionId))) {
      await this.holds.keep({ reference: transactionId, policyId, amount });
      reach('after-reservation-before-charge');
    }
    const { tokenId, last4, behaviour, ...known } = await this.processor.save(charge);
    if (isDeclined({ behaviour, method })) {
      await this.holds.release({ reference: transactionId, policyId });
    }
    checkSameCharge(known, charge);
    return { transactionId, tokenId, lastFourDigits: last4 };
  }
}

/** Refuses a bank or a card that no processor would charge. */
function checkDetails(request: PortalChargeRequest, now: Date): void {
  const { method, routing, expirationMonth: month, expirationYear: year } = request;
  if (
    method === 'Bank Account' &&
    routing?.length === ROUTING_DIGITS &&
    !isRoutingNumber(routing)
  ) {
    throw invalidField('ROUTING_UNKNOWN', 'No bank has this routing number.', '/routing');
  }
  if (method !== 'Credit Card' || month === undefined || year === undefined) return;
  const today = { month: now.getUTCMonth() + 1, year: now.getUTCFullYear() };
  if (isCardGood({ month, year }, today)) return;
  throw invalidField('CARD_EXPIRED', 'The card has expired.', '/expirationYear');
}
