import type { Caller } from '../../tools/demo/caller.mjs';
import { Walk } from '../../tools/demo/walk.mjs';
import { inDays, SECURE } from '../../tools/demo/story.mjs';

const QUOTES = 80;
const WARM = 10;
const NEAR_MOST = 0.95;

/** Milliseconds from a known account to its priced quote, and to read that quote: each the 95th of 100. */
export interface QuoteTimes {
  priced: number;
  read: number;
}

/** Prices and reads quotes of one account, one after another. */
export async function benchQuotes(url: string): Promise<QuoteTimes> {
  const walk = new Walk(url, 'P250', () => {});
  await walk.signIn();
  await walk.findInsurable();
  const { agent, account } = walk;
  const times: Record<keyof QuoteTimes, number[]> = { priced: [], read: [] };
  for (let n = 0; n < WARM + QUOTES; n++) {
    const { id, ms } = await pricedQuote(agent, account.id);
    times.priced.push(ms);
    times.read.push((await timed(() => agent.get(`/api/quote/v1/${id}`))).ms);
  }
  return { priced: nearMost(times.priced.slice(WARM)), read: nearMost(times.read.slice(WARM)) };
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

const nearMost = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * NEAR_MOST) - 1];
