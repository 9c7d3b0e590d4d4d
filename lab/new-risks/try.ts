import { setTimeout as pause } from 'node:timers/promises';
import { Caller } from '../../tools/demo/caller.mjs';
import { IRPM, WALKS } from '../../tools/demo/story.mjs';
import { Random } from '../fuzz/random';
import type { Stack } from '../stack';
import type { RatedQuote } from './doors';
import { ask, takeIn } from './doors';
import type { NewRisk } from './risk';
import { newRisk } from './risk';

const AT_ONCE = 8;
const MGA_FEE = 75;
const SECOND_MS = 1_000;

interface Rating {
  input: Record<string, unknown>;
  score: { factors: Record<string, number | null>; companyAggregate: number | null } | null;
}

/** What came of risks: how many were priced, by product, and what is wrong. */
export interface Tried {
  priced: Record<string, number>;
  /** Quotes without a price, by the reason. */
  refused: Record<string, number>;
  /** Second calls whose price differed because a signal had come. */
  signals: number;
  wrong: string[];
}

interface People {
  agents: Record<'US' | 'UK', Caller>;
  admin: Caller;
}

/** Prices so many new companies by every way in; every price must follow from what stands with it. */
export async function tryNewRisks(stack: Stack, count: number, seed: number): Promise<Tried> {
  const signIn = (email: string): Promise<Caller> => Caller.signIn(stack.url, email, () => {});
  const people = {
    agents: { US: await signIn(WALKS.P250.agent), UK: await signIn(WALKS.P_ONE.agent) },
    admin: await signIn('admin@palisade.example'),
  };
  const tried: Tried = { priced: {}, refused: {}, signals: 0, wrong: [] };
  let begun = 0;
  const work = async (): Promise<void> => {
    while (begun < count) {
      const number = begun++;
      const risk = newRisk(number, new Random(seed + number));
      try {
        await tryOne(people, risk, { name: `Risk ${seed} ${number}`, tried });
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        tried.wrong.push(`${describe(risk, number)}: ${why}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tried;
}

async function tryOne(
  people: People,
  risk: NewRisk,
  { name, tried }: { name: string; tried: Tried },
): Promise<void> {
  const agent = people.agents[risk.region];
  const accountId = await takeIn(agent, risk, name);
  await pause(risk.seconds * SECOND_MS);
  if (risk.below) {
    const { attachment, ...terms } = risk.terms;
    await ask(agent, { ...risk, product: risk.below, terms }, accountId);
  }
  const first = await ask(agent, risk, accountId);
  if (typeof first === 'string' || first.premium === null) {
    const why = typeof first === 'string' ? first : first.status;
    tried.refused[why] = (tried.refused[why] ?? 0) + 1;
    return;
  }
  const rated = await follows(people, first);
  await pause(risk.secondsAgain * SECOND_MS);
  const second = await ask(agent, risk, accountId);
  if (typeof second === 'string') throw new Error(`the same call again: ${second}`);
  const ratedAgain = await follows(people, second);
  if (second.premium !== first.premium) {
    tried.signals++;
    sayWhichSignal(rated, ratedAgain);
  }
  const standing = (await isOvertaken(agent, first)) ? second : first;
  await touch(people, standing);
  const touched = await agent.get<RatedQuote>(`/api/quote/v1/${standing.id}`);
  const ratedLast = await follows(people, touched);
  mustBe(
    'the score after fee and schedule rating',
    aggregateOf(ratedLast),
    aggregateOf(standing === first ? rated : ratedAgain),
  );
  tried.priced[risk.product] = (tried.priced[risk.product] ?? 0) + 1;
}

/** Whether a change of the client, which was still on its way when the quote was asked for, has closed it. */
async function isOvertaken(agent: Caller, { id }: RatedQuote): Promise<boolean> {
  const { status, statusReasons } = await agent.get<RatedQuote>(`/api/quote/v1/${id}`);
  if (status !== 'INVALID') return false;
  mustBe('the reason of a closed quote', statusReasons[0]?.code, 'ACCOUNT_CHANGED');
  return true;
}

/** An underwriter takes it, sets a fee and rates the schedule; where the state or product has none, the fee alone. */
async function touch({ admin }: People, { id, status: was }: RatedQuote): Promise<void> {
  if (was !== 'REFERRED') await admin.put(`/api/quote/v1/uw/refer/${id}`, { reason: 'A look.' });
  await admin.put(`/api/quote/v1/uw/underwrite/${id}`);
  await admin.put(`/api/quote/v1/mga-fees/${id}`, { mgaFee: MGA_FEE });
  const { status, answer } = await admin.send<{ code: string }>(
    'PUT',
    `/api/quote/v1/irpm/${id}`,
    IRPM,
  );
  if (status >= 500) throw new Error(`schedule rating: ${status} ${answer.code}`);
}

/** The stored facts give the stored premium in the calculator; answers the rating. */
async function follows({ admin }: People, { id, premium }: RatedQuote): Promise<Rating> {
  const rating = await admin.get<Rating>(`/api/quote/v1/${id}/rating`);
  const { product } = rating.input;
  const path = `/api/rater/v1/${String(product)}/calculator?trace=none`;
  const priced = await admin.post<{ premium: number }>(path, rating.input);
  mustBe('the premium of its stored facts', priced.premium, premium);
  mustBe('the score that it was rated by', aggregateOf(rating), rating.score?.companyAggregate);
  return rating;
}

const aggregateOf = ({ input }: Rating): unknown => input.companyAggregate;

/** Of two identical calls another price comes of the score alone, and its factors say where from. */
function sayWhichSignal(one: Rating, other: Rating): void {
  const differs = (key: string): boolean =>
    JSON.stringify(one.input[key]) !== JSON.stringify(other.input[key]);
  const changed = Object.keys({ ...one.input, ...other.input }).filter(differs);
  const ofScore = ['companyAggregate', 'industryAggregate'];
  const foreign = changed.filter((key) => !ofScore.includes(key));
  if (foreign.length) throw new Error(`the same call was rated by another ${foreign.join(', ')}`);
  if (!changed.length) throw new Error('the same call cost something else without a signal');
  const [before, after] = [one.score?.factors ?? {}, other.score?.factors ?? {}];
  const signals = Object.keys(after).filter((factor) => before[factor] !== after[factor]);
  if (differs('companyAggregate') && !signals.length)
    throw new Error('no factor says which signal came');
}

function mustBe(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) throw new Error(`${what} is ${String(actual)}, not ${String(expected)}`);
}

const describe = ({ product, way, seconds }: NewRisk, number: number): string =>
  `risk ${number} (${product}, ${way}, after ${seconds} s)`;

/** What came of them, on one line. */
export function describeTried({ priced, refused, signals, wrong }: Tried): string {
  const sum = (counts: Record<string, number>): number =>
    Object.values(counts).reduce((all, one) => all + one, 0);
  return `${sum(priced)} risks priced ${JSON.stringify(priced)}, ${sum(refused)} without a price ${JSON.stringify(refused)}, ${signals} prices moved by a signal that came between two calls, ${wrong.length} wrong`;
}
