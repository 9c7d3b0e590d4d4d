import { heldParts } from './held-parts';

const payment = (transactionId: string, amount: number, held = 0) => ({
  transactionId,
  amount,
  held,
});
const parts = (surplus: number, ...payments: ReturnType<typeof payment>[]) =>
  heldParts(surplus, payments).map((part) => [part.payment.transactionId, part.amount]);

describe('what of an ended binder is held of which payment', () => {
  it('is all of each, the latest first', () => {
    expect(parts(300, payment('T-2', 100), payment('T-1', 200))).toEqual([
      ['T-2', 100],
      ['T-1', 200],
    ]);
  });

  it('is no more than is there, and nothing twice', () => {
    expect(parts(150, payment('T-2', 100), payment('T-1', 200))).toEqual([
      ['T-2', 100],
      ['T-1', 50],
    ]);
    expect(parts(150, payment('T-2', 100, 100), payment('T-1', 200, 50))).toEqual([['T-1', 150]]);
    expect(parts(0, payment('T-1', 200))).toEqual([]);
  });
});
