import { foldText } from '@palisade/kernel';
import type { FreshDatabases } from '@palisade/testing';
import { freshDatabases, NAMES, SPELLINGS } from '@palisade/testing';
import type { DataSource } from 'typeorm';
import { loadConfig } from '../config/config';
import { connectionOptions, openDataSource } from './database';

/** Letters and signs of Latin, Greek, Cyrillic, Vietnamese and their neighbours; what has no width. */
const BLOCKS: readonly (readonly [first: number, last: number])[] = [
  [0x0001, 0x024f],
  [0x0250, 0x02ff],
  [0x0300, 0x052f],
  [0x0531, 0x074f],
  [0x0900, 0x0dff],
  [0x0e00, 0x0eff],
  [0x10a0, 0x10ff],
  [0x1c90, 0x1cbf],
  [0x1e00, 0x20ff],
  [0x2150, 0x218f],
  [0x2c00, 0x2dff],
  [0x3000, 0x31ff],
  [0xa640, 0xa7bf],
  [0xac00, 0xac80],
  [0xfb00, 0xfdff],
  [0xfe00, 0xffee],
  [0x1f300, 0x1f6ff],
];
const LETTERS = BLOCKS.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
).filter((letter) => /\P{Cn}/u.test(letter));

describe('fold_text', () => {
  let databases: FreshDatabases;
  let dataSource: DataSource;

  beforeAll(async () => {
    databases = await freshDatabases(['claims']);
    const tables = { entities: [], migrations: [] };
    const options = connectionOptions('claims', loadConfig(databases.env), tables);
    dataSource = await openDataSource(options);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await databases.drop();
  });

  /** What the database makes otherwise of these texts than the kernel does. */
  async function unlike(texts: string[]): Promise<unknown[]> {
    const rows: { said: string; folded: string }[] = await dataSource.query(
      'select said, fold_text(said) as folded from unnest($1::text[]) as said',
      [texts],
    );
    return rows
      .map(({ said, folded }) => ({ said, folded, expected: foldText(said) }))
      .filter(({ folded, expected }) => folded !== expected);
  }

  it('folds names and their spellings as the kernel does', async () => {
    const names = NAMES.flatMap(([name]) => [name, ...SPELLINGS.map((spell) => spell(name))]);
    expect(await unlike(names)).toEqual([]);
  });

  it.each([
    ['alone', (letter: string) => letter],
    ['within a word', (letter: string) => `a${letter}b`],
    ['between digits', (letter: string) => `1${letter}2`],
    ['at the end of a word', (letter: string) => `Ab ${letter.toUpperCase()}`],
  ])('folds letters as the kernel does, %s', async (_, spell) => {
    expect(await unlike(LETTERS.map(spell))).toEqual([]);
  });
});
