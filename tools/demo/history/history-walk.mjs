import { until } from '../caller.mjs';
import { inDays, SECURE } from '../story.mjs';
import { Walk } from '../walk.mjs';
import { closingOf } from './closing.mjs';

const FIRST = [
  'Ada',
  'Bruno',
  'Clara',
  'Dmitri',
  'Elena',
  'Farid',
  'Grace',
  'Hugo',
  'Ines',
  'Jonas',
];
const LAST = ['Holder', 'Marsh', 'Okafor', 'Petrov', 'Quinn', 'Rossi', 'Stone', 'Tanaka', 'Usher'];
const LOST = {
  reason: 'The insured took a cheaper quote.',
  reasonSummary: 'PRICE',
};
const DECLINED = {
  reason: 'No plan for incidents of hosted customers.',
  reasonSummary: 'POOR_CONTROLS',
  isNotificationEnabled: true,
};
const LOSSES = [
  'An invoice of a supplier was paid to the account of a stranger.',
  'The files of a server are encrypted, a ransom is asked for.',
  'Mail of the bookkeeper was read by a stranger.',
  'A laptop with records of customers was stolen from a car.',
];
const RESERVE = { firstPartyExpense: 12_000, firstPartyLoss: 30_000, lossAdjustment: 4_000 };
const MAX_TRIES = 8;
const HALF = 0.5;
const PART = 0.4;

/** One company of the history, from its account to what became of its policy. */
export class HistoryWalk extends Walk {
  /**
   * @param {{ url: string, say: import('../caller.mjs').Say, people: import('./people.mjs').People, companies: import('./companies.mjs').Companies }} stage
   * @param {import('./plan.mjs').Life} life
   * @param {number} number
   */
  constructor({ url, say, people, companies }, life, number) {
    super(url, life.product, say);
    this.people = people;
    this.companies = companies;
    this.life = life;
    this.number = number;
    this.plan = { ...life.seller, referred: life.isReferred };
  }

  async signIn() {
    this.agent = await this.people.get(this.life.seller.agent);
    this.underwriter = await this.people.get('underwriter@palisade.example');
    this.admin = await this.people.get('admin@palisade.example');
    this.headOfClaims = await this.people.get('head.of.claims@palisade.example');
    this.me = this.people.meOf(this.life.seller.agent);
  }

  /** Up to the answer of the insured; whether a policy came of it. */
  async sell() {
    await this.signIn();
    if (!(await this.isQuoted())) return false;
    const { end } = this.life;
    if (this.quote.status === 'REFERRED') {
      if (end === 'declined') return this.decline();
      if (end === 'open') return false;
      await this.release();
    }
    if (this.quote.status !== 'READY' || end === 'open') return false;
    if (end === 'lost') return this.lose();
    if (end === 'declined') return this.decline();
    await this.sendAndSign();
    await this.bind();
    return true;
  }

  /** Some companies may not be insured at all; whether one got a quote. */
  async isQuoted() {
    for (let tried = 0; tried < MAX_TRIES; tried++) {
      await this.createAccount();
      await this.requestQuote();
      if (['READY', 'REFERRED'].includes(this.quote.status)) return true;
    }
    return false;
  }

  async createAccount() {
    const teams = this.me.teams.slice(0, 1).map(({ id }) => ({ id }));
    for (;;) {
      const draft = { ...this.companies.next(this.life.seller), teams };
      const { status, answer } = await this.agent.send('POST', '/api/account/v1', draft);
      if (status !== 201) continue;
      this.account = answer;
      return;
    }
  }

  async requestQuote() {
    const { id } = this.account;
    const { limit, deductible, isReferred } = this.life;
    const body = {
      product: this.product,
      effectiveDate: inDays(2),
      initialRequestData: { limit, deductible, isTriaExcluded: false },
      securityQuestions: isReferred ? { ...SECURE, pendingLitigation: true } : SECURE,
    };
    const draft = await until('the account at the quotes', async () => {
      const path = `/api/quote/v1/cart/account/${id}`;
      const { status, answer } = await this.agent.send('POST', path, body);
      const isLate = status === 404 || answer.code === 'ACCOUNT_NEEDS_INFORMATION';
      return !isLate && answer;
    });
    if (!draft.id) return void (this.quote = { status: draft.code });
    const path = `/api/quote/v1/cart/account/${id}/submit`;
    const { sent } = await this.agent.post(path, { quoteIds: [draft.id] });
    this.quote = sent[0];
  }

  async nameHolder() {
    await super.nameHolder();
    const { number } = this;
    this.holder.customerFirstName = FIRST[number % FIRST.length];
    this.holder.customerLastName = LAST[number % LAST.length];
  }

  async release() {
    const taker = await this.pickUp(this.quote.id);
    this.quote = await taker.put(`/api/quote/v1/release/${this.quote.id}`, {});
  }

  async lose() {
    const body = { ...LOST, productType: this.product };
    await this.agent.put(`/api/quote/v1/lost/${this.quote.id}`, body);
    return false;
  }

  async decline() {
    const { id, status } = this.quote;
    const taker = status === 'REFERRED' ? await this.pickUp(id) : this.underwriter;
    await taker.put(`/api/quote/v1/decline/${id}`, { ...DECLINED, quoteId: id });
    return false;
  }

  /**
   * What came in at the bank for the policy, as the desk enters it.
   * @param {'all' | 'half' | 'part'} share
   */
  async receive(share) {
    await this.signIn();
    const { policyId } = this;
    const { dueAmount } = await until('the invoice', async () => {
      const path = `/api/billing/v1/balance/${policyId}`;
      const { status, answer } = await this.admin.send('GET', path);
      return status === 200 && answer;
    });
    if (dueAmount <= 0) return;
    const part = { all: 1, half: HALF, part: PART }[share];
    await this.admin.post('/api/billing/v1/external/applyPayment', {
      policyId,
      paymentDate: inDays(0),
      paymentAmount: Math.round(dueAmount * part * 100) / 100,
      paymentMethod: this.life.method,
      processorName: 'Harbor Demo Bank',
      transactionId: `HIST-${this.number}-${inDays(0)}`,
    });
  }

  async change() {
    await this.signIn();
    await this.endorse();
  }

  async giveUp() {
    await this.signIn();
    await this.cancel();
  }

  async reportLoss() {
    await this.signIn();
    const { account, holder, policyId, number } = this;
    const { name, phone: workPhone, address1: address, city, state, zipCode } = account;
    const saved = await this.agent.postOnceKnown('/api/policy/v1/claim', {
      policyId,
      name: `${holder.customerFirstName} ${holder.customerLastName}`,
      role: 'Owner',
      email: holder.customerEmail,
      companyName: name,
      workPhone,
      address,
      city,
      state,
      zipCode,
      lossDate: inDays(-2),
      incidentNoticed: inDays(-1),
      lossDescription: LOSSES[number % LOSSES.length],
    });
    this.claimId = saved.claimId;
    await this.agent.put(`/api/claims/v1/${this.claimId}`, { isFiled: true });
  }

  async openFile() {
    await this.signIn();
    const path = '/api/claims/v1/claimsFile';
    await this.headOfClaims.post(path, { claimId: this.claimId });
    const grown = 1 + (this.number % 5);
    const scaled = Object.entries(RESERVE).map(([name, sum]) => [name, sum * grown]);
    const body = { ...Object.fromEntries(scaled), reason: 'First estimate of the forensic firm' };
    await this.headOfClaims.put(`${path}/${this.claimId}`, body);
  }

  async closeFile() {
    await this.signIn();
    const address = `/api/claims/v1/claimsFile/${this.claimId}`;
    await this.headOfClaims.put(address, closingOf(await this.headOfClaims.get(address)));
  }
}
