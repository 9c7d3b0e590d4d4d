import { overrides } from './override-codec';
import { IRPM_CHARACTERISTICS } from '@palisade/trade';
import type { HazardRow } from './hazard-row';

/** A row of a table in words, as a file of comma separated values has it. */
export type TextRow = readonly string[];

/** A table read from rows, or what is wrong with single ones (counted from 0). */
export interface ReadTable {
  readonly value: unknown;
  readonly problems: readonly RowProblem[];
}

export interface RowProblem {
  readonly row: number;
  readonly detail: string;
}

/** How a kind of table is written as rows and read from them. */
export interface TableCodec {
  readonly columns: readonly string[];
  readonly write: (value: never) => TextRow[];
  /** `before` is what the table was: it keeps what rows do not tell. */
  readonly read: (rows: readonly TextRow[], before: never) => ReadTable;
}

const DECIMAL = /^-?\d{1,12}(\.\d{1,6})?$/;
const ACTIONS = ['accept', 'refer', 'decline'];
const HAZARD_MAX = 5;

/** Gathers what is wrong while rows are read. */
class Reader {
  readonly problems: RowProblem[] = [];
  private readonly keys = new Set<string>();

  constructor(private row = 0) {}

  at(row: number): this {
    this.row = row;
    return this;
  }

  fail(detail: string): void {
    this.problems.push({ row: this.row, detail });
  }

  unique(key: string): void {
    if (this.keys.has(key)) this.fail(`${key} is there twice.`);
    this.keys.add(key);
  }

  decimal(text: string): string {
    if (!DECIMAL.test(text)) this.fail(`"${text}" is not a decimal number.`);
    return text;
  }

  number(text: string): number {
    return Number(this.decimal(text));
  }
}

const readAll = (
  rows: readonly TextRow[],
  each: (row: TextRow, reader: Reader) => void,
): readonly RowProblem[] => {
  const reader = new Reader();
  rows.forEach((row, at) => each(row, reader.at(at)));
  if (!rows.length) reader.at(0).fail('The table has no rows.');
  return reader.problems;
};

/** One number. */
const single: TableCodec = {
  columns: ['value'],
  write: (value: string) => [[value]],
  read: (rows) => {
    const problems = readAll(rows, ([text], reader) => {
      reader.unique('The value');
      reader.decimal(text);
    });
    return { value: rows[0]?.[0], problems };
  },
};

/** Settings that are whole numbers, also where a draft has lost them for a while. */
const WHOLE = ['decimals', 'most'];

type Settings = Readonly<Record<string, string | number>>;

/** Numbers by key; the keys and their order are those that there were. */
const factors: TableCodec = {
  columns: ['key', 'value'],
  write: (value: Settings) => Object.entries(value).map(([key, number]) => [key, String(number)]),
  read: (rows, before: Settings) => {
    const found = new Map<string, string | number>();
    const problems = readAll(rows, ([key, text], reader) => {
      reader.unique(key);
      const isNumber = typeof Object.values(before)[0] === 'number' || WHOLE.includes(key);
      found.set(key, isNumber ? reader.number(text) : reader.decimal(text));
    });
    return { value: inOrderOf(found, before), problems };
  },
};

/** Names by key. */
const names: TableCodec = {
  columns: ['key', 'name'],
  write: (value: Settings) => Object.entries(value).map(([key, name]) => [key, String(name)]),
  read: (rows) => {
    const found = withoutPrototype<string>();
    const problems = readAll(rows, ([key, name], reader) => {
      reader.unique(key);
      found[key] = name;
    });
    return { value: found, problems };
  },
};

interface Points {
  readonly points: readonly (readonly [number | string, string])[];
  readonly decimals?: number;
}

/** Points of a curve in ascending order. */
const curve: TableCodec = {
  columns: ['at', 'value'],
  write: ({ points }: Points) => points.map(([at, value]) => [String(at), value]),
  read: (rows, { decimals, points: before }: Points) => {
    let last = Number.NEGATIVE_INFINITY;
    const points: [number | string, string][] = [];
    const problems = readAll(rows, ([at, value], reader) => {
      const place = reader.number(at);
      reader.unique(String(place));
      if (place < last) reader.fail(`${at} comes after a larger one.`);
      last = place;
      points.push([typeof before[0][0] === 'number' ? place : at, reader.decimal(value)]);
    });
    return { value: decimals === undefined ? { points } : { points, decimals }, problems };
  },
};

/** Bands: above one bound, up to and with the next. */
const bands: TableCodec = {
  columns: ['above', 'upTo', 'value'],
  write: (value: readonly (readonly [number, string])[]) =>
    value.map(([upTo, factor], at) => [at ? String(value[at - 1][0]) : '', String(upTo), factor]),
  read: (rows) => {
    let last = '';
    const found: [number, string][] = [];
    const problems = readAll(rows, ([above, upTo, value], reader) => {
      reader.unique(upTo);
      const end = reader.number(upTo);
      if (above !== last) reader.fail(gapOrOverlap(above, last));
      if (last !== '' && end <= Number(last)) reader.fail(`${upTo} is not above ${last}.`);
      last = upTo;
      found.push([end, reader.decimal(value)]);
    });
    return { value: found, problems };
  },
};

function gapOrOverlap(above: string, last: string): string {
  if (last === '') return 'The first band begins anywhere: leave "above" empty.';
  const what = Number(above) > Number(last) ? 'No band holds' : 'Two bands hold';
  return `${what} what is between ${last} and ${above || 'the beginning'}.`;
}

type Shares = Readonly<Record<string, { share: string; mandatory: boolean }>>;

/** The core package. */
const shares: TableCodec = {
  columns: ['coverage', 'share', 'mandatory'],
  write: (value: Shares) =>
    Object.entries(value).map(([key, { share, mandatory }]) => [key, share, String(mandatory)]),
  read: (rows, before: Shares) => {
    const found = new Map<string, Shares[string]>();
    const problems = readAll(rows, ([key, share, mandatory], reader) => {
      reader.unique(key);
      if (!['true', 'false'].includes(mandatory)) reader.fail('mandatory is true or false.');
      found.set(key, { share: reader.decimal(share), mandatory: mandatory === 'true' });
    });
    return { value: inOrderOf(found, before), problems };
  },
};

interface WrittenPlan {
  overallMinPct: number;
  overallMaxPct: number;
  characteristics: Record<string, { min: number; max: number }>;
}

/** Schedule rating: a row for each characteristic of a plan, and one for its total. */
const plans: TableCodec = {
  columns: ['plan', 'characteristic', 'min', 'max'],
  write: (value: Readonly<Record<string, WrittenPlan>>) =>
    Object.entries(value).flatMap(([plan, { overallMinPct, overallMaxPct, characteristics }]) => [
      ...Object.entries(characteristics).map(([name, { min, max }]) => [
        plan,
        name,
        `${min}`,
        `${max}`,
      ]),
      [plan, 'overall', `${overallMinPct}`, `${overallMaxPct}`],
    ]),
  read: (rows) => {
    const found = withoutPrototype<WrittenPlan>();
    const problems = readAll(rows, ([name, characteristic, least, most], reader) => {
      reader.unique(`${name} ${characteristic}`);
      const [min, max] = [reader.number(least), reader.number(most)];
      if (min > 0 || max < 0) reader.fail('A range holds 0.');
      const plan = (found[name] ??= { overallMinPct: 0, overallMaxPct: 0, characteristics: {} });
      const isKnown = (IRPM_CHARACTERISTICS as readonly string[]).includes(characteristic);
      if (characteristic === 'overall')
        Object.assign(plan, { overallMinPct: min, overallMaxPct: max });
      else if (isKnown) plan.characteristics[characteristic] = { min, max };
      else reader.fail(`${characteristic} is no characteristic.`);
    });
    return { value: found, problems };
  },
};

/** Classes and actions of industries. */
const hazards: TableCodec = {
  columns: ['prefix', 'hazard', 'action'],
  write: (value: readonly HazardRow[]) =>
    value.map(({ prefix, hazard, action }) => [prefix, String(hazard), action]),
  read: (rows) => {
    const found: object[] = [];
    const problems = readAll(rows, ([prefix, hazard, action], reader) => {
      reader.unique(prefix);
      const level = Number(hazard);
      if (!/^\d{1,6}$/.test(prefix)) reader.fail(`${prefix} is not the beginning of a code.`);
      if (!Number.isInteger(level) || level < 1 || level > HAZARD_MAX) {
        reader.fail(`The class is 1 to ${HAZARD_MAX}.`);
      }
      if (!ACTIONS.includes(action)) reader.fail(`The action is ${ACTIONS.join(', ')}.`);
      found.push({ prefix, hazard: level, action });
    });
    return { value: found, problems };
  },
};

/** A record in which any name is that of a row alone. */
const withoutPrototype = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;

/** What there was keeps its place; what is new comes after it. */
function inOrderOf<T>(found: ReadonlyMap<string, T>, before: object): Record<string, T> {
  const known = Object.keys(before).filter((key) => found.has(key));
  const added = [...found.keys()].filter((key) => !known.includes(key));
  return Object.fromEntries([...known, ...added].map((key) => [key, found.get(key) as T]));
}

export const CODECS = { single, factors, names, curve, bands, shares, plans, hazards, overrides };
