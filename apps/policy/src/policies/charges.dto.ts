import type { Currency } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import type { ChargeLine, Charges } from '../domain/money/charges';
import { chargeLines } from '../domain/money/charges';

export class ChargeLineResponse {
  type: ChargeLine['type'];
  amount: number;
}

/** What is charged, in currency units; a return is negative. */
export class ChargesResponse {
  currency: Currency;
  premium: number;
  brokerFee: number;
  mgaFee: number;
  totalPremium: number;
  surplusLineTax: number;
  surplusStampingFee: number;
  /** Insurance premium tax; UK only. */
  ipt: number;
  amountDue: number;
}

export function toChargesResponse(charges: Charges): ChargesResponse {
  return {
    currency: charges.currency,
    premium: toCurrencyUnits(charges.premium),
    brokerFee: toCurrencyUnits(charges.brokerFee),
    mgaFee: toCurrencyUnits(charges.mgaFee),
    totalPremium: toCurrencyUnits(charges.totalPremium),
    surplusLineTax: toCurrencyUnits(charges.surplusLineTax),
    surplusStampingFee: toCurrencyUnits(charges.surplusStampingFee),
    ipt: toCurrencyUnits(charges.ipt),
    amountDue: toCurrencyUnits(charges.amountDue),
  };
}

export const toChargeLines = (charges: Charges): ChargeLineResponse[] =>
  chargeLines(charges).map(({ type, amount }) => ({ type, amount: toCurrencyUnits(amount) }));
