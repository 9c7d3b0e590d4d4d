import { Caller } from './demo/caller.mjs';
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

interface Page {
  content: { id: string }[];
}

const START_MS = 400_000;
const WALK_MS = 300_000;
const CLOCKS = '/api/sandbox/v1/clocks';
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
      // It begins in the past, so it may have taken effect before the clock was moved.
      const { status } = await policy.agent.get<Quote>(`/api/policy/v1/${policy.policyId}`);
      expect(status).toBe('IN FORCE');
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
