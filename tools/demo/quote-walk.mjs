import { Caller, until } from './caller.mjs';
import { money } from './money.mjs';
import { signApplication } from './sign-application.mjs';
import { inDays, IRPM, MAX_TRIES, SECURE, WALKS } from './story.mjs';
import { surplusBrokerIn } from './surplus-broker.mjs';

/** @typedef {import('@palisade/clients/account').components['schemas']['AccountResponse']} Account */
/** @typedef {import('@palisade/clients/auth').components['schemas']['CurrentUserResponse']} Me */

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

/** One company from its look-up to its policy, over HTTP, as the people concerned would do it. */
export class QuoteWalk {
  /** @type {Caller} */
  agent;
  /** @type {Caller} */
  underwriter;
  /** @type {Caller} */
  admin;
  /** @type {Me} */
  me;
  /** @type {Account} */
  account;
  /** @type {Quote} */
  quote;
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
      const isLate = status === 404 || answer.code === 'ACCOUNT_NEEDS_INFORMATION';
      if (!isLate) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    });
    if (!draft.id) return void (this.quote = { status: draft.code });
    this.say(`${this.agent.name.padEnd(12)} POST /api/quote/v1/cart/account/${id}  201`);
    const path = `/api/quote/v1/cart/account/${id}/submit`;
    const { sent } = await this.agent.post(path, { quoteIds: [draft.id] });
    this.quote = sent[0];
    this.showCharges(`${this.quote.quoteNumber} ${this.quote.status}`, this.quote);
  }

  /** Another quote of the same account, sent to its policyholder, beside the one of the walk. */
  async anotherQuote() {
    const { quote } = this;
    await this.requestQuote();
    const another = this.quote;
    await this.agent.post(`/api/quote/v1/send-sign-request/${another.id}`, this.holder);
    this.quote = quote;
    return another;
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

  /**
   * What stood between the quote and its policy does so no longer.
   * @param {string} obstacle a code of `GET cover-check`
   */
  async isCleared(obstacle) {
    await until(`the quote without ${obstacle}`, async () => {
      const { problems } = await this.agent.get(
        `/api/quote/v1/cover-check?quoteId=${this.quote.id}`,
      );
      return problems.every(({ code }) => code !== obstacle);
    });
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
