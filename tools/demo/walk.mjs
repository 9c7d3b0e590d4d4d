import { Caller, until } from './caller.mjs';
import { openLink } from './mailed-link.mjs';
import { money } from './money.mjs';
import { signApplication } from './sign-application.mjs';
import { inDays, IRPM, MAX_TRIES, SECURE, todayIn, WALKS } from './story.mjs';
import { surplusBrokerIn } from './surplus-broker.mjs';

/** @typedef {import('@palisade/clients/account').components['schemas']['AccountResponse']} Account */
/** @typedef {import('@palisade/clients/auth').components['schemas']['CurrentUserResponse']} Me */
/** @typedef {import('@palisade/clients/policy').components['schemas']['PolicyResponse']} Policy */

/**
 * A quote that was rated.
 * @typedef {import('@palisade/clients/quote').components['schemas']['QuoteResponse'] & {
 *   premium: number, totalPremium: number, amountDue: number }} Quote
 */

/**
 * The policyholder, as the calls name them.
 * @typedef {object} Holder
 * @property {string} customerFirstName
 * @property {string} customerLastName
 * @property {string} customerEmail
 * @property {string} customerPhone
 */

/**
 * What was mailed to the policyholder: the id of a link and the code that opens it.
 * @typedef {{ workflowId: string, secret: string }} Code
 */

/** One company from its look-up to its claim, over HTTP, as the people concerned would do it. */
export class Walk {
  /** @type {Caller} */
  agent;
  /** @type {Caller} */
  underwriter;
  /** @type {Caller} */
  admin;
  /** @type {Caller} */
  payer;
  /** @type {Me} */
  me;
  /** @type {Account} */
  account;
  /** @type {Quote} */
  quote;
  /** @type {Quote} */
  endorsement;
  /** @type {Holder} */
  holder;
  /** @type {string} */
  policyId;
  /** @type {string} */
  policyNumber;

  /**
   * @param {string} url
   * @param {string} product
   * @param {import('./caller.mjs').Say} say
   */
  constructor(url, product, say) {
    this.url = url;
    this.product = product;
    this.say = say;
    this.currency = product === 'P_ONE' ? 'GBP' : 'USD';
    this.plan = WALKS[product];
  }

  /**
   * All of it after `signIn`, in order; every step throws when what it did is not there afterwards.
   * @returns {Promise<void>}
   */
  async run() {
    await this.findInsurable();
    if (this.plan.referred) await this.underwrite();
    await this.sendAndSign();
    await this.bind();
    await this.pay();
    await this.endorse();
    await this.payEndorsement();
    await this.fileClaim();
    await this.cancel();
  }

  async signIn() {
    this.agent = await Caller.signIn(this.url, this.plan.agent, this.say);
    this.underwriter = await Caller.signIn(this.url, 'underwriter@palisade.example', this.say);
    this.admin = await Caller.signIn(this.url, 'admin@palisade.example', this.say);
    this.me = await this.agent.get('/api/auth/v1/users/me');
  }

  async findInsurable() {
    const expected = this.plan.referred ? 'REFERRED' : (this.plan.offered ?? 'READY');
    for (let tried = 0; tried < MAX_TRIES; tried++) {
      await this.createAccount();
      await this.requestQuote();
      if (this.quote.status === expected) return;
    }
    throw new Error(`None of ${MAX_TRIES} companies got a quote that is ${expected}.`);
  }

  async createAccount() {
    const found = `/api/account/v1/lookup?country=${this.plan.country}&size=100`;
    const { content } = await this.agent.get(found);
    const first = Math.floor(Math.random() * content.length);
    for (const company of [...content.slice(first), ...content.slice(0, first)]) {
      const { cbid, name, phone, address1, city, state, zipCode, country } = company;
      const teams = this.me.teams.slice(0, 1).map(({ id }) => ({ id }));
      const draft = { cbid, name, phone, address1, city, state, zipCode, country, teams };
      const { status, answer } = await this.agent.send('POST', '/api/account/v1', draft);
      if (status !== 201) continue;
      this.account = answer;
      this.say(
        `${this.agent.name.padEnd(12)} POST /api/account/v1  201  ${name}, score ${answer.score}`,
      );
      return;
    }
    throw new Error('Every company of the directory has an account already.');
  }

  async requestQuote() {
    const { id } = this.account;
    const initialRequestData = { limit: 1_000_000, deductible: 25_000, isTriaExcluded: false };
    const answers = this.plan.referred ? { ...SECURE, pendingLitigation: true } : SECURE;
    const terms = { product: this.product, effectiveDate: inDays(-3), initialRequestData };
    const body = { ...terms, securityQuestions: answers };
    const draft = await until('the account at the quotes', async () => {
      const path = `/api/quote/v1/cart/account/${id}`;
      const { status, answer } = await this.agent.send('POST', path, body);
      if (status === 201 || status === 400) return answer; // 400: not one for this product.
      if (status !== 404) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    });
    if (!draft.id) return void (this.quote = { status: draft.code });
    this.say(`${this.agent.name.padEnd(12)} POST /api/quote/v1/cart/account/${id}  201`);
    const path = `/api/quote/v1/cart/account/${id}/submit`;
    const { sent } = await this.agent.post(path, { quoteIds: [draft.id] });
    this.quote = sent[0];
    this.showCharges(`${this.quote.quoteNumber} ${this.quote.status}`, this.quote);
  }

  async underwrite() {
    const { id, premium } = this.quote;
    const taker = await this.pickUp(id);
    await taker.put(`/api/quote/v1/irpm/${id}`, IRPM);
    this.quote = await taker.put(`/api/quote/v1/release/${id}`, {});
    this.showCharges(`${this.quote.quoteNumber} ${this.quote.status}`, this.quote);
    this.mustBe(this.quote.status, 'READY');
    if (this.quote.premium > premium) throw new Error('A credit of 5% raised the premium.');
  }

  /**
   * Who takes a referral: the underwriter, or where the authority does not reach, the admin.
   * @param {string} quoteId
   */
  async pickUp(quoteId) {
    const path = `/api/quote/v1/uw/underwrite/${quoteId}`;
    const { status } = await this.underwriter.send('PUT', path, {});
    const taker = status === 200 ? this.underwriter : this.admin;
    if (status !== 200) await taker.put(path);
    this.say(`${taker.name.padEnd(12)} PUT  ${path}  200`);
    return taker;
  }

  async sendAndSign() {
    await this.nameHolder();
    await this.sign();
    this.quote = await this.quoteIn('SIGNED');
  }

  async nameHolder() {
    const { id } = this.quote;
    this.holder = {
      customerFirstName: 'Ada',
      customerLastName: 'Holder',
      customerEmail: `ada.${id.slice(-8)}@insured.example`,
      customerPhone: this.account.phone,
    };
    if (this.product === 'P250_S') {
      Object.assign(this.holder, await surplusBrokerIn(this.account.state, this.agent));
    }
  }

  sign() {
    return signApplication(this, this.quote.id);
  }

  async bind() {
    await this.takeBinder();
    await this.becomesPolicy();
  }

  async takeBinder() {
    const { id } = this.quote;
    const bound = await this.agent.post(`/api/quote/v1/bind/${id}`, {
      ...this.holder,
      claimFreeWarranty: true,
    });
    this.policyId = bound.binder.id;
    this.mustBe(bound.status, 'BOUND');
  }

  async becomesPolicy() {
    const issued = await until('the policy', async () => {
      const { status, answer } = await this.agent.send('GET', `/api/policy/v1/${this.policyId}`);
      return status === 200 && ['ISSUED', 'IN FORCE'].includes(answer.status) && answer;
    });
    this.policyNumber = issued.policyNumber;
    this.say(`             policy ${this.policyNumber} ${issued.status}`);
  }

  async pay() {
    this.payer = await openLink(this, 'Pay the premium');
    await this.payBalance('4242424242424242', this.quote.amountDue);
  }

  /**
   * @param {string} number
   * @param {number} expected
   */
  async payBalance(number, expected) {
    const { policyId, payer } = this;
    const balance = await until('the invoice', async () => {
      const path = `/api/billing/v1/balance/${policyId}`;
      const { status, answer } = await payer.send('GET', path);
      return status === 200 && answer.dueAmount > 0 && answer;
    });
    this.mustBe(balance.dueAmount, expected);
    const { key } = await payer.get(`/api/billing/v1/oneInc/key?policyId=${policyId}`);
    const charge = await payer.post(`/api/billing/v1/portal/${key}/charges`, {
      method: 'Credit Card',
      number,
      amount: balance.dueAmount,
    });
    const now = new Date().toISOString();
    await payer.post('/api/billing/v1/paid', {
      transactionId: charge.transactionId,
      transactionDate: now,
      paymentAmount: balance.dueAmount,
      totalPaymentAmount: balance.dueAmount,
      policyId,
      policyNumber: this.policyNumber,
      policyCreated: now,
      cardType: 'Visa',
      lastFourDigits: charge.lastFourDigits,
      customerEmail: this.holder.customerEmail,
      isDownPayment: false,
    });
    await until('the paid policy', async () => {
      const { isPaid } = await payer.get(`/api/billing/v1/status/${policyId}`);
      return isPaid;
    });
    this.say(`             paid ${money(balance.dueAmount, this.currency)}`);
  }

  async endorse() {
    const { policyId } = this;
    const initialRequestData = { limit: 2_000_000, deductible: 25_000, isTriaExcluded: false };
    const body = { effectiveDate: inDays(0), initialRequestData };
    const path = `/api/quote/v1/endorsement/${policyId}`;
    const preview = await this.admin.post(path, body, { prefer: 'dry-run' });
    this.mustBe(preview.committed, false);
    const quote = await this.admin.post(path, body);
    this.showCharges(`${quote.quoteNumber} ${quote.status}`, quote);
    this.mustBe(quote.amountDue, preview.amountDue);
    if (quote.status === 'REFERRED') {
      const taker = await this.pickUp(quote.id);
      await taker.put(`/api/quote/v1/release/${quote.id}`, {});
    }
    await this.bindChange(quote.id);
    await until('the second revision', async () => {
      const revisions = await this.agent.get(`/api/policy/v1/revisions/${policyId}`);
      return revisions.length === 2;
    });
    this.endorsement = quote;
  }

  /**
   * What costs more or covers less is offered to be bound when the insured has signed it.
   * @param {string} id
   */
  async bindChange(id) {
    const isOffered = async () =>
      (await this.admin.get(`/api/quote/v1/${id}`)).allowedActions.includes('bind');
    if (!(await isOffered())) {
      await signApplication(this, id);
      await until('the signed change', isOffered);
    }
    await this.admin.post(`/api/quote/v1/bind/${id}`, this.holder);
  }

  /** A premium below the product's minimum does not rise with the limit: then nothing is due. */
  async payEndorsement() {
    const { amountDue } = this.endorsement;
    if (amountDue > 0) await this.payBalance('4242424242424242', amountDue);
  }

  async fileClaim() {
    const { policyId } = this;
    const saved = await this.agent.postOnceKnown('/api/policy/v1/claim', {
      policyId,
      name: 'Ada Holder',
      role: 'Owner',
      email: this.holder.customerEmail,
      companyName: this.account.name,
      workPhone: this.account.phone,
      address: this.account.address1,
      city: this.account.city,
      state: this.account.state,
      zipCode: this.account.zipCode,
      lossDate: inDays(-1),
      incidentNoticed: inDays(-1),
      lossDescription: 'Mail of the bookkeeper was read by a stranger.',
    });
    this.mustBe(saved.status, 'UN_FILED');
    const filed = await this.agent.put(`/api/claims/v1/${saved.claimId}`, { isFiled: true });
    this.mustBe(filed.status, 'FILED');
    this.mustBe(filed.policyNumber, this.policyNumber);
    this.say(`             claim ${filed.claimNumber} ${filed.status}`);
  }

  /** The agency asks, an underwriter approves; written anew elsewhere with us: pro rata. */
  async cancel() {
    const path = `/api/policy/v1/cancel/${this.policyId}`;
    const { timeZone } = await this.agent.get(`/api/policy/v1/${this.policyId}`);
    const why = { reason: 'REWRITTEN', comments: 'Written anew.' };
    const body = { effectiveDate: todayIn(timeZone), ...why };
    this.mustBe((await this.agent.put(path, body)).status, 'CANCEL REQUESTED');
    const preview = await this.underwriter.put(path, body, { prefer: 'dry-run' });
    this.mustBe(preview.committed, false);
    await this.underwriter.put(path, body);
    const { charges } = await until('the cancelled policy', async () => {
      const policy = await this.agent.get(`/api/policy/v1/${this.policyId}`);
      return policy.status === 'CANCELLED' && policy;
    });
    this.say(`             cancelled, kept ${money(charges.amountDue, this.currency)}`);
  }

  /**
   * @param {Caller} holder
   * @param {Code} code
   */
  async enterCode(holder, code) {
    holder.token = (await holder.post('/api/auth/v1/wf/token', code)).accessToken;
  }

  /**
   * @param {string} status
   * @returns {Promise<Quote>}
   */
  quoteIn(status) {
    return until(`the quote ${status}`, async () => {
      const quote = await this.agent.get(`/api/quote/v1/${this.quote.id}`);
      return quote.status === status && quote;
    });
  }

  /**
   * @param {string} what
   * @param {Pick<Quote, 'premium' | 'totalPremium' | 'amountDue'>} charges
   */
  showCharges(what, { premium, totalPremium, amountDue }) {
    const [net, total, due] = [premium, totalPremium, amountDue].map((sum) =>
      money(sum, this.currency),
    );
    this.say(`             ${what}: premium ${net}, with fees ${total}, due ${due}`);
  }

  /**
   * @param {unknown} actual
   * @param {unknown} expected
   */
  mustBe(actual, expected) {
    if (actual !== expected) throw new Error(`${actual} is not ${expected}.`);
  }
}
