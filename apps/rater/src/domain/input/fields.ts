import type { FieldError } from '@palisade/kernel';
import { fitsDecimals, isPlainDate } from '@palisade/kernel';

/** What a field may be. */
export interface Range {
  readonly min: number;
  readonly max: number;
  /** Places after the point; whole numbers when absent. */
  readonly decimals?: number;
}

/** Enough to mend a body by; a body of nothing but errors is not answered at its own length. */
export const ERRORS_MAX = 100;

type Body = Readonly<Record<string, unknown>>;
const NOTHING: Body = {};

/** Reads the fields of a body one by one and gathers what is wrong with all of them. */
export class Fields {
  /** `pointers` tells how the caller spelled a field that is called otherwise here. */
  constructor(
    private readonly body: Body,
    private readonly pointers: ReadonlyMap<string, string> = new Map(),
    readonly errors: FieldError[] = [],
  ) {}

  /** The same fields and errors, with values that were found under another name. */
  with(found: Body, pointers: Readonly<Record<string, string>> = {}): Fields {
    const known = Object.entries(found).filter(([, value]) => value !== undefined);
    const all = new Map([...this.pointers, ...Object.entries(pointers)]);
    return new Fields({ ...this.body, ...Object.fromEntries(known) }, all, this.errors);
  }

  has(name: string): boolean {
    return this.raw(name) !== undefined;
  }

  raw(name: string): unknown {
    return Object.hasOwn(this.body, name) ? (this.body[name] ?? undefined) : undefined;
  }

  fail(name: string, detail: string, below = ''): undefined {
    if (this.errors.length >= ERRORS_MAX) return undefined;
    const pointer = this.pointers.get(name) ?? `/${escaped(name)}`;
    this.errors.push({ pointer: pointer + (below && `/${escaped(below)}`), detail });
    return undefined;
  }

  require(name: string): void {
    if (!this.has(name)) this.fail(name, `${name} is a required field.`);
  }

  number(name: string, range: Range): number | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    return isInRange(value, range) ? value : this.fail(name, `${name} ${describe(range)}.`);
  }

  text(name: string, pattern: RegExp, description: string): string | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    if (typeof value === 'string' && pattern.test(value)) return value;
    return this.fail(name, `${name} must be ${description}.`);
  }

  date(name: string): string | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    if (typeof value === 'string' && isPlainDate(value)) return value;
    return this.fail(name, `${name} must be a date, YYYY-MM-DD.`);
  }

  boolean(name: string): boolean | undefined {
    const value = this.raw(name);
    if (value === undefined || typeof value === 'boolean') return value;
    return this.fail(name, `${name} must be true or false.`);
  }

  /** One of a few texts. */
  oneOf<T extends string>(name: string, values: readonly T[]): T | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    if (values.includes(value as T)) return value as T;
    return this.fail(name, `${name} must be one of ${values.join(', ')}.`);
  }

  /** Different texts out of those that a table has. */
  listOf(name: string, known: { has(item: string): boolean }): string[] {
    const list: string[] = [];
    const value = this.raw(name) ?? list;
    if (!Array.isArray(value)) {
      this.fail(name, `${name} must be a list.`);
      return list;
    }
    for (let index = 0; index < value.length; index++) {
      const item: unknown = value[index];
      if (typeof item !== 'string' || !known.has(item)) {
        this.fail(name, `${name} has an unknown value.`, String(index));
      } else if (list.includes(item)) {
        this.fail(name, `${item} is listed twice.`, String(index));
      } else {
        list.push(item);
      }
    }
    return list;
  }

  /** An object whose keys are not known in advance; an empty one when it is none. */
  record(name: string): Body {
    const value = this.raw(name);
    if (value === undefined) return NOTHING;
    if (isObject(value)) return value;
    this.fail(name, `${name} must be an object.`);
    return NOTHING;
  }

  /** The entries of such an object that have a value. */
  entries(name: string): [key: string, value: unknown][] {
    return Object.entries(this.record(name)).filter(([, inner]) => inner != null);
  }
}

export function isInRange(value: unknown, { min, max, decimals = 0 }: Range): value is number {
  return (
    typeof value === 'number' &&
    Number.isFinite(value) &&
    value >= min &&
    value <= max &&
    // Nearly all are whole, and that is quickly seen.
    (Number.isInteger(value) || fitsDecimals(value, decimals))
  );
}

export function describe({ min, max, decimals = 0 }: Range): string {
  const kind = decimals ? `a number with at most ${decimals} decimals` : 'a whole number';
  return `must be ${kind} from ${min} to ${max}`;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
