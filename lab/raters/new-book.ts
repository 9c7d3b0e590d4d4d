import { setTimeout as sleep } from 'node:timers/promises';
import { benchRisks } from '../bench/risks';
import type { GoldenCase } from '../../apps/rater/src/domain/books/golden-case';
import type { CaseResult } from '../../apps/rater/src/domain/books/test-book';
import { Caller } from '../../tools/demo/caller.mjs';
import { required } from '../required';
import type { Stack } from '../stack';
import { calculate, sendPortfolio } from './calls';
import type { Finding } from './finding';
import { findingOf } from './finding';

const BOOKS = '/api/rater/v1/books';
const VERSION = 'US-2099-01';
const BEGINS = '2099-01-01';
const RISK = { ...benchRisks()[0], effectiveDate: '2099-06-01' };
const LIVE_WITHIN_MS = 2_000;
const RISKS_A_PORTFOLIO = 400;
const CALM_MS = 3_000;
const NEARLY_ALL = 0.99;
const SLOWER_MOST = 2;

/** What goes wrong when two people put a new book in force while two raters rate. */
export async function duringNewBook({ url, services }: Stack, token: string): Promise<Finding> {
  const raters: string[] = [services.rater.url, services['rater-2'].url];
  const [author, second] = await Promise.all(
    ['admin', 'second.admin'].map((name) =>
      Caller.signIn(url, `${name}@palisade.example`, () => {}),
    ),
  );
  const id = await proposed(author);
  const watch = new Watch(url, raters, token);
  await sleep(CALM_MS);
  const asked = performance.now();
  await second.post(`${BOOKS}/${id}/activate`);
  const began = performance.now();
  const times = await Promise.all(raters.map((rater) => liveAfter(rater, token, began)));
  await sleep(CALM_MS);
  const { mixed, portfolios, before, after } = await watch.stop(asked);
  const most = Math.max(...times);
  const complaints: [isSo: boolean, sentence: string][] = [
    [most > LIVE_WITHIN_MS, `The book was live after ${Math.round(most)} ms.`],
    [mixed > 0, `${mixed} of ${portfolios} answers mixed versions.`],
    [
      after > before * SLOWER_MOST,
      `99 of 100 calls took ${before.toFixed(0)} ms before, ${after.toFixed(0)} ms during the swap.`,
    ],
  ];
  const story = `a new book was live in both after ${times.map((ms) => `${ms.toFixed(0)} ms`).join(' and ')}; ${portfolios} portfolios, ${mixed} mixed; p99 ${before.toFixed(0)} ms before, ${after.toFixed(0)} ms from its activation on`;
  return findingOf(story, complaints);
}

interface BookRow {
  id: string;
  version: string;
}

/** A draft with another base rate and the cases that it is tested by, proposed. */
async function proposed(author: Caller): Promise<string> {
  const { content } = await author.get<{ content: BookRow[] }>(`${BOOKS}?region=US&size=50`);
  const based = content.find(({ version }) => version === 'US-2027-01');
  const { id: basedOnId } = required(based, 'book to begin from');
  const draft = { basedOnId, version: VERSION, effectiveFrom: BEGINS };
  const { id } = await author.post<BookRow>(BOOKS, draft);
  await author.put(`${BOOKS}/${id}/tables/rateChangeFactor`, { csv: 'value\n1.133\n' });
  const [{ results }, { cases }] = [
    await author.post<{ results: CaseResult[] }>(`${BOOKS}/${id}/test`),
    await author.get<{ cases: GoldenCase[] }>(`${BOOKS}/${id}`),
  ];
  const mended = cases.map((golden) => {
    const result = results.find((one) => one.id === golden.id);
    const { differences } = required(result, `result of ${golden.id}`);
    const actual = Object.fromEntries(differences.map(({ field, actual: is }) => [field, is]));
    return { ...golden, expected: { ...golden.expected, ...actual } };
  });
  await author.put(`${BOOKS}/${id}/cases`, { cases: mended });
  await author.post(`${BOOKS}/${id}/propose`);
  return id;
}

/** Milliseconds until a rater uses the book, and never another one after that. */
async function liveAfter(rater: string, token: string, began: number): Promise<number> {
  while (!(await calculate(rater, token, RISK)).text.includes(`"version":"${VERSION}"`)) {
    await sleep(10);
  }
  return performance.now() - began;
}

interface Watched {
  mixed: number;
  portfolios: number;
  before: number;
  after: number;
}

/** Sends portfolios all the time and looks whether one is rated by two books; and times calls. */
class Watch {
  #isOver = false;
  #portfolios = 0;
  #mixed = 0;
  readonly #calls: { at: number; ms: number }[] = [];
  readonly #running: Promise<void>[];

  constructor(url: string, raters: readonly string[], token: string) {
    this.#running = [
      ...[url, ...raters].map((place) => this.#sendPortfolios(place, token)),
      this.#timeCalls(url, token),
    ];
  }

  /** How much was mixed, and the 99th of 100 times of a call before and after a moment. */
  async stop(moment: number): Promise<Watched> {
    this.#isOver = true;
    await Promise.all(this.#running);
    const timesOf = (isWanted: (at: number) => boolean): number[] =>
      this.#calls
        .filter(({ at }) => isWanted(at))
        .map(({ ms }) => ms)
        .sort((one, other) => one - other);
    const nearMost = (times: readonly number[]): number =>
      times[Math.ceil(times.length * NEARLY_ALL) - 1];
    return {
      mixed: this.#mixed,
      portfolios: this.#portfolios,
      before: nearMost(timesOf((at) => at < moment)),
      after: nearMost(timesOf((at) => at >= moment)),
    };
  }

  async #sendPortfolios(url: string, token: string): Promise<void> {
    const body = `${JSON.stringify(RISK)}\n`.repeat(RISKS_A_PORTFOLIO);
    while (!this.#isOver) {
      const { text } = await sendPortfolio(url, token, body);
      const versions = new Set([...text.matchAll(/"version":"([^"]+)"/g)].map(([, one]) => one));
      this.#portfolios++;
      if (versions.size > 1) this.#mixed++;
    }
  }

  async #timeCalls(url: string, token: string): Promise<void> {
    while (!this.#isOver) {
      const at = performance.now();
      await calculate(url, token, RISK);
      this.#calls.push({ at, ms: performance.now() - at });
    }
  }
}
