import { paymentStatusAfter } from './payment-status';

describe('a payment of commission', () => {
  it.each([
    ['AWAITING_APPROVAL', 'approve', 'PAID'],
    ['AWAITING_APPROVAL', 'reject', 'REJECTED'],
  ] as const)('that is %s becomes, by %s, %s', (status, decision, after) => {
    expect(paymentStatusAfter(status, decision)).toBe(after);
  });

  it.each([
    ['PAID', 'approve'],
    ['PAID', 'reject'],
    ['REJECTED', 'approve'],
    ['REJECTED', 'reject'],
  ] as const)('that is %s is not decided on by %s', (status, decision) => {
    expect(() => paymentStatusAfter(status, decision)).toThrow(
      expect.objectContaining({ status: 409 }),
    );
  });
});
