import { until } from './caller.mjs';
import { openLink } from './mailed-link.mjs';
import { money } from './money.mjs';
import { QuoteWalk } from './quote-walk.mjs';
import { signApplication } from './sign-application.mjs';
import { inDays, todayIn } from './story.mjs';

/** @typedef {import('@palisade/clients/policy').components['schemas']['PolicyResponse']} Policy */

/** One company from its look-up to its claim, over HTTP, as the people concerned would do it. */
export class Walk extends QuoteWalk {
  /** @type {import('./caller.mjs').Caller} */
  payer;
  /** @type {import('./quote-walk.mjs').Quote} */
  endorsement;
  /** Opens what is true of the certificate. */
  code = '';

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
    await this.certify();
    await this.cancel();
    await this.mustAnswer('CANCELLED');
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
      expirationMonth: 12,
      expirationYear: 2099,
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

  /** The landlord of the insured has a certificate, and looks it up without a login. */
  async certify() {
    const { policyId, product } = this;
    const isUs = this.plan.country === 'USA';
    const { code } = await this.agent.post(`/api/policy/v1/certificate/${product}`, {
      policyId,
      docType: 'CERTIFICATE',
      organizationName: 'Landlord Holdings',
      address1: '2 Main Street',
      city: isUs ? 'Reno' : 'Leeds',
      ...(isUs && { state: 'NV' }),
      zip: isUs ? '89501' : 'LS1 4AP',
    });
    this.code = code;
    await this.mustAnswer('TRUE');
  }

  /** @param {string} answer */
  async mustAnswer(answer) {
    const found = await fetch(`${this.url}/api/policy/v1/certificates/check/${this.code}`);
    const check = await found.json();
    this.mustBe(check.answer, answer);
    this.say(`             certificate ${check.number} ${answer}`);
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
}
