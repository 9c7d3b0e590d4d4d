import { checkGoesBack, checkRefundable } from './refund-way';

describe('a refund that is recorded', () => {
  const wire = { processorName: 'Harbor Demo Bank', amount: 100_00, transferredFrom: null };
  const check = { processorName: 'Lockbox', amount: 50_00, transferredFrom: null };
  const refunded = { ...check, amount: -20_00 };
  const transfer = { processorName: 'Palisade', amount: 70_00, transferredFrom: 'T-26-0000001' };
  const payments = [wire, check, refunded, transfer];

  it.each([
    ['Harbor Demo Bank', 100_00],
    [' harbor demo bank ', 1],
    ['Lockbox', 30_00],
  ])('goes back through %s as far as %i came through it', (processorName, amount) => {
    expect(() => checkGoesBack({ processorName, amount, currency: 'USD' }, payments)).not.toThrow();
  });

  it.each([
    ['Harbor Demo Bank', 100_01, '$100.00 came through Harbor Demo Bank'],
    ['Lockbox', 30_01, '$30.00 came through Lockbox'],
    ['Another Bank', 1, '$0.00 came through Another Bank'],
    ['Palisade', 1, '$0.00 came through Palisade'],
  ])('does not go through %s with %i', (processorName, amount, sentence) => {
    expect(() => checkGoesBack({ processorName, amount, currency: 'USD' }, payments)).toThrow(
      expect.objectContaining({
        code: 'REFUND_OTHER_WAY',
        status: 409,
        detail: expect.stringContaining(sentence),
      }),
    );
  });

  it('is no more than came through a way, what the platform gave back itself taken off', () => {
    const given = { processorName: 'Palisade', amount: -40_00, transferredFrom: null };
    const refund = { processorName: 'Harbor Demo Bank', currency: 'USD' as const };
    const all = [...payments, given];
    expect(() => checkGoesBack({ ...refund, amount: 60_00 }, all)).not.toThrow();
    expect(() => checkGoesBack({ ...refund, amount: 60_01 }, all)).toThrow('$60.00 came through');
  });

  it('is no more than was paid', () => {
    expect(() => checkRefundable(500, 500)).not.toThrow();
    expect(() => checkRefundable(501, 500)).toThrow('More than was paid cannot be refunded.');
  });
});
