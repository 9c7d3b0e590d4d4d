import { Walk } from '../../tools/demo/walk.mjs';
import { inDays, SECURE } from '../../tools/demo/story.mjs';

const QUOTES = 80;
const WARM = 10;
const NEAR_MOST = 0.95;

/** Milliseconds from a known account to its priced quote, and to read that quote: each the 95th of 100. */
export async function benchQuotes(url) {
  const walk = new Walk(url, 'P250', () => {});
  await walk.signIn();
  await walk.findInsurable();
  const { agent, account } = walk;
  const [priced, read] = [[], []];
  for (let n = 0; n < WARM + QUOTES; n++) {
    const { id, ms } = await pricedQuote(agent, account.id);
    priced.push(ms);
    read.push((await timed(() => agent.get(`/api/quote/v1/${id}`))).ms);
  }
  return { priced: nearMost(priced.slice(WARM)), read: nearMost(read.slice(WARM)) };
}

/** Draft and submission, as the quote builder sends them. */
async function pricedQuote(agent, accountId) {
  const path = `/api/quote/v1/cart/account/${accountId}`;
  const body = {
    product: 'P250',
    effectiveDate: inDays(1),
    initialRequestData: { limit: 1_000_000, deductible: 25_000, isTriaExcluded: false },
    securityQuestions: SECURE,
  };
  const { value, ms } = await timed(async () => {
    const draft = await agent.post(path, body);
    return (await agent.post(`${path}/submit`, { quoteIds: [draft.id] })).sent[0];
  });
  if (!(value.premium > 0)) throw new Error(`${value.id} is ${value.status} and has no price.`);
  return { id: value.id, ms };
}

async function timed(work) {
  const started = performance.now();
  const value = await work();
  return { value, ms: performance.now() - started };
}

const nearMost = (values) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * NEAR_MOST) - 1];
