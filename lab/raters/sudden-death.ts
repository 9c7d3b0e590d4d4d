import pg from 'pg';
import { benchRisks } from '../bench/risks';
import { processorTime } from '../bench/http-calls';
import { kill, secondsUntilReady } from '../faults/processes';
import type { Stack } from '../stack';
import { calculate, readCoverages, sendPortfolio } from './calls';
import type { Finding } from './finding';
import { findingOf } from './finding';

const RISKS = 20_000;
const KILL_AFTER_BYTES = 5_000_000;
const CALLERS = 4;

/** What goes wrong when the rater of a portfolio is killed in the middle of it. */
export async function afterSuddenDeath(stack: Stack, token: string): Promise<Finding> {
  const lines = benchRisks().map((risk) => `${JSON.stringify(risk)}\n`);
  const body = lines.join('').repeat(RISKS / lines.length);
  const rows = await rowsOf(stack.database);
  const whole = await sendPortfolio(stack.url, token, body);
  const load = new Load(stack.url, token);
  const raters = [stack.services.rater, stack.services['rater-2']];
  const before = raters.map(({ pid }) => processorTime([pid]));
  const killed: string[] = [];
  const cut = await sendPortfolio(stack.url, token, body, (text) => {
    if (killed.length || text.length < KILL_AFTER_BYTES) return;
    const worked = raters.map(({ pid }, at) => processorTime([pid]) - before[at]);
    const busier = raters[worked[0] > worked[1] ? 0 : 1];
    killed.push(busier.url);
    kill(busier.pid);
  });
  const counts = await load.stop();
  const restart = await secondsUntilReady(killed[0]);
  const again = await sendPortfolio(stack.url, token, body);
  const after = await rowsOf(stack.database);
  const complaints: [isSo: boolean, sentence: string][] = [
    [!cut.broken, 'The portfolio whose rater was killed ended as if it were complete.'],
    [
      cut.text.includes('"done":true'),
      'The portfolio whose rater was killed says that it is done.',
    ],
    [counts.failedReads > 0, `${counts.failedReads} reads failed while a rater was killed.`],
    [counts.failed > 0, `${counts.failed} prices failed though another rater was there.`],
    [again.digest !== whole.digest, 'The same portfolio has other bytes than before.'],
    [again.last !== whole.last, `The portfolio ends with ${again.last}.`],
    [after !== rows, `The tables of the rater had ${rows}, now ${after}.`],
  ];
  const story = `killed after ${cut.text.split('\n').length} of ${RISKS} risks, back in ${restart.toFixed(1)} s; meanwhile ${counts.good} calls answered, ${counts.failed} failed`;
  return findingOf(story, complaints);
}

/** Callers who go on all the time: prices, and reads in between. */
class Load {
  counts = { good: 0, failed: 0, failedReads: 0 };
  #isOver = false;
  readonly #callers: Promise<void>[];

  constructor(url: string, token: string) {
    const risks = benchRisks();
    this.#callers = Array.from({ length: CALLERS }, async (_, first) => {
      for (let at = first; !this.#isOver; at += CALLERS) {
        const { status } = await calculate(url, token, risks[at % risks.length]);
        if (status === 200) this.counts.good++;
        else this.counts.failed++;
        if ((await readCoverages(url, token)) !== 200) this.counts.failedReads++;
      }
    });
  }

  async stop(): Promise<Load['counts']> {
    this.#isOver = true;
    await Promise.all(this.#callers);
    return this.counts;
  }
}

/** The rows of the rater's own tables, as one text. */
async function rowsOf(server: string): Promise<string> {
  const client = new pg.Client(`${server}/palisade_rater`);
  await client.connect();
  try {
    const { rows } = await client.query(
      `select (select count(*) from rate_book) as books, (select count(*) from preset) as presets,
              (select count(*) from carrier_profile) as carriers, (select count(*) from outbox) as events`,
    );
    return JSON.stringify(rows[0]);
  } finally {
    await client.end();
  }
}
