import { Caller } from '../../tools/demo/caller.mjs';
import { startStack } from '../../tools/start/own-stack.mjs';
import { percentile } from '../faults/figures';
import { required } from '../required';
import type { ListAnswer } from './list-calls';
import { fillTables } from './many-rows';
import { startDurablePostgres } from './servers';

const CALLS = 41;

/** Few rows and many, by one who sees all of them and by one who sees those of an agency. */
const READERS = { staff: 'admin@palisade.example', agency: 'agent@harborline.example' };

/** What is searched: a name that few rows have, and a part of a word that a third of them have. */
const TEXTS = { selective: 'red rock', broad: 'ing' };

/** 95th percentile of a search and of a read by id in turns, in milliseconds. */
export interface SearchTimes {
  reader: keyof typeof READERS;
  text: keyof typeof TEXTS;
  search: number;
  read: number;
}

/** Searches through the gateway, beside reads of one account, with so many accounts. */
export async function benchSearch({ rows }: { rows: number }): Promise<SearchTimes[]> {
  const postgres = await startDurablePostgres();
  const stack = await startStack({
    env: { DATABASE_URL: postgres.url, RATE_LIMIT_PER_MINUTE: '100000' },
  });
  try {
    await fillTables(`${postgres.url}/palisade_account`, { account: {} }, rows);
    const results: SearchTimes[] = [];
    for (const [reader, email] of Object.entries(READERS)) {
      const person = await Caller.signIn(stack.url, email, () => {});
      for (const [text, search] of Object.entries(TEXTS)) {
        const times = await timesOf(person, search);
        results.push({ reader, text, ...times } as SearchTimes);
      }
    }
    return results;
  } finally {
    await stack.stop();
    await postgres.stop();
  }
}

async function timesOf(
  person: Caller,
  text: string,
): Promise<Pick<SearchTimes, 'search' | 'read'>> {
  const list = await person.send<ListAnswer>('GET', '/api/account/v1/search?size=1');
  const [account] = required(list.answer.content, 'page of accounts');
  const calls = {
    search: `/api/search/v1?search=${encodeURIComponent(text)}`,
    read: `/api/account/v1/${String(account.id)}`,
  };
  const taken = { search: [] as number[], read: [] as number[] };
  for (let n = 0; n < CALLS; n++) {
    for (const name of ['search', 'read'] as const) {
      const startedMs = performance.now();
      await person.send('GET', calls[name]);
      if (n > 0) taken[name].push(performance.now() - startedMs);
    }
  }
  return { search: percentile(taken.search, 95), read: percentile(taken.read, 95) };
}
