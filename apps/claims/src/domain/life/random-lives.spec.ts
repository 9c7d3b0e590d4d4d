import type { LossCause } from '@palisade/trade';
import { LOSS_CAUSE_KEYS } from '@palisade/trade';
import type { ByCategory } from '../reserves';
import { NOTHING, RESERVE_CATEGORIES } from '../reserves';
import type { Authority } from './act-rule';
import type { ActType, WishOf } from './acts';
import { bookAfter, claimAfter } from './acts';
import type { Book, ClaimLife, Payment } from './book';
import { eventOf, eventTerms, isStanding, netOf, paidOf, pendingOf, recoveredOf } from './book';
import { EXAMPLES, exampleTerms } from './examples.fixture';
import { moneyOf } from './figures';
import { coverageLimit } from './limits';

const SEQUENCES = 10_000;
const ACTS_EACH = 14;
const PEOPLE: readonly { by: string; authority: Authority }[] = [
  { by: 'a1', authority: { reserve: 10_000_000, payment: 5_000_000, mayExcuse: false } },
  { by: 'a2', authority: { reserve: 10_000_000, payment: 5_000_000, mayExcuse: false } },
  { by: 'h1', authority: { reserve: 500_000_000, payment: 500_000_000, mayExcuse: true } },
];
const COVERAGES = ['LIABILITY', 'REGULATORY', 'COWBELL_BREACH_FUND', 'EXTORTION', null] as const;
const { policy } = EXAMPLES[5];
const END = '2027-02-01';
const TERMS = exampleTerms(policy, END, { RANSOM_EVENT_SUBLIMIT: 60_000 });

/** Numbers from a seed, the same every time. */
function seeded(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

const claimOf = (id: string, filed: number, cause: LossCause): ClaimLife => ({
  id,
  cause,
  filed,
  eventId: id,
  lossDate: `2026-0${String(3 + filed)}-10`,
  reportedOn: '2026-08-01',
  layers: [{ from: policy.effectiveDate, to: END, terms: TERMS }],
  noticeEnd: '2027-04-02',
  status: 'OPEN',
  reserves: NOTHING,
  payments: [],
  waiting: [],
  recoveries: [],
  excuse: null,
});

type Wished = { [T in ActType]: [T, WishOf<T>] }[ActType];
const STEPS = ['approve', 'reject', 'issue', 'clear', 'stop', 'voidPayment'] as const;
const ENDS = ['deny', 'closeWithPayment', 'closeWithoutPayment', 'voidClaim'] as const;

/** Some act with some wish, as likely refused as not. */
function someAct(claim: ClaimLife, other: ClaimLife, draw: (below: number) => number): Wished {
  const of = <T>(list: readonly T[]): T => list[draw(list.length)];
  const category = of(RESERVE_CATEGORIES);
  const paymentId = claim.payments.length ? of(claim.payments).id : 'none';
  const id = String(draw(1e9));
  const kind = draw(20);
  if (kind < 5) {
    return ['reserve', { id, set: { [category]: draw(200) * 100_001 }, reason: null }];
  }
  if (kind < 6) return ['approveReserve', { id: claim.waiting[0]?.id ?? id }];
  if (kind < 11) {
    const payee = { payee: of(['Firm', ' firm', 'Lab']), payeeType: 'VENDOR' as const };
    const invoiceNumber = of([null, '1']);
    const paper = { invoiceNumber, vendorInvoice: null, method: 'WIRE' as const };
    return [
      'request',
      { id, coverage: of(COVERAGES), loss: draw(90) * 100_003, ...payee, ...paper },
    ];
  }
  if (kind < 16) return [of(STEPS), { paymentId }];
  if (kind < 17) return ['refund', { paymentId, amount: draw(50) * 100_000 }];
  if (kind < 18) {
    const type = of(['SUBROGATION', 'REINSURANCE'] as const);
    return ['recover', { id, category, type, amount: draw(40) * 100_000, treatyId: null }];
  }
  if (kind < 19) return [of(ENDS), {}];
  return draw(2) ? ['reopen', {}] : ['relate', { claimId: other.id }];
}

const standing = (book: Book): Payment[] =>
  book.flatMap(({ payments }) => payments.filter(isStanding));
const totalNet = (payments: readonly Payment[]): number =>
  payments.reduce((sum, payment) => sum + netOf(payment), 0);

/** What is wrong with the claims of a policy; an empty list where all holds. */
function faultsOf(book: Book): string[] {
  const of = (coverage: string): number =>
    totalNet(standing(book).filter((payment) => payment.coverage === coverage));
  const over = COVERAGES.filter(
    (key) => key !== null && of(key) > (coverageLimit(TERMS, key) ?? 0),
  );
  const covered = totalNet(standing(book).filter(({ coverage }) => coverage !== null));
  return [
    ...over.map((key) => `${String(key)} is above its limit`),
    ...(covered > TERMS.aggregateLimit ? ['the aggregate is above its limit'] : []),
    ...book.flatMap((claim) => claimFaults(book, claim)),
  ];
}

function claimFaults(book: Book, claim: ClaimLife): string[] {
  const [paid, pending, recovered] = [paidOf(claim), pendingOf(claim), recoveredOf(claim)];
  const { outstanding, incurred } = moneyOf(claim);
  const wrong = (is: (category: keyof ByCategory) => boolean): boolean =>
    RESERVE_CATEGORIES.some(is);
  const event = eventOf(book, claim);
  const retained = standing(event).reduce((sum, one) => sum + one.retentionApplied, 0);
  const isOpen = claim.status === 'OPEN' || claim.status === 'REOPENED';
  return [
    ...(wrong((one) => paid[one] + pending[one] > claim.reserves[one]) ? ['above reserve'] : []),
    ...(wrong((one) => incurred[one] !== paid[one] + outstanding[one]) ? ['not incurred'] : []),
    ...(wrong((one) => paid[one] < 0 || recovered[one] < 0) ? ['below zero'] : []),
    ...(retained > (eventTerms(event)?.retention ?? 0) ? ['retention taken twice'] : []),
    ...(!isOpen && wrong((one) => pending[one] > 0) ? ['pending at its end'] : []),
    ...(claim.payments.some((one) => one.status === 'ISSUED' && one.amount === 0)
      ? ['nothing was issued']
      : []),
    ...claim.payments
      .filter((one) => one.measured > one.authority && one.status === 'APPROVED')
      .map(() => 'approved above authority'),
  ];
}

it('keeps paid within reserves and limits whatever is done in whatever order', () => {
  let done = 0;
  for (let seed = 0; seed < SEQUENCES; seed += 1) {
    const draw = seeded(seed * 7_919);
    const causes = [LOSS_CAUSE_KEYS[draw(3)], LOSS_CAUSE_KEYS[draw(3)]];
    let book: Book = causes.map((cause, at) => claimOf(`c${String(at)}`, at, cause));
    for (let at = 0; at < ACTS_EACH; at += 1) {
      const which = draw(2);
      const [type, wish] = someAct(book[which], book[1 - which], draw);
      const on = { book, ...PEOPLE[draw(PEOPLE.length)] };
      try {
        book = bookAfter(book, claimAfter(book[which], type, wish as never, on));
        done += 1;
      } catch (error) {
        // A refusal has its code; all else is a fault of the rules.
        expect(error).toHaveProperty('code');
        continue;
      }
      const faults = faultsOf(book);
      if (faults.length) throw new Error(`seed ${String(seed)}, ${type}: ${faults.join(', ')}`);
    }
  }
  expect(done).toBeGreaterThan(SEQUENCES);
});
