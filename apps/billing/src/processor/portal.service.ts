import { Injectable } from '@nestjs/common';
import { DomainError, minorUnitsOf } from '@palisade/kernel';
import { newId, reach } from '@palisade/platform';
import { checkForeignTransaction } from '../domain/numbers';
import { checkSameCharge } from '../domain/same-charge';
import { ChargeHolds } from '../payments/charge-holds';
import { LocalProcessor } from './local-processor';
import type { PortalChargeRequest, PortalChargeResponse } from './processor.dto';

/** What happens at the portal of the local processor. */
@Injectable()
export class PortalService {
  constructor(
    private readonly processor: LocalProcessor,
    private readonly holds: ChargeHolds,
  ) {}

  /**
   * Keeps a charge with the last four digits of its number; nothing else of it is kept. Room for it
   * is kept before: charges that are made at once never exceed what is due.
   */
  async charge(key: string, request: PortalChargeRequest): Promise<PortalChargeResponse> {
    const policyId = await this.processor.policyOf(key);
    if (!policyId) throw new DomainError('SESSION_NOT_FOUND', 'The payment page is over.', 404);
    const { method, number, transactionId = `LP-${newId()}` } = request;
    checkForeignTransaction(transactionId);
    const amount = minorUnitsOf(request.amount, '/amount');
    const charge = { reference: transactionId, policyId, method, amount, last4: number.slice(-4) };
    if (!(await this.processor.find(transactionId))) {
      await this.holds.keep({ reference: transactionId, policyId, amount });
      reach('after-reservation-before-charge');
    }
    const { tokenId, last4, ...known } = await this.processor.save(charge);
    checkSameCharge(known, charge);
    return { transactionId, tokenId, lastFourDigits: last4 };
  }
}
