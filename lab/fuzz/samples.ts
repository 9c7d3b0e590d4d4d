import type { Document, Schema } from '../../tools/examples/operations.mjs';
import { resolve } from '../../tools/examples/operations.mjs';
import type { Row } from './json';
import type { Known } from './known';
import { isScalar, knownAs } from './known';
import type { Random } from './random';

const DAY_MS = 86_400_000;
const MAX_DEPTH = 6;
const ROWS_TRIED = 12;
const WORDS = ['Ada', 'Holder', 'Owner', 'Long in business.', 'X'];

/** What a field usually holds where no answer has shown one, by the end of its name. */
const USUAL: [end: RegExp, value: string][] = [
  [/email$/i, 'ada@insured.example'],
  [/phone$/i, '+17025550134'],
  [/zip(code)?$/i, '89101'],
  [/state$/i, 'NV'],
  [/country$/i, 'USA'],
  [/(url|uri)$/i, 'http://127.0.0.1:9/hook'],
  [/npn$/i, '10234567'],
  [/naics(code)?$/i, '621210'],
];

/** What values are made of. */
export interface Sources {
  random: Random;
  known: Known;
}

/** Makes values that fit a schema, with what is known of the running stack. */
export class Samples {
  private readonly random: Random;
  private readonly known: Known;
  private readonly path: string;

  constructor(
    private readonly document: Document,
    { random, known, path }: Sources & { path: string },
  ) {
    this.random = random;
    this.known = known;
    this.path = path;
  }

  /** A value for a schema; `name` is its field. */
  of(given: Schema, name = '', depth = 0): unknown {
    const schema = resolve(this.document, given) ?? {};
    const { random } = this;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return random.of(schema.enum);
    const variants = schema.oneOf ?? schema.anyOf;
    if (variants) return this.of(random.of(variants), name, depth + 1);
    if (schema.allOf) return this.of(schema.allOf[0], name, depth + 1);
    const type = Array.isArray(schema.type) ? random.of(schema.type) : schema.type;
    switch (type) {
      case 'object':
        return this.objectOf(schema, depth);
      case 'array':
        return this.listOf(schema, name, depth);
      case 'integer':
      case 'number':
        return this.numberOf(schema, name);
      case 'boolean':
        return random.happens(0.5);
      case 'null':
        return null;
      case undefined:
      default:
        return this.textOf(schema, name);
    }
  }

  private objectOf({ properties = {}, required = [] }: Schema, depth: number): Row {
    const isKept = (name: string): boolean =>
      required.includes(name) || (depth < MAX_DEPTH && this.random.happens(0.5));
    const kept = Object.entries(properties).filter(([name]) => isKept(name));
    const row = this.rowFor(kept.map(([name]) => name));
    return Object.fromEntries(
      kept.map(([name, schema]) => [name, row[name] ?? this.of(schema, name, depth + 1)]),
    );
  }

  /** Of a few known rows the one that tells most of the fields, so that they fit together. */
  private rowFor(names: string[]): Row {
    const { rows } = this.known;
    if (!rows.length || this.random.happens(0.4)) return {};
    const tried = Array.from({ length: ROWS_TRIED }, () => this.random.of(rows) ?? {});
    const told = (row: Row): number => names.filter((name) => isScalar(row[name])).length;
    const best = tried.reduce((one, other) => (told(other) > told(one) ? other : one));
    return Object.fromEntries(Object.entries(best).filter(([, value]) => isScalar(value)));
  }

  private listOf(schema: Schema, name: string, depth: number): unknown[] {
    const { items = {}, minItems = 0, maxItems = 3 } = schema;
    if (depth > MAX_DEPTH) return [];
    const length = this.random.between(minItems, Math.max(minItems, Math.min(maxItems, 3)));
    const one = name.replace(/s$/, '');
    return Array.from({ length }, () => this.of(items, one, depth + 1));
  }

  private numberOf(schema: Schema, name: string): number {
    const { type, minimum = 0, maximum = Math.max(1_000_000, minimum) } = schema;
    const seen = this.known.of(name).filter((value) => typeof value === 'number');
    if (seen.length && this.random.happens(0.5)) return this.random.of(seen);
    const number = this.random.between(Math.ceil(minimum), Math.floor(Math.min(maximum, 2 ** 40)));
    return type === 'number' && this.random.happens(0.3) ? number + 0.25 : number;
  }

  private textOf({ format, maxLength = 200 }: Schema, name: string): string {
    const { random } = this;
    const seen = this.known.of(knownAs(name, this.path)).filter((one) => typeof one === 'string');
    const isId = format === 'uuid' || /id$/i.test(name);
    if (seen.length && random.happens(isId ? 0.95 : 0.8)) return random.of(seen);
    if (isId) return random.uuid();
    const day = new Date(Date.now() + random.between(-40, 400) * DAY_MS).toISOString();
    if (format === 'date-time') return day;
    if (format === 'date' || /date$/i.test(name)) return day.slice(0, 10);
    const usual = USUAL.find(([end]) => end.test(name))?.[1];
    return (usual ?? random.of(WORDS)).slice(0, maxLength);
  }
}
