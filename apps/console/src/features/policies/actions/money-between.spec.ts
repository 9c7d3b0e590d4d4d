import type { PolicyCharges } from '../../../lib/api-types';
import { chargesBefore, linesOf } from './money-between';

const charges = (premium: number, tax: number): PolicyCharges => ({
  currency: 'USD',
  premium,
  brokerFee: 50,
  mgaFee: 0,
  totalPremium: premium,
  surplusLineTax: tax,
  surplusStampingFee: 0,
  ipt: 0,
  amountDue: premium + tax + 50,
});
const RETURNED = { ...charges(-700.1, -24.5), brokerFee: 0, amountDue: -724.6 };

describe('the amounts that an act moves', () => {
  it('are added to what was charged, to the cent', () => {
    const lines = linesOf(charges(1000.3, 35), RETURNED);
    expect(lines.filter(({ difference }) => difference !== 0)).toEqual([
      { type: 'premium', before: 1000.3, after: 300.2, difference: -700.1 },
      { type: 'surplusLineTax', before: 35, after: 10.5, difference: -24.5 },
      { type: 'amountDue', before: 1085.3, after: 360.7, difference: -724.6 },
    ]);
    expect(lines).toContainEqual({ type: 'brokerFee', before: 50, after: 50, difference: 0 });
  });

  it('are taken from what is charged once they are in it', () => {
    const { premium, surplusLineTax, amountDue } = chargesBefore(charges(300.2, 10.5), RETURNED);
    expect({ premium, surplusLineTax, amountDue }).toEqual({
      premium: 1000.3,
      surplusLineTax: 35,
      amountDue: 1085.3,
    });
  });
});
