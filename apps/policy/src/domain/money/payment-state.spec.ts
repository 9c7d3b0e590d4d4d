import type { BilledInvoice, FinancePlanState } from './payment-state';
import { paymentState } from './payment-state';

const invoice = (paid: number, change: Partial<BilledInvoice> = {}): BilledInvoice => ({
  amountDue: 1_000,
  paid,
  pending: 0,
  balance: 1_000 - paid,
  dueDate: '2026-02-14',
  isReversed: false,
  ...change,
});
const plan = (change: Partial<FinancePlanState> = {}): FinancePlanState => ({
  processorId: 'p',
  isFunded: false,
  isEnded: false,
  ...change,
});

describe('the money of a policy', () => {
  it.each<[string, BilledInvoice[], FinancePlanState[], object]>([
    ['without an invoice', [], [], { isPaid: false, balance: 0, dueDate: null }],
    ['billed', [invoice(0)], [], { isPaid: false, balance: 1_000, dueDate: '2026-02-14' }],
    ['paid in part', [invoice(400)], [], { isPaid: false, paid: 400, balance: 600 }],
    ['paid', [invoice(1_000)], [], { isPaid: true, balance: 0, dueDate: null }],
    [
      'paid, with an endorsement to pay',
      [invoice(1_000), invoice(0, { dueDate: '2026-05-01' })],
      [],
      { isPaid: false, amountDue: 2_000, dueDate: '2026-05-01' },
    ],
    [
      'with a payment under way for all of it',
      [invoice(400, { pending: 600 })],
      [],
      { balance: 600, dueDate: '2026-02-14', owedFrom: null },
    ],
    [
      'with a payment under way for the older invoice',
      [invoice(0, { pending: 1_000 }), invoice(0, { pending: 1, dueDate: '2026-05-01' })],
      [],
      { balance: 2_000, dueDate: '2026-02-14', owedFrom: '2026-05-01' },
    ],
    ['reversed', [invoice(0, { isReversed: true })], [], { isPaid: false, balance: 0 }],
    [
      'financed',
      [invoice(0)],
      [plan()],
      { isPaid: false, isPremiumFinanced: true, processorId: 'p' },
    ],
    [
      'funded',
      [invoice(1_000)],
      [plan({ isFunded: true })],
      { isPaid: true, isPremiumFinancePaid: true },
    ],
    [
      'funded, with an endorsement to pay',
      [invoice(1_000), invoice(0)],
      [plan({ isFunded: true })],
      { isPaid: false, isPremiumFinancePaid: true, balance: 1_000 },
    ],
    [
      'disaffirmed',
      [invoice(0)],
      [plan({ isEnded: true })],
      { isPremiumFinanced: false, processorId: null },
    ],
  ])('%s', (_, invoices, plans, expected) => {
    expect(paymentState(invoices, plans)).toMatchObject(expected);
  });
});
