import { ReadingRoom } from '@palisade/platform';
import { SHEET_COMPANY, SHEET_FILES } from '@palisade/testing';
import { bulkAmounts, industrySystemOf, understood } from '../domain/bulk/bulk-amounts';
import type { BulkMapping } from '../domain/bulk/bulk-columns';
import { mappingOf } from '../domain/bulk/bulk-columns';
import type { BulkFacts } from '../domain/bulk/bulk-row';
import { bulkRow } from '../domain/bulk/bulk-row';
import type { BulkLine } from './bulk-sheet';
import { readBulkSheet } from './bulk-sheet';

const FACTS: Omit<BulkFacts, 'mapping'> = {
  agencyId: 'agency',
  aggregatorId: null,
  by: 'person',
  now: new Date('2026-01-15T12:00:00Z'),
  thisYear: 2026,
  industryOf: (_, code) => ({
    code,
    primaryIndustry: 'Health Care',
    secondaryIndustry: 'Offices of Dentists',
    isDuplicate: false,
  }),
  isBlocked: () => false,
  country: 'USA',
  teams: [{ id: 'main', name: 'Main Team' }],
  defaultTeamId: 'main',
  newId: () => 'id',
};

describe('files as people have them, in a bulk upload', () => {
  const room = new ReadingRoom();
  afterAll(() => room.onApplicationShutdown());

  async function outcomeOf(name: string, content: Buffer): Promise<object> {
    let headings: string[] = [];
    const lines: BulkLine[] = [];
    const { reading } = await readBulkSheet(
      {
        file: { name, content },
        onHeadings: (found) => void (headings = found),
        onLines: (found) => void lines.push(...found),
      },
      room,
    );
    const mapping: BulkMapping = mappingOf(headings);
    const gathered = bulkAmounts(headings, mapping);
    gathered.take(lines);
    const { writings, question } = understood(gathered, mapping, reading);
    if (question !== null) return { asks: question };
    const industrySystem = industrySystemOf(headings, mapping);
    const facts = { ...FACTS, mapping, writings, industrySystem };
    return { line: lines[0].line, rows: lines.length, ...bulkRow(lines[0].cells, facts) };
  }

  it.each(SHEET_FILES)('$what', async ({ name, bytes, outcome, line }) => {
    const found = outcomeOf(name, await bytes());
    if ('refuses' in outcome) return expect(found).rejects.toThrow(outcome.refuses);
    if ('asks' in outcome) {
      return expect(found).resolves.toEqual({ asks: expect.stringContaining(outcome.asks) });
    }
    const { name: company, zipCode, industryCode } = SHEET_COMPANY;
    const account = { zipCode, naicsCode: industryCode, revenue: outcome.revenue * 100 };
    return expect(found).resolves.toMatchObject({
      line,
      rows: 1,
      name: company,
      errors: null,
      account,
    });
  });
});
