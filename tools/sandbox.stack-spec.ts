import { Caller, until } from './demo/caller.mjs';
import { inDays } from './demo/story.mjs';
import type { Quote } from './demo/quote-walk.mjs';
import { Walk } from './demo/walk.mjs';
import { startStack } from './start/own-stack.mjs';

interface Event {
  type: string;
  subject: string;
}

interface Clock {
  id: string;
  now: string;
  /** What happened on the way. */
  events: Event[];
}

interface Invoice {
  invoiceNumber: string;
  policyId: string;
  policyNumber: string;
  balance: number;
}

interface Statement {
  id: string;
  status: string;
  total: number;
  paidOn: string;
}

interface Page {
  content: { id: string; invoiceNumber: string }[];
}

const START_MS = 400_000;
const WALK_MS = 300_000;
const CLOCKS = '/api/sandbox/v1/clocks';
const INVOICES = '/api/billing/v1/search?filter=invoices';
/** The account number that the local processor declines. */
const RETURNED = '000111110002';
const silent = (): void => undefined;

describe('a sandbox', () => {
  let stack: Awaited<ReturnType<typeof startStack>>;
  beforeAll(async () => {
    stack = await startStack({ env: { SANDBOX: 'true' } });
  }, START_MS);
  afterAll(() => stack.stop(), 30_000);

  const quoted = async (product: string): Promise<Walk> => {
    const walk = new Walk(stack.url, product, silent);
    await walk.signIn();
    await walk.findInsurable();
    return walk;
  };

  it(
    'lets sixty days pass for one agency, in one call, and for nobody else',
    async () => {
      const [binder, open, policy, foreign] = [
        await quoted('P250'),
        await quoted('P250'),
        await quoted('P250'),
        await quoted('P_ONE'),
      ];
      const clock = await binder.agent.post<Clock>(CLOCKS, { now: new Date().toISOString() });
      const bound = await bindUnsigned(binder);
      await policy.sendAndSign();
      await policy.bind();

      const advanced = await binder.agent.put<Clock>(`${CLOCKS}/${clock.id}`, {
        advance: 'P60D',
      });
      const days = (Date.parse(advanced.now) - Date.parse(clock.now)) / 86_400_000;
      const happened = advanced.events.map(({ type, subject }) => `${type} ${subject}`);
      const invoices = `/api/billing/v1/search?filter=invoices&policyId=${policy.policyId}`;
      const [invoice] = (await policy.agent.get<Page>(invoices)).content;
      expect(days).toBe(60);
      const expected = [
        `quote.expired.v1 ${open.quote.id}`,
        `binder.expired.v1 ${bound.binder.id}`,
        `invoice.overdue.v1 ${invoice.id}`,
      ];
      expect(expected.filter((one) => !happened.includes(one))).toEqual([]);
      // Nobody paid: due on the thirtieth day, noticed on the fortieth, cancelled on the fifty-fifth.
      const { status } = await policy.agent.get<Quote>(`/api/policy/v1/${policy.policyId}`);
      expect(status).toBe('IN REINSTATEMENT PERIOD');
      const subject = `Payment reminder: invoice ${invoice.invoiceNumber}`;
      await until('the reminder', async () => {
        const mails = await fetch(`${stack.url}/dev/mailbox/mails`);
        return ((await mails.json()) as { subject: string }[]).some(
          (mail) => mail.subject === subject,
        );
      });

      const statusOf = async ({ agent, quote }: Walk): Promise<string> =>
        (await agent.get<Quote>(`/api/quote/v1/${quote.id}`)).status;
      expect([await statusOf(open), await statusOf(binder), await statusOf(foreign)]).toEqual([
        'EXPIRED',
        'BINDER EXPIRED',
        'READY',
      ]);

      // Nobody may quote sixty days ahead: by the clock of the agency it is today.
      const admin = await Caller.signIn(stack.url, 'admin@palisade.example', silent);
      const path = `/api/quote/v1/recalculate/${open.quote.id}`;
      const again = await admin.post<{ expiresOn: string }>(path, {
        effectiveDate: inDays(60),
      });
      expect(again.expiresOn > advanced.now).toBe(true);
    },
    WALK_MS,
  );

  it(
    'lets the demo agency see a due date, a month-end and a returned payment in three moves',
    async () => {
      const agent = await Caller.signIn(stack.url, 'agent@hourglass.example', silent);
      const admin = await Caller.signIn(stack.url, 'admin@palisade.example', silent);
      const [clock] = await agent.get<(Clock & { scope: string })[]>(CLOCKS);
      const { content } = await agent.get<{ content: Invoice[] }>(INVOICES);
      const unpaid = content.find(({ balance }) => balance > 0);
      if (!unpaid) throw new Error('The demo has no unpaid invoice of this agency.');
      const advance = (duration: string): Promise<Clock> =>
        agent.put<Clock>(`${CLOCKS}/${clock.id}`, { advance: duration });

      // Its bank returns the e-check: what was paid is due again.
      const { policyId } = unpaid;
      const { key } = await agent.get<{ key: string }>(
        `/api/billing/v1/oneInc/key?policyId=${policyId}`,
      );
      const charge = await agent.post<{ transactionId: string }>(
        `/api/billing/v1/portal/${key}/charges`,
        { method: 'Bank Account', number: RETURNED, routing: '021000021', amount: unpaid.balance },
      );
      const now = new Date().toISOString();
      await agent.post('/api/billing/v1/paid', {
        transactionId: charge.transactionId,
        transactionDate: now,
        paymentAmount: unpaid.balance,
        totalPaymentAmount: unpaid.balance,
        policyId,
        policyNumber: unpaid.policyNumber,
        policyCreated: now,
        customerEmail: 'ada@insured.example',
        isDownPayment: false,
      });
      await until('the returned payment', async () => {
        const { status } = await agent.get<{ status: string }>(
          `/api/billing/v1/status/${policyId}`,
        );
        return status === 'Failed';
      });
      const balance = await agent.get<{ dueAmount: number }>(`/api/billing/v1/balance/${policyId}`);
      expect(balance.dueAmount).toBe(unpaid.balance);

      const happened = (await advance('P45D')).events.map(({ type }) => type);
      expect(happened).toEqual(
        expect.arrayContaining(['invoice.overdue.v1', 'commission-statement.finalized.v1']),
      );
      const statementsOf = `/api/commissions/v1/statements?agencyId=${clock.scope}`;
      const statements = await admin.get<{ content: Statement[] }>(statementsOf);
      const [statement] = statements.content;
      await admin.post('/api/commissions/v1/payment', {
        commissionsAmount: statement.total,
        description: 'Month-end',
        agencyId: clock.scope,
        token: 'month-end',
      });
      const paid = await agent.get<Statement>(`/api/commissions/v1/statements/${statement.id}`);
      expect([statement.status, paid.status]).toEqual(['FINALIZED', 'PAID']);
      // By the clock of the agency, not by the wall.
      expect(paid.paidOn > clock.now).toBe(true);

      const back = await agent.send('PUT', `${CLOCKS}/${clock.id}`, { now: clock.now });
      expect(back.status).toBe(409);
      const next = (await advance('P20D')).events.map(({ type }) => type);
      expect(next).toContain('quote.expired.v1');
    },
    WALK_MS,
  );
});

/** The binder of a quote that nobody has signed: it runs out. */
function bindUnsigned({ agent, quote, account }: Walk): Promise<{ binder: { id: string } }> {
  return agent.post(`/api/quote/v1/bind/${quote.id}`, {
    customerFirstName: 'Ada',
    customerLastName: 'Holder',
    customerEmail: 'ada@insured.example',
    customerPhone: account.phone,
    claimFreeWarranty: true,
  });
}
