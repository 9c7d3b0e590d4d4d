import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { MoneyFunction } from './find-money';

/** What a function does with money; `rating` is asked by `lab/rating`, `none` handles no money. */
export const MONEY_KINDS = ['round', 'cut', 'split', 'round split', 'rating', 'none'] as const;

/** On which side of a half an example stands; of a split: less, just as much or more than is asked. */
export const SIDES = ['below', 'half', 'above'] as const;

/** A call and what it answers, both worked out by hand. */
export interface Example {
  side: (typeof SIDES)[number];
  given: unknown[];
  answer: unknown;
}

/** A row of the hand-kept table of what rounds or splits. */
export interface MoneyRow {
  function: string;
  file: string;
  kind: (typeof MONEY_KINDS)[number];
  /** Where in the answer the examples look: fields with dots between, `*` for each of a list. */
  at: string;
  examples: Example[];
  /** Why it is not asked, or an example is left out. */
  why: string;
}

const NONE = '-';

/** The table of what rounds or splits money, kept by hand apart from the code. */
export function readMoneyRows(): MoneyRow[] {
  const rows: Record<string, string>[] = parse(fs.readFileSync(path.join(__dirname, 'money.csv')), {
    columns: true,
  });
  return rows.map((row) => ({
    function: row.function,
    file: row.file,
    kind: row.kind as MoneyRow['kind'],
    at: row.at,
    examples: SIDES.filter((side) => row[side] !== NONE).map((side) => exampleOf(side, row[side])),
    why: row.why,
  }));
}

/** The name of a row, as the code has it. */
export const nameOf = (row: Pick<MoneyRow, 'function' | 'file'>): MoneyFunction =>
  `${row.file}#${row.function}`;

/** Whether a row is asked at all. */
export const isAsked = ({ kind }: Pick<MoneyRow, 'kind'>): boolean =>
  kind !== 'none' && kind !== 'rating';

/** What is wrong with the table, in words. */
export function judgeMoneyRows(
  found: readonly MoneyFunction[],
  rows: readonly MoneyRow[],
  claimed: readonly string[],
): string[] {
  const names = rows.map(nameOf);
  return [
    ...found
      .filter((name) => !names.includes(name))
      .map((name) => `${name}: has no row in lab/money/money.csv`),
    ...rows.flatMap((row) => {
      const name = nameOf(row);
      const wrong = [
        !found.includes(name) && 'rounds and splits nothing',
        !MONEY_KINDS.includes(row.kind) && `is of no kind ${row.kind}`,
        row.examples.length < SIDES.length && !row.why && 'says not why an example is left out',
        isAsked(row) !== claimed.includes(name) && 'has a property, or is asked, but not both',
      ];
      return wrong.filter((one) => one !== false).map((one) => `${name}: ${one}`);
    }),
  ];
}

/** What an example looks at within an answer; whole numbers without end are texts like `12n`. */
export function look(answer: unknown, at: string): unknown {
  const value: unknown = answer instanceof Map ? Object.fromEntries(answer) : answer;
  if (at === NONE) return typeof value === 'bigint' ? `${value}n` : value;
  const [first, ...rest] = at.split('.');
  const deeper = rest.join('.') || NONE;
  if (first === '*') return (value as unknown[]).map((one) => look(one, deeper));
  return look((value as Record<string, unknown>)[first], deeper);
}

function exampleOf(side: Example['side'], text: string): Example {
  const [given, answer] = text.split(' => ');
  return {
    side,
    given: JSON.parse(given, (_, value: unknown) =>
      typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
    ) as unknown[],
    answer: JSON.parse(answer),
  };
}
