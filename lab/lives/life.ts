import { Books } from './books';

const TERM = { effectiveDate: '2026-03-01', endDate: '2027-03-01' };
const TERM_DAYS = 365;

/** One policy on the rules alone, from its issue to its cancellation. */
export class Life {
  constructor(rules, { market, state, charges, rate }) {
    const type = 'NEW';
    Object.assign(this, { rules, market, state, status: 'ISSUED' });
    this.stack = [{ type, effectiveDate: TERM.effectiveDate, charges: rules.chargesOf(charges) }];
    this.books = new Books(rules, rate);
    this.books.charge(this.stack[0].charges);
    this.do('takeEffect');
  }

  /** Plays a step; what the lifecycle forbids is left out. Answers whether it was played. */
  play({ kind, share, day }) {
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
      takeBack: () => this.books.takeBack(),
    }[kind];
    return play();
  }

  do(action) {
    const row = this.rules.POLICY_TRANSITIONS[action];
    if (!row.from.includes(this.status)) return false;
    this.status = this.rules.policyStatusAfter(this.status, action);
    return true;
  }

  endorse(share, effectiveDate) {
    if (!this.do('endorse')) return false;
    const { multiplyRounded, chargesOf } = this.rules;
    // What is given back is never more than what is left of the term.
    const base =
      share < 0 ? -this.returned('PRO_RATA', effectiveDate).charges.premium : this.premium;
    const part = (amount) => multiplyRounded(amount, String(share));
    const [first] = this.stack;
    const [premium, whole] = [part(base), first.charges.premium || 1];
    const tax = (amount) => Math.round((amount * premium) / whole) + 0;
    const { surplusLineTax, surplusStampingFee, ipt, currency } = first.charges;
    const charges = chargesOf({
      currency,
      premium,
      brokerFee: 0,
      mgaFee: 0,
      ipt: tax(ipt),
      surplusLineTax: tax(surplusLineTax),
      surplusStampingFee: tax(surplusStampingFee),
    });
    this.add('ENDORSEMENT', effectiveDate, charges);
    return true;
  }

  cancel(type, date) {
    const isDone =
      type === 'FLAT'
        ? this.do('flatCancel')
        : this.do('issueNotice') && this.do('reachCancelDate');
    if (!isDone) return false;
    this.lastReturned = {
      ...this.returned(type, date),
      written: this.premium,
      market: this.market,
    };
    this.add('CANCEL', date, this.lastReturned.charges);
    return true;
  }

  undoCancel() {
    if (!this.do('undoCancelled')) return false;
    const cancelled = this.stack.at(-1);
    this.add('REINSTATE', cancelled.effectiveDate, this.rules.negated(cancelled.charges));
    return true;
  }

  returned(type, date) {
    const { layersOf, returnPremium, taxBaseOf } = this.rules;
    const { market, state } = this;
    const layers = layersOf(this.stack);
    const taxBase = taxBaseOf({ ...TERM, market, state }, layers[0].charges);
    return returnPremium({ ...TERM, market, taxBase, layers }, type, date);
  }

  add(type, effectiveDate, charges) {
    this.stack.push({ type, effectiveDate, charges });
    this.books.charge(charges);
  }

  /** What is written: the sum of all transactions. */
  get written() {
    const { charges } = this.stack[0];
    return this.rules.sumCharges(
      this.stack.map((entry) => entry.charges),
      charges.currency,
    );
  }

  get premium() {
    return this.written.premium;
  }
}
