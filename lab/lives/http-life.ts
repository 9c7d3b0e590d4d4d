import { Caller, until } from '../../tools/demo/caller.mjs';
import type { Account, Code, Me, Quote } from '../../tools/demo/quote-walk.mjs';
import { openLink } from '../../tools/demo/mailed-link.mjs';
import { inDays, todayIn } from '../../tools/demo/story.mjs';
import type { Policy } from '../../tools/demo/walk.mjs';
import { Walk } from '../../tools/demo/walk.mjs';
import type { Random } from '../fuzz/random';
import { WAYS_TO_PAY } from './payments';

const NOTICE_DAYS = 80;
const LIMITS = [250_000, 500_000, 1_000_000, 2_000_000];
const SETTLE_MS = 45_000;

/** How a life goes: `people` are signed in once for all lives, by their mail address. */
export interface HttpLifeOptions {
  product: string;
  random: Random;
  people: Map<string, Promise<Caller>>;
}

/** A walk that turns off wherever the random numbers say so; `turns` tells where it did. */
export class HttpLife extends Walk {
  readonly turns: string[];
  readonly random: Random;
  private readonly people: HttpLifeOptions['people'];
  private invoices = 0;
  private hasClaim = false;

  constructor(url: string, { product, random, people }: HttpLifeOptions) {
    super(url, product, () => {});
    this.turns = [product];
    this.random = random;
    this.people = people;
  }

  override async run(): Promise<void> {
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

  override async signIn(): Promise<void> {
    this.agent = await this.caller(this.plan.agent);
    this.underwriter = await this.caller('underwriter@palisade.example');
    this.admin = await this.caller('admin@palisade.example');
    this.me = await this.agent.get<Me>('/api/auth/v1/users/me');
  }

  private caller(email: string): Promise<Caller> {
    const known = this.people.get(email);
    if (known) return known;
    const caller = Caller.signIn(this.url, email, () => {});
    this.people.set(email, caller);
    return caller;
  }

  private turn(name: string): void {
    this.turns.push(name);
  }

  /** The directory is small: an account of before may want another policy. */
  override async createAccount(): Promise<void> {
    try {
      await super.createAccount();
    } catch {
      const { content } = await this.agent.get<{ content: Account[] }>(
        '/api/account/v1/search?size=100',
      );
      this.account = this.random.of(content);
      this.turn('known account');
    }
  }

  /** An underwriter declines, or the agency loses the business; a referred one may be either. */
  private async endQuote(): Promise<boolean> {
    const { id } = this.quote;
    const reason = 'They went elsewhere.';
    if (this.quote.status === 'REFERRED') {
      const taker = await this.pickUp(id);
      const why = { reason, reasonSummary: 'CLASS_OF_BUSINESS' };
      const body = { ...why, quoteId: id, isNotificationEnabled: false };
      const declined = await taker.put<Quote>(`/api/quote/v1/decline/${id}`, body);
      this.mustBe(declined.status, 'DECLINED');
      this.turn('declined');
    } else {
      const lost = await this.admin.put<Quote>(`/api/quote/v1/lost/${id}`, {
        reason,
        reasonSummary: 'PRICE',
        productType: this.product,
      });
      this.mustBe(lost.status, 'LOST');
      this.turn('lost');
    }
    const { status } = await this.agent.send('POST', `/api/quote/v1/bind/${id}`, {});
    if (status < 400) throw new Error('A quote that ended was bound.');
    return true;
  }

  private async refer(): Promise<void> {
    const { id } = this.quote;
    const referred = await this.admin.put<Quote>(`/api/quote/v1/uw/refer/${id}`, {
      reason: 'A look.',
    });
    this.mustBe(referred.status, 'REFERRED');
    await this.underwrite();
    this.turn('referred');
  }

  /** A wrong code opens nothing; the right one still does. */
  override async enterCode(holder: Caller, code: Code): Promise<void> {
    if (this.random.happens(0.2)) {
      const secret = code.secret === '000000' ? '000001' : '000000';
      const { status } = await holder.send('POST', '/api/auth/v1/wf/token', { ...code, secret });
      if (status < 400) throw new Error('A wrong code was taken.');
      this.turn('wrong code');
    }
    return super.enterCode(holder, code);
  }

  private async payFor(expected: number): Promise<void> {
    if (expected <= 0) return;
    this.invoices++;
    await until('the invoice', async () => (await this.invoiceCount()) >= this.invoices, SETTLE_MS);
    const way = this.random.of(Object.keys(WAYS_TO_PAY));
    this.turn(way);
    await WAYS_TO_PAY[way](this);
  }

  private async invoiceCount(): Promise<number> {
    const path = `/api/billing/v1/search?filter=invoices&policyId=${this.policyId}`;
    return (await this.agent.get<{ totalElements: number }>(path)).totalElements;
  }

  private async change(): Promise<void> {
    const { policyId, random } = this;
    const limit = random.of(LIMITS);
    const initialRequestData = { limit, deductible: 25_000, isTriaExcluded: false };
    const body = { effectiveDate: inDays(random.between(0, 25)), initialRequestData };
    const path = `/api/quote/v1/endorsement/${policyId}`;
    const { status, answer: quote } = await this.admin.send<Quote>('POST', path, body);
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

  private async revisions(): Promise<number> {
    return (await this.agent.get<object[]>(`/api/policy/v1/revisions/${this.policyId}`)).length;
  }

  private async claim(): Promise<void> {
    await this.fileClaim();
    this.hasClaim = true;
    this.turn('claim');
  }

  private async end(): Promise<void> {
    const ways = ['stays', 'approved', 'rejected', 'notice', 'stopped'];
    const way = this.random.of(this.hasClaim ? ways : [...ways, 'flat', 'flat']);
    this.turn(way);
    const path = `/api/policy/v1/cancel/${this.policyId}`;
    const comments = 'As it goes.';
    const reason = 'COVERAGE_ELSEWHERE';
    switch (way) {
      case 'approved': {
        const { timeZone } = await this.agent.get<Policy>(`/api/policy/v1/${this.policyId}`);
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
        const { effectiveDate } = await this.agent.get<Policy>(`/api/policy/v1/${this.policyId}`);
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
      default: // It stays.
        return undefined;
    }
  }

  private giveNotice(path: string): Promise<unknown> {
    const effectiveDate = inDays(NOTICE_DAYS);
    return this.admin.put(path, { effectiveDate, reason: 'UNDERWRITING', comments: 'Noticed.' });
  }

  private async becomes(status: string): Promise<void> {
    await until(`the policy ${status}`, async () => {
      const policy = await this.agent.get<Policy>(`/api/policy/v1/${this.policyId}`);
      return policy.status === status;
    });
  }
}
