import { ReadingRoom } from '@palisade/platform';
import { SHEET_COMPANY, SHEET_FILES } from '@palisade/testing';
import { batchOf } from '../domain/batch-rows';
import { readSheet } from './read-sheet';

describe('files as people have them, in a batch', () => {
  const room = new ReadingRoom();
  afterAll(() => room.onApplicationShutdown());

  async function batch(name: string, content: Buffer): Promise<object> {
    const sent = { name, content, gone: new AbortController().signal, type: '' };
    const { rows, reading } = await readSheet(sent, room);
    return batchOf(rows, reading).companies;
  }

  it.each(SHEET_FILES)('$what', async ({ name, bytes, outcome, line }) => {
    const found = batch(name, await bytes());
    if ('refuses' in outcome) return expect(found).rejects.toThrow(outcome.refuses);
    if ('asks' in outcome) return expect(found).rejects.toThrow(outcome.asks);
    const { name: company, zipCode, industryCode } = SHEET_COMPANY;
    const { revenue } = outcome;
    return expect(found).resolves.toMatchObject([
      { row: line, company, zipCode, industryCode, revenue, errors: [] },
    ]);
  });
});
