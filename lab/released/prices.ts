// What a quote service of today and a rater give together: quotes of accounts, rated anew, and prices of risks.
import { Caller } from '../../tools/demo/caller.mjs';
import { QuoteWalk } from '../../tools/demo/quote-walk.mjs';
import { inDays, WALKS } from '../../tools/demo/story.mjs';
import { benchRisks } from '../bench/risks';
import { calculate } from '../raters/calls';
import { required } from '../required';
import type { StackBeside } from './beside';
import type { Facts } from './differences';
import { differences, unrated } from './differences';

const RISKS = 60;
const QUOTE = '/api/quote/v1';
/** How many risks were compared and quotes taken, and what was wrong. */
export interface Compared {
  quotes: number;
  risks: number;
  wrong: string[];
}

/** Risks are priced by both raters to the same; quotes are taken by the released one: a premium, and its coverages. */
export async function comparePrices(stack: StackBeside): Promise<Compared> {
  const walks: QuoteWalk[] = [];
  for (const product of Object.keys(WALKS)) walks.push(await quoted(stack.url, product));
  const caller = await Caller.signIn(stack.url, 'underwriter@palisade.example', () => {});
  const token = required(caller.token, 'token');
  const risks = benchRisks().slice(0, RISKS);
  const pricesOf = async (): Promise<Facts[]> => {
    const answers: Facts[] = [];
    for (const risk of risks) answers.push(await priced(stack.url, token, risk));
    return answers;
  };
  const today = await pricesOf();
  stack.lead();
  const wrong: string[] = [];
  for (const [at, answer] of (await pricesOf()).entries()) {
    wrong.push(...unrated(`risk ${at}`, answer, 'steps'));
    wrong.push(...differences(`risk ${at}`, today[at], answer));
  }
  for (const walk of walks) {
    const { product } = walk;
    await walk.requestQuote();
    const facts = await factsOf(walk);
    wrong.push(...unrated(`${product} quoted`, facts, 'coverages'));
    if (walk.quote.status === 'REFERRED') continue;
    await walk.admin.post(`${QUOTE}/recalculate/${walk.quote.id}`, { effectiveDate: inDays(-3) });
    walk.quote = await walk.admin.get(`${QUOTE}/${walk.quote.id}`);
    wrong.push(...unrated(`${product} rated again`, await factsOf(walk), 'coverages'));
  }
  return { quotes: walks.length, risks: risks.length, wrong };
}

async function quoted(url: string, product: string): Promise<QuoteWalk> {
  const walk = new QuoteWalk(url, product, () => {});
  await walk.signIn();
  await walk.findInsurable();
  return walk;
}

/** What a quote costs, and what it is made of. */
async function factsOf({ quote, admin }: QuoteWalk): Promise<Facts> {
  const { coverages } = await admin.get<Facts>(`${QUOTE}/${quote.id}/rating`);
  return { premium: quote.premium, coverages };
}

async function priced(url: string, token: string, risk: object): Promise<Facts> {
  const { text } = await calculate(url, token, risk, '?trace=full');
  return JSON.parse(text) as Facts;
}
