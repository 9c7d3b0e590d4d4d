import { Caller, until } from '../../tools/demo/caller.mjs';
import { openLink } from '../../tools/demo/mailed-link.mjs';
import { inDays, todayIn } from '../../tools/demo/story.mjs';
import { Walk } from '../../tools/demo/walk.mjs';
import { WAYS_TO_PAY } from './payments';

const NOTICE_DAYS = 80;
const LIMITS = [250_000, 500_000, 1_000_000, 2_000_000];
const SETTLE_MS = 45_000;

/** A walk that turns off wherever the random numbers say so; `turns` tells where it did. */
export class HttpLife extends Walk {
  /** `people` are signed in once for all lives: email to caller. */
  constructor(url, { product, random, people }) {
    super(url, product, () => {});
    Object.assign(this, { random, people });
    this.turns = [product];
    this.invoices = 0;
  }

  async run() {
    await this.findInsurable();
    if (this.random.happens(0.2) && (await this.endQuote())) return;
    if (this.quote.status === 'REFERRED') await this.underwrite();
    else if (this.random.happens(0.2)) await this.refer();
    await this.sendAndSign();
    await this.bind();
    this.payer = await openLink(this, 'Pay the premium');
    await this.payFor(this.quote.amountDue);
    for (let left = this.random.below(3); left > 0; left--) await this.change();
    if (this.random.happens(0.3)) await this.claim();
    await this.end();
  }

  async signIn() {
    this.agent = await this.caller(this.plan.agent);
    this.underwriter = await this.caller('underwriter@palisade.example');
    this.admin = await this.caller('admin@palisade.example');
    this.me = await this.agent.get('/api/auth/v1/users/me');
  }

  caller(email) {
    if (!this.people.has(email))
      this.people.set(
        email,
        Caller.signIn(this.url, email, () => {}),
      );
    return this.people.get(email);
  }

  turn(name) {
    this.turns.push(name);
  }

  /** The directory is small: an account of before may want another policy. */
  async createAccount() {
    try {
      await super.createAccount();
    } catch {
      const { content } = await this.agent.get('/api/account/v1/search?size=100');
      this.account = this.random.of(content);
      this.turn('known account');
    }
  }

  /** An underwriter declines, or the agency loses the business; a referred one may be either. */
  async endQuote() {
    const { id } = this.quote;
    const why = { reason: 'They went elsewhere.', reasonSummary: 'Price' };
    if (this.quote.status === 'REFERRED') {
      const taker = await this.pickUp(id);
      const body = { ...why, quoteId: id, isNotificationEnabled: false };
      const declined = await taker.put(`/api/quote/v1/decline/${id}`, body);
      this.mustBe(declined.status, 'DECLINED');
      this.turn('declined');
    } else {
      const lost = await this.admin.put(`/api/quote/v1/lost/${id}`, {
        ...why,
        productType: this.product,
      });
      this.mustBe(lost.status, 'LOST');
      this.turn('lost');
    }
    const { status } = await this.agent.send('POST', `/api/quote/v1/bind/${id}`, {});
    if (status < 400) throw new Error('A quote that ended was bound.');
    return true;
  }

  async refer() {
    const { id } = this.quote;
    const referred = await this.admin.put(`/api/quote/v1/uw/refer/${id}`, { reason: 'A look.' });
    this.mustBe(referred.status, 'REFERRED');
    await this.underwrite();
    this.turn('referred');
  }

  /** A wrong code opens nothing; the right one still does. */
  async enterCode(holder, code) {
    if (this.random.happens(0.2)) {
      const secret = code.secret === '000000' ? '000001' : '000000';
      const { status } = await holder.send('POST', '/api/auth/v1/wf/token', { ...code, secret });
      if (status < 400) throw new Error('A wrong code was taken.');
      this.turn('wrong code');
    }
    return super.enterCode(holder, code);
  }

  async payFor(expected) {
    if (expected <= 0) return;
    this.invoices++;
    await until('the invoice', async () => (await this.invoiceCount()) >= this.invoices, SETTLE_MS);
    const way = this.random.of(Object.keys(WAYS_TO_PAY));
    this.turn(way);
    await WAYS_TO_PAY[way](this);
  }

  async invoiceCount() {
    const path = `/api/billing/v1/search?filter=invoices&policyId=${this.policyId}`;
    return (await this.agent.get(path)).totalElements;
  }

  async change() {
    const { policyId, random } = this;
    const limit = random.of(LIMITS);
    const initialRequestData = { limit, deductible: 25_000, isTriaExcluded: false };
    const body = { effectiveDate: inDays(random.between(0, 25)), initialRequestData };
    const path = `/api/quote/v1/endorsement/${policyId}`;
    const { status, answer: quote } = await this.admin.send('POST', path, body);
    if (status === 400 || status === 409) return this.turn('no change');
    this.mustBe(status, 201);
    if (quote.status === 'REFERRED') {
      const taker = await this.pickUp(quote.id);
      await taker.put(`/api/quote/v1/release/${quote.id}`, {});
    }
    const before = await this.revisions();
    await this.bindChange(quote.id);
    await until('the revision', async () => (await this.revisions()) > before, SETTLE_MS);
    this.turn(quote.amountDue < 0 ? 'down' : 'up');
    await this.payFor(quote.amountDue);
  }

  async revisions() {
    return (await this.agent.get(`/api/policy/v1/revisions/${this.policyId}`)).length;
  }

  async claim() {
    await this.fileClaim();
    this.hasClaim = true;
    this.turn('claim');
  }

  async end() {
    const ways = ['stays', 'approved', 'rejected', 'notice', 'stopped'];
    const way = this.random.of(this.hasClaim ? ways : [...ways, 'flat', 'flat']);
    this.turn(way);
    const path = `/api/policy/v1/cancel/${this.policyId}`;
    const comments = 'As it goes.';
    const reason = 'COVERAGE_ELSEWHERE';
    switch (way) {
      case 'approved': {
        const { timeZone } = await this.agent.get(`/api/policy/v1/${this.policyId}`);
        const cancellation = { effectiveDate: todayIn(timeZone), reason, comments };
        await this.agent.put(path, cancellation);
        await this.admin.put(path, cancellation);
        return this.becomes('CANCELLED');
      }
      case 'rejected':
        await this.agent.put(path, { effectiveDate: inDays(9), reason, comments });
        await this.admin.put(`/api/policy/v1/undo-cancel/${this.policyId}`, { reason: comments });
        return this.becomes('IN FORCE');
      case 'flat': {
        const { effectiveDate } = await this.agent.get(`/api/policy/v1/${this.policyId}`);
        const flat = { effectiveDate, reason: 'ERROR', cancellationType: 'FLAT', comments };
        await this.admin.put(path, flat);
        return this.becomes('FLAT CANCELLED');
      }
      case 'notice':
        await this.giveNotice(path);
        return this.becomes('CANCEL PENDING');
      case 'stopped':
        await this.giveNotice(path);
        await this.admin.put(`/api/policy/v1/noc/stop/${this.policyId}`, { reason: comments });
        return this.becomes('IN FORCE');
    }
  }

  giveNotice(path) {
    const effectiveDate = inDays(NOTICE_DAYS);
    return this.admin.put(path, { effectiveDate, reason: 'UNDERWRITING', comments: 'Noticed.' });
  }

  becomes(status) {
    return until(`the policy ${status}`, async () => {
      const policy = await this.agent.get(`/api/policy/v1/${this.policyId}`);
      return policy.status === status;
    });
  }
}
