import { NOTHING } from '../reserves';
import type { ActOn, Authority } from './act-rule';
import type { ActType, WishOf } from './acts';
import { bookAfter, claimAfter, opened } from './acts';
import type { Book, ClaimLife } from './book';
import { paidOf } from './book';
import { EXAMPLES, exampleTerms } from './examples.fixture';
import { moneyMovedBy } from './money-moves';
import { noticeEndOf } from './notice-end';

const ADJUSTER: Authority = { reserve: 10_000_000, payment: 5_000_000, mayExcuse: false };
const HEAD: Authority = { reserve: 500_000_000, payment: 500_000_000, mayExcuse: true };
const { policy } = EXAMPLES[0];
const FROM = '2026-04-01';
const TO = '2027-04-01';

const claimWith = (
  change: Partial<ClaimLife> = {},
  limits: Record<string, number> = {},
): ClaimLife => ({
  id: 'c1',
  eventId: 'c1',
  lossDate: '2026-05-02',
  reportedOn: '2026-05-05',
  filed: 0,
  cause: 'RANSOMWARE',
  layers: [{ from: FROM, to: TO, terms: exampleTerms(policy, TO, limits) }],
  noticeEnd: '2027-05-31',
  status: 'OPEN',
  reserves: { ...NOTHING, firstPartyExpense: 9_000_000, thirdPartyLoss: 9_000_000 },
  payments: [],
  waiting: [],
  recoveries: [],
  excuse: null,
  ...change,
});

const by = (book: Book, person = 'a1', authority = ADJUSTER): ActOn => ({
  book,
  by: person,
  authority,
});
const doing = <T extends ActType>(
  claim: ClaimLife,
  type: T,
  wish: WishOf<T>,
  on?: Partial<ActOn>,
) => claimAfter(claim, type, wish, { ...by([claim]), ...on });
const asked = (change: Partial<WishOf<'request'>> = {}): WishOf<'request'> => ({
  id: 'p1',
  coverage: 'LIABILITY',
  loss: 1_000_000,
  payee: 'Firm',
  payeeType: 'COUNSEL',
  invoiceNumber: 'INV-1',
  vendorInvoice: null,
  method: 'WIRE',
  ...change,
});
const P1 = { paymentId: 'p1' };
const requested = (change = {}): ClaimLife => doing(claimWith(), 'request', asked(change));
const billed = (id: string, loss: number, claim = claimWith()): ClaimLife =>
  doing(claim, 'request', asked({ id, loss, vendorInvoice: { id: 'i1', allowed: 1_000_000 } }));
const issued = (): ClaimLife => doing(requested(), 'issue', P1);
const cleared = (): ClaimLife => doing(issued(), 'clear', P1);
const recovered = (claim: ClaimLife): ClaimLife =>
  doing(claim, 'recover', {
    id: 'r1',
    category: 'thirdPartyLoss',
    type: 'SALVAGE',
    amount: 500_000,
    treatyId: null,
  });
const refused = (status: number, code: string): Error =>
  expect.objectContaining({ status, code }) as Error;

describe('what is refused', () => {
  it.each<[string, ClaimLife, ActType, object, number, string]>([
    [
      'more than the reserve holds',
      claimWith(),
      'request',
      asked({ loss: 9_900_000 }),
      409,
      'RESERVE_EXCEEDED',
    ],
    [
      'a coverage that is not held',
      claimWith(),
      'request',
      asked({ coverage: 'TECH_ENO' }),
      409,
      'COVERAGE_NOT_HELD',
    ],
    [
      'what is no coverage of losses',
      claimWith(),
      'request',
      asked({ coverage: 'WAR_EXCLUSION' }),
      409,
      'COVERAGE_NOT_HELD',
    ],
    ['no loss', claimWith(), 'request', asked({ loss: undefined }), 400, 'LOSS_MISSING'],
    [
      'an interruption without its hours',
      claimWith(),
      'request',
      asked({ coverage: 'BUSINESS_INTERRUPTION' }),
      400,
      'LOSS_MISSING',
    ],
    [
      'an invoice twice',
      requested(),
      'request',
      asked({ id: 'p2', payee: ' FIRM ', invoiceNumber: 'inv-1' }),
      409,
      'INVOICE_PAID',
    ],
    [
      'more than is allowed of the invoice of a vendor',
      billed('p1', 600_000),
      'request',
      asked({ id: 'p2', loss: 400_001, vendorInvoice: { id: 'i1', allowed: 1_000_000 } }),
      409,
      'BEYOND_ALLOWED',
    ],
    [
      'a late notice',
      claimWith({ reportedOn: '2027-05-31' }),
      'request',
      asked(),
      409,
      'LATE_NOTICE',
    ],
    ['an excuse of an adjuster', claimWith(), 'excuse', { reason: 'x' }, 409, 'EXCUSE_AUTHORITY'],
    [
      'a reserve below what is asked for',
      requested(),
      'reserve',
      { id: 'r', set: { thirdPartyLoss: 1 }, reason: null },
      400,
      'RESERVE_TOO_LOW',
    ],
    [
      'a change that nobody asked for',
      claimWith(),
      'approveReserve',
      { id: 'r' },
      404,
      'CHANGE_NOT_FOUND',
    ],
    ['a payment that is none', claimWith(), 'issue', P1, 404, 'PAYMENT_NOT_FOUND'],
    ['to issue twice', issued(), 'issue', P1, 409, 'PAYMENT_STATUS'],
    ['to stop what arrived', cleared(), 'stop', P1, 409, 'PAYMENT_STATUS'],
    ['to make void what arrived', cleared(), 'voidPayment', P1, 409, 'PAYMENT_STATUS'],
    [
      'a refund above the payment',
      cleared(),
      'refund',
      { ...P1, amount: 750_001 },
      400,
      'REFUND_AMOUNT',
    ],
    [
      'more back than is paid',
      issued(),
      'recover',
      { id: 'r', category: 'thirdPartyLoss', type: 'SALVAGE', amount: 750_001, treatyId: null },
      409,
      'RECOVERY_AMOUNT',
    ],
    ['to stop what came back', recovered(issued()), 'stop', P1, 409, 'RECOVERY_AMOUNT'],
    ['to make void what came back', recovered(issued()), 'voidPayment', P1, 409, 'RECOVERY_AMOUNT'],
    [
      'a refund of what came back',
      recovered(cleared()),
      'refund',
      { ...P1, amount: 250_001 },
      409,
      'RECOVERY_AMOUNT',
    ],
    ['an end while a payment waits', requested(), 'deny', {}, 409, 'PAYMENTS_WAIT'],
    [
      'to close while a reserve is outstanding',
      issued(),
      'closeWithPayment',
      {},
      409,
      'RESERVES_OUTSTANDING',
    ],
    ['to close with payment of nothing', claimWith(), 'closeWithPayment', {}, 409, 'NOTHING_PAID'],
    ['to close without what was paid', issued(), 'closeWithoutPayment', {}, 409, 'PAID_ALREADY'],
    ['to make void what was paid', issued(), 'voidClaim', {}, 409, 'PAID_ALREADY'],
    [
      'a payment at its end',
      claimWith({ status: 'DENIED' }),
      'request',
      asked(),
      409,
      'ILLEGAL_TRANSITION',
    ],
    ['a stop at its end', { ...issued(), status: 'DENIED' }, 'stop', P1, 409, 'ILLEGAL_TRANSITION'],
    [
      'any act before the file',
      claimWith({ status: null }),
      'request',
      asked(),
      409,
      'FILE_MISSING',
    ],
    ['to relate what was paid', issued(), 'relate', { claimId: 'c1' }, 409, 'PAID_ALREADY'],
    [
      'to relate to what is not known',
      claimWith(),
      'relate',
      { claimId: 'c9' },
      404,
      'CLAIM_NOT_RELATED',
    ],
  ])('%s', (_, claim, type, wish, status, code) => {
    expect(() => doing(claim, type, wish as never)).toThrow(refused(status, code));
  });

  it('a file of a loss that no terms cover, and a second one', () => {
    const before = claimWith({ status: null, lossDate: '2027-04-01' });
    expect(() => opened(before)).toThrow(refused(409, 'NO_POLICY'));
    expect(() => opened(claimWith())).toThrow(refused(409, 'ILLEGAL_TRANSITION'));
  });
});

describe('a payment', () => {
  it.each([
    ['of its own coverage', {}, 250_000, 750_000, 'LOSS'],
    ['of a small loss', { loss: 100_000 }, 100_000, 0, 'LOSS'],
    ['of fees', { coverage: null, loss: 5 }, 0, 5, 'LOSS'],
  ])('%s takes the retention first', (_, change, retentionApplied, amount, limitedBy) => {
    const claim = claimWith({ reserves: { ...claimWith().reserves, lossAdjustment: 5 } });
    const [payment] = doing(claim, 'request', asked(change)).payments;
    expect(payment).toMatchObject({ retentionApplied, amount, limitedBy });
  });

  it('takes nothing from the retention when no limit is left', () => {
    const claim = claimWith({}, { LIABILITY: 0 });
    expect(doing(claim, 'request', asked()).payments).toMatchObject([
      {
        retentionApplied: 0,
        amount: 0,
        notPaid: 1_000_000,
        limitedBy: 'SUBLIMIT',
        status: 'CLEARED',
      },
    ]);
  });

  it('is capped by the sublimit of an event of ransomware, under all coverages together', () => {
    const claim = claimWith({}, { RANSOM_EVENT_SUBLIMIT: 10_000 });
    const first = doing(claim, 'request', asked());
    const second = doing(
      first,
      'request',
      asked({ id: 'p2', payee: 'Lab', coverage: 'COWBELL_BREACH_FUND' }),
    );
    expect(second.payments.map(({ amount }) => amount)).toEqual([750_000, 250_000]);
    expect(second.payments[1].limitedBy).toBe('RANSOM_EVENT');
    const other = doing({ ...claim, cause: 'INSIDER' }, 'request', asked({ loss: 3_000_000 }));
    expect(other.payments[0]).toMatchObject({ amount: 2_750_000, limitedBy: 'LOSS' });
  });

  it('of the breach fund with a limit of its own leaves the aggregate alone', () => {
    const limits = { BREACH_FUND_SEPARATE_LIMIT: 50_000 };
    const fund = doing(
      claimWith({}, limits),
      'request',
      asked({ coverage: 'COWBELL_BREACH_FUND', loss: 6_000_000 }),
    );
    expect(fund.payments[0]).toMatchObject({ amount: 5_000_000, limitedBy: 'SUBLIMIT' });
    const both = doing(fund, 'request', asked({ id: 'p2', payee: 'Court', loss: 9_000_000 }));
    expect(both.payments[1]).toMatchObject({ amount: 9_000_000, limitedBy: 'LOSS' });
  });

  it('extortion has the lower of its limit and that of threats', () => {
    const claim = claimWith(
      { reserves: { ...NOTHING, firstPartyLoss: 9_000_000 } },
      { EXTORTION_THREAT_SUBLIMIT: 100 },
    );
    const [payment] = doing(claim, 'request', asked({ coverage: 'EXTORTION' })).payments;
    expect(payment).toMatchObject({ amount: 10_000, limitedBy: 'SUBLIMIT' });
  });

  it('is approved by another person with the authority, as a whole', () => {
    const waits = requested({ loss: 5_250_001 });
    expect(waits.payments[0]).toMatchObject({ status: 'REQUESTED', measured: 5_000_001 });
    const approve = (person: string, authority: Authority): ClaimLife =>
      doing(waits, 'approve', P1, { by: person, authority });
    expect(() => approve('a1', HEAD)).toThrow(refused(409, 'PAYMENT_AUTHORITY'));
    expect(() => approve('a2', ADJUSTER)).toThrow(refused(409, 'PAYMENT_AUTHORITY'));
    expect(approve('h1', HEAD).payments[0]).toMatchObject({ status: 'APPROVED', approvedBy: 'h1' });
    expect(doing(waits, 'reject', P1).payments[0].status).toBe('VOID');
  });

  it('pays the invoice of a vendor in parts, up to what is allowed of it', () => {
    const { payments } = billed('p2', 400_000, billed('p1', 600_000));
    expect(payments).toMatchObject([
      { coveredLoss: 600_000, vendorInvoiceId: 'i1' },
      { coveredLoss: 400_000, vendorInvoiceId: 'i1' },
    ]);
  });

  it('gives the limits back with a refund, and the retention only when it is void', () => {
    const refunded = doing(cleared(), 'refund', { ...P1, amount: 250_000 });
    expect(paidOf(refunded).thirdPartyLoss).toBe(500_000);
    const again = doing(refunded, 'request', asked({ id: 'p2', invoiceNumber: null }));
    expect(again.payments[1]).toMatchObject({ retentionApplied: 0, amount: 1_000_000 });
    const stopped = doing(issued(), 'stop', P1);
    const anew = doing(stopped, 'request', asked({ id: 'p2' }));
    expect(anew.payments[1]).toMatchObject({ retentionApplied: 250_000, amount: 750_000 });
  });

  it('tells of the money that moved', () => {
    const moved = (before: ClaimLife, after: ClaimLife) =>
      moneyMovedBy(before, after).map(({ kind, amount }) => [kind, amount]);
    expect(moved(claimWith(), requested())).toEqual([]);
    expect(moved(requested(), issued())).toEqual([['ISSUED', 750_000]]);
    expect(moved(issued(), cleared())).toEqual([]);
    expect(moved(issued(), doing(issued(), 'stop', P1))).toEqual([['STOPPED', -750_000]]);
    expect(moved(issued(), doing(issued(), 'voidPayment', P1))).toEqual([['VOID', -750_000]]);
    const refunded = doing(cleared(), 'refund', { ...P1, amount: 1 });
    expect(moved(cleared(), refunded)).toEqual([['REFUNDED', -1]]);
    const recovery = {
      id: 'r',
      category: 'thirdPartyLoss',
      type: 'SALVAGE',
      amount: 2,
      treatyId: null,
    } as const;
    expect(moved(issued(), doing(issued(), 'recover', recovery))).toEqual([['RECOVERED', -2]]);
  });
});

describe('the end of a claim', () => {
  it.each<[ActType, ClaimLife, string]>([
    ['deny', claimWith(), 'DENIED'],
    ['deny', issued(), 'DENIED'],
    ['closeWithoutPayment', claimWith(), 'CLOSED_NO_PAYMENT'],
    ['voidClaim', claimWith(), 'VOID'],
  ])('%s releases what is still reserved', (type, claim, status) => {
    const after = doing(claim, type, {} as never);
    expect(after).toMatchObject({ status, reserves: paidOf(claim) });
  });

  it('is taken back with its reserves as they are', () => {
    const again = doing(doing(issued(), 'deny', {}), 'reopen', {});
    expect(again).toMatchObject({ status: 'REOPENED', reserves: paidOf(issued()) });
  });
});

describe('claims of one event', () => {
  it('share its retention, and the date of what is paid does not move', () => {
    const first = issued();
    const second = claimWith({ id: 'c2', eventId: 'c2', filed: 1, lossDate: '2026-05-03' });
    const book = [first, second];
    const related = claimAfter(second, 'relate', { claimId: 'c1' }, by(book));
    const joined = bookAfter(book, related);
    const paid = claimAfter(related, 'request', asked({ id: 'p2' }), by(joined));
    expect(paid.payments[0]).toMatchObject({ retentionApplied: 0, amount: 1_000_000 });
    const earlier = { ...second, lossDate: '2026-05-01' };
    expect(() => claimAfter(earlier, 'relate', { claimId: 'c1' }, by([first, earlier]))).toThrow(
      refused(409, 'EVENT_PAID'),
    );
  });

  it('are excused together', () => {
    const late = claimWith({ reportedOn: '2027-06-01' });
    const excused = doing(late, 'excuse', { reason: 'No harm' }, { by: 'h1', authority: HEAD });
    expect(doing(excused, 'request', asked()).payments).toHaveLength(1);
    const fees = { ...late, reserves: { ...NOTHING, lossAdjustment: 10 } };
    expect(doing(fees, 'request', asked({ coverage: null, loss: 10 })).payments).toHaveLength(1);
  });
});

describe('the first late day', () => {
  const end = { end: '2027-02-01', cancelReason: null, reportingUntil: null, renewedUntil: null };

  it.each([
    ['the sixtieth day after the end', {}, '2027-04-02'],
    ['none after a cancellation for non-payment', { cancelReason: 'NON_PAYMENT' }, '2027-02-01'],
    ['sixty days after another cancellation', { cancelReason: 'REWRITTEN' }, '2027-04-02'],
    ['the end of extended reporting', { reportingUntil: '2028-02-01' }, '2028-02-01'],
    ['sixty days after the last renewal', { renewedUntil: '2028-02-01' }, '2028-04-01'],
  ])('is %s', (_, change, day) => {
    expect(noticeEndOf({ ...end, ...change })).toBe(day);
  });
});
