import type { Caller } from '../../tools/demo/caller.mjs';
import { inDays, SECURE } from '../../tools/demo/story.mjs';
import { Walk } from '../../tools/demo/walk.mjs';
import { startOwnStack } from '../../tools/start/own-stack.mjs';
import { percentile } from '../faults/figures';

const QUOTES = 80;
const WARM = 10;

/**
 * Milliseconds from a known account to its indication and to its priced quote, and to read that
 * quote: 95th percentiles.
 */
export interface QuoteTimes {
  indicated: number;
  priced: number;
  read: number;
}

/** Prices and reads quotes of one account in turns, through the gateway of a stack of its own. */
export async function benchQuotes(): Promise<QuoteTimes> {
  const stack = await startOwnStack('--processes');
  try {
    const walk = new Walk(stack.url, 'P250', () => {});
    await walk.signIn();
    await walk.findInsurable();
    const times = await timesOf(walk.agent, walk.account.id);
    const p95 = (name: keyof QuoteTimes): number => percentile(times[name].slice(WARM), 95);
    return { indicated: p95('indicated'), priced: p95('priced'), read: p95('read') };
  } finally {
    await stack.stop();
  }
}

async function timesOf(
  agent: Caller,
  accountId: string,
): Promise<Record<keyof QuoteTimes, number[]>> {
  const times: Record<keyof QuoteTimes, number[]> = { indicated: [], priced: [], read: [] };
  for (let n = 0; n < WARM + QUOTES; n++) {
    const { id, ms } = await pricedQuote(agent, accountId);
    times.priced.push(ms);
    times.read.push((await timed(() => agent.get(`/api/quote/v1/${id}`))).ms);
    const indicated = await timed(() => agent.post('/api/quote/v1/indications', { accountId }));
    times.indicated.push(indicated.ms);
  }
  return times;
}

interface Quote {
  id: string;
  status: string;
  premium: number;
}

/** Draft and submission, as the quote builder sends them. */
async function pricedQuote(agent: Caller, accountId: string): Promise<{ id: string; ms: number }> {
  const path = `/api/quote/v1/cart/account/${accountId}`;
  const body = {
    product: 'P250',
    effectiveDate: inDays(1),
    initialRequestData: { limit: 1_000_000, deductible: 25_000, isTriaExcluded: false },
    securityQuestions: SECURE,
  };
  const { value, ms } = await timed(async () => {
    const draft = await agent.post<Quote>(path, body);
    const submitted = { quoteIds: [draft.id] };
    return (await agent.post<{ sent: Quote[] }>(`${path}/submit`, submitted)).sent[0];
  });
  if (!(value.premium > 0)) throw new Error(`${value.id} is ${value.status} and has no price.`);
  return { id: value.id, ms };
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const started = performance.now();
  const value = await work();
  return { value, ms: performance.now() - started };
}
