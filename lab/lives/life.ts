import type { PolicyStatus } from '@palisade/contracts';
import type { Market } from '@palisade/trade';
import type {
  CancellationType,
  ReturnedPremium,
} from '../../apps/policy/src/domain/cancellation/return-premium';
import type { TransactionType } from '../../apps/policy/src/domain/history/policy-stack';
import type { PolicyAction } from '../../apps/policy/src/domain/lifecycle/policy-status';
import type { ChargeParts, Charges } from '../../apps/policy/src/domain/money/charges';
import { Books } from './books';
import type { Rules } from './rules';

const TERM = { effectiveDate: '2026-03-01', endDate: '2027-03-01' };
const TERM_DAYS = 365;

/** What may happen to a policy and its money. */
export const STEP_KINDS = [
  'endorseUp',
  'endorseDown',
  'cancelFlat',
  'cancelProRata',
  'cancelShortRate',
  'undoCancel',
  'startPayment',
  'confirm',
  'refuse',
  'reversePayment',
] as const;

/** One of it; `share` and `day` say how much and when, from 0 to 1. */
export interface Step {
  kind: (typeof STEP_KINDS)[number];
  share: number;
  day: number;
}

/** On which terms a policy begins. */
export interface Terms {
  market: Market;
  state: string | null;
  charges: ChargeParts;
  /** Of the commission, in percent. */
  rate: string;
}

/** A transaction of the policy. */
export interface Transaction {
  number: number;
  /** The number of the one that it takes back. */
  reverses: number | null;
  type: TransactionType;
  effectiveDate: string;
  charges: Charges;
}

/** One policy on the rules alone, from its issue to its cancellation. */
export class Life {
  readonly books: Books;
  readonly stack: Transaction[];
  lastReturned?: ReturnedPremium & { written: number; unbegun: number; market: Market };
  private readonly market: Market;
  private readonly state: string | null;
  private status: PolicyStatus = 'ISSUED';

  constructor(
    private readonly rules: Rules,
    { market, state, charges, rate }: Terms,
  ) {
    this.market = market;
    this.state = state;
    const { effectiveDate } = TERM;
    this.stack = [
      { number: 1, reverses: null, type: 'NEW', effectiveDate, charges: rules.chargesOf(charges) },
    ];
    this.books = new Books(rules, rate);
    this.books.charge(this.stack[0].charges);
    this.do('takeEffect');
  }

  /** Plays a step; what the lifecycle forbids is left out. Answers whether it was played. */
  play({ kind, share, day }: Step): boolean {
    const date = this.rules.addDays(TERM.effectiveDate, Math.round(day * (TERM_DAYS - 1)));
    const play = {
      endorseUp: () => this.endorse(share, date),
      endorseDown: () => this.endorse(-share, date),
      cancelFlat: () => this.cancel('FLAT', TERM.effectiveDate),
      cancelProRata: () => this.cancel('PRO_RATA', date),
      cancelShortRate: () => this.cancel('SHORT_RATE', date),
      undoCancel: () => this.undoCancel(),
      startPayment: () => this.books.start(share),
      confirm: () => this.books.confirm(),
      refuse: () => this.books.refuse(),
      reversePayment: () => this.books.reversePayment(),
    }[kind];
    return play();
  }

  private do(action: PolicyAction): boolean {
    const row = this.rules.POLICY_TRANSITIONS[action];
    if (!row.from.includes(this.status)) return false;
    this.status = this.rules.policyStatusAfter(this.status, action);
    return true;
  }

  private endorse(share: number, effectiveDate: string): boolean {
    if (!this.do('endorse')) return false;
    const { multiplyRounded, chargesOf } = this.rules;
    const base = share < 0 ? this.leftOn(effectiveDate) : this.premium;
    const part = (amount: number): number => multiplyRounded(amount, String(share));
    const [first] = this.stack;
    const [premium, whole] = [part(base), first.charges.premium || 1];
    // As two ratings differ: by what is owed on the new premium and what is written already.
    const tax = (name: 'ipt' | 'surplusLineTax' | 'surplusStampingFee'): number =>
      Math.round((first.charges[name] * (this.premium + premium)) / whole) - this.written[name];
    const { currency } = first.charges;
    const charges = chargesOf({
      currency,
      premium,
      brokerFee: 0,
      mgaFee: 0,
      ipt: tax('ipt'),
      surplusLineTax: tax('surplusLineTax'),
      surplusStampingFee: tax('surplusStampingFee'),
    });
    this.add('ENDORSEMENT', effectiveDate, charges);
    return true;
  }

  private cancel(type: CancellationType, date: string): boolean {
    const isDone =
      type === 'FLAT'
        ? this.do('flatCancel')
        : this.do('issueNotice') && this.do('reachCancelDate');
    if (!isDone) return false;
    const returned = this.returned(type, date);
    const { market, premium: written } = this;
    this.lastReturned = { ...returned, written, market, unbegun: this.unbegunOn(type, date) };
    this.add('CANCEL', date, returned.charges);
    return true;
  }

  /** The premium of changes that a cancellation comes before: it goes back whole, or is asked for again. */
  private unbegunOn(type: CancellationType, date: string): number {
    return this.rules.sumOf(this.premiumsAfter(type, date));
  }

  private premiumsAfter(type: CancellationType, date: string): number[] {
    const [, ...later] = this.rules.layersOf(this.stack);
    const on = { type, cancelDate: date };
    return later
      .filter(({ from }) => !this.rules.tookEffect(TERM, from, on))
      .sort((one, other) => (one.from < other.from ? -1 : 1))
      .map(({ charges }) => charges.premium);
  }

  /** The most that a change from a date on may give back: what is left of the term then and on every later day. */
  private leftOn(date: string): number {
    const after = this.premiumsAfter('PRO_RATA', date);
    const returned = 0 - this.returned('PRO_RATA', date).charges.premium;
    let left = returned - this.rules.sumOf(after);
    let least = left;
    for (const premium of after) least = Math.min(least, (left += premium));
    return Math.max(0, least);
  }

  private undoCancel(): boolean {
    const cancelled = this.stack.at(-1);
    if (!cancelled || !this.do('undoCancelled')) return false;
    const { effectiveDate, charges, number } = cancelled;
    this.add('REINSTATE', effectiveDate, this.rules.negated(charges), number);
    return true;
  }

  private returned(type: CancellationType, date: string): ReturnedPremium {
    const { layersOf, returnPremium, taxBaseOf } = this.rules;
    const { market, state } = this;
    const layers = layersOf(this.stack);
    const taxBase = taxBaseOf({ ...TERM, market, state }, layers[0].charges);
    return returnPremium({ ...TERM, market, taxBase, layers }, type, date);
  }

  private add(
    type: TransactionType,
    effectiveDate: string,
    charges: Charges,
    reverses: number | null = null,
  ): void {
    this.stack.push({ number: this.stack.length + 1, reverses, type, effectiveDate, charges });
    this.books.charge(charges);
  }

  /** What is written: the sum of all transactions. */
  get written(): Charges {
    const { charges } = this.stack[0];
    return this.rules.sumCharges(
      this.stack.map((entry) => entry.charges),
      charges.currency,
    );
  }

  private get premium(): number {
    return this.written.premium;
  }
}
