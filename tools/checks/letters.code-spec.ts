import fs from 'node:fs';
import path from 'node:path';
import type { EventType } from '@palisade/contracts';
import { EVENTS } from '@palisade/contracts';

interface Rules {
  LETTERS: readonly string[];
  LETTER_RULES: Readonly<Record<string, unknown>>;
}

const LOCALES = 'apps/gateway/locales';

/** Groups of texts that every letter shares. */
const SHARED = ['layout', 'yourAgency'];

const { LETTERS } = jest.requireActual<Pick<Rules, 'LETTERS'>>(
  path.resolve('apps/auth/src/domain/letters/letter-draft'),
);
const { LETTER_RULES } = jest.requireActual<Pick<Rules, 'LETTER_RULES'>>(
  path.resolve('apps/auth/src/domain/letters/letter-rules'),
);

const page = fs.readFileSync('docs/letters.md', 'utf8');
const [ofEvents, ofPeople] = page
  .split('\n## ')
  .slice(1)
  .map((section) => section.split('\n').filter((line) => line.startsWith('| `')));
const cell = (row: string, at: number): string => row.split('|')[at + 1].trim().replaceAll('`', '');

const texts = JSON.parse(
  fs.readFileSync(path.join(LOCALES, 'en-US/letters.json'), 'utf8'),
) as Record<string, string>;

describe('the table of letters', () => {
  it('has each letter that follows from an event, and its event', () => {
    expect(ofEvents.map((row) => cell(row, 0)).sort()).toEqual([...LETTERS].sort());
    const events = new Set(ofEvents.map((row) => cell(row, 1)));
    expect([...events].sort()).toEqual(Object.keys(LETTER_RULES).sort());
  });

  it('has an event of each, which the contract says that auth writes of', () => {
    const silent = Object.keys(LETTER_RULES).filter((type) => {
      const { consumers } = EVENTS[type as EventType];
      return !Object.entries(consumers).some(
        ([service, does]) => service === 'auth' && does.includes('letter'),
      );
    });
    expect(silent).toEqual([]);
  });

  it('has every letter that has texts, and no other', () => {
    const groups = new Set(Object.keys(texts).map((key) => key.split('.')[0]));
    for (const shared of SHARED) groups.delete(shared);
    const named = [...ofEvents, ...ofPeople].map((row) => cell(row, 0));
    expect(named.sort()).toEqual([...groups].sort());
  });
});
