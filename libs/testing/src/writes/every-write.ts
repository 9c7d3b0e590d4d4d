import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Upstreams } from '@palisade/platform';
import type { DataSource } from 'typeorm';
import { changedTables, effectsOf, stateOf } from './effects';
import type { WriteOperation } from './write-rows';
import { NONE, writesOf } from './write-rows';
import { withoutNeighbour } from './without-neighbour';

/** A call of a test as it goes out. */
export interface Sent {
  method: string;
  path: string;
  body?: string;
  headers: Record<string, string>;
}

/** An answer as it came, with its text. */
export interface Told {
  status: number;
  headers: Headers;
  text: string;
}

type Send = (call: Sent) => Promise<Told>;

/** A tag that no row has: of a row that nobody knows, after many changes. */
const OTHER_STATE = '"01900000-0000-7000-8000-00000000dead-999"';
/** Of a column: that it is not asked. */
const ANYTHING = '*';
/** Of what was done already: that it is answered as done, and nothing is done again. */
const NOTHING = 'nothing';
const UNDER_WAY = 'REQUEST_UNDER_WAY';
const DONE = 'ALREADY_DONE';
const OWN_HEADERS = ['idempotency-key', 'if-match', 'prefer'];

interface World {
  service: string;
  dataSource: DataSource;
  /** The ways to its neighbours. */
  upstreams: Upstreams;
}

const worlds = new Map<string, World>();
const asked = new Set<string>();

/** Has the writes of a service asked, under the address where it is reached. */
export function watchWrites(url: string, world: World): void {
  worlds.set(url, world);
  // For what runs after a suite, which loads none of its modules.
  Object.assign(globalThis, { unaskedWrites: unasked });
}

/**
 * Sends a call of a test. The first of its operation in the suite that the service's table names is
 * asked what every write is asked: whether it minds another state, does nothing with a wrong field,
 * happens once under a key, and leaves the events and records of its row. Throws what is not so.
 */
export async function sendAsked(url: string, call: Sent, send: Send): Promise<Told> {
  const world = worlds.get(url);
  const row = world && call.method !== 'GET' && rowFor(world.service, call);
  const isOwn = OWN_HEADERS.some((name) => name in call.headers);
  if (!row || isOwn) return send(call);
  // Others of its kind may come meanwhile, and go out as they are.
  asked.add(row.operation);
  return new Asking(world, { row, call, send }).ask();
}

/** The writes that a suite should have asked and did not. */
export function unasked(): string[] {
  return [...new Set([...worlds.values()].map(({ service }) => service))].flatMap((service) =>
    writesOf(service)
      .filter(({ suite, operation }) => suite === suiteName() && !asked.has(operation))
      .map(({ operation }) => operation),
  );
}

function rowFor(service: string, { method, path: address }: Sent): WriteOperation | undefined {
  const row = writesOf(service).find((one) => one.matches(method, address));
  if (!row || asked.has(row.operation)) return undefined;
  return row.suite === suiteName() ? row : undefined;
}

const suiteName = (): string =>
  path.basename(expect.getState().testPath ?? '').replace('.e2e-spec.ts', '');

interface Question {
  row: WriteOperation;
  call: Sent;
  send: Send;
}

/** One write that is asked. */
class Asking {
  private readonly row: WriteOperation;
  private readonly call: Sent;
  private readonly sendPlainly: Send;
  private readonly wrong: string[] = [];

  private readonly db: DataSource;

  constructor(
    private readonly world: World,
    { row, call, send }: Question,
  ) {
    this.db = world.dataSource;
    this.row = row;
    this.call = call;
    this.sendPlainly = send;
  }

  async ask(): Promise<Told> {
    const { row } = this;
    if (row.stale !== NONE) {
      const stale = await this.sendStale([]);
      // Refused for a reason of its own: it would not have happened, and another call is asked.
      if (stale.status !== 412 && stale.status >= 400) return this.putOff();
      if (stale.status !== 412) throw this.found(`answers ${stale.status} to a stale If-Match`);
    }
    // Work of before may have ended meanwhile, so what moved is looked at again.
    const moved = (await this.refuse()) && (await this.refuse());
    if (moved) this.wrong.push(`calls that were refused changed ${moved}`);
    return this.askOnce();
  }

  /** Sends what must be refused; answers the tables that changed over it, empty for none. */
  private async refuse(): Promise<string> {
    const before = await stateOf(this.db);
    const ids: string[] = [];
    if (this.row.stale !== NONE) await this.sendStale(ids);
    await this.sendWithoutNeighbours(ids);
    for (const [field, body] of wrongBodies(this.call, this.row)) {
      const { status } = await this.send({}, ids, body);
      if (status >= 400 && status < 500) continue;
      throw this.found(`answers ${status} to a wrong ${field}`);
    }
    const { events, records } = await effectsOf(this.db, ids);
    if (events !== NONE || records !== NONE) {
      this.wrong.push(`calls that were refused left ${events} and ${records}`);
    }
    return changedTables(before, await stateOf(this.db)).join(', ');
  }

  /** Without each neighbour that it cannot do without: it says when to come again, and does nothing. */
  private async sendWithoutNeighbours(ids: string[]): Promise<void> {
    for (const away of (this.row.away ?? NONE).split(' ').filter((one) => one !== NONE)) {
      const { upstreams } = this.world;
      const { status, headers } = await withoutNeighbour(upstreams, away, () => this.send({}, ids));
      if (status === 503 && headers.has('retry-after')) continue;
      throw this.found(`answers ${status} without ${away}, or not when to come again`);
    }
  }

  /** Alone, and with a key, which goes another way: the worse of the answers. */
  private async sendStale(ids: string[]): Promise<Told> {
    const alone = await this.send({ 'if-match': OTHER_STATE }, ids);
    if (alone.status !== 412) return alone;
    const key = { 'idempotency-key': randomUUID() };
    return this.send({ 'if-match': OTHER_STATE, ...key }, ids);
  }

  /** Two at once and one after them, under one key: one effect, one answer. */
  private async askOnce(): Promise<Told> {
    const { row } = this;
    const ids: string[] = [];
    const key = { 'idempotency-key': randomUUID() };
    if (row.again === NONE) {
      const only = await this.send({}, ids);
      return this.finish(only, { ids, again: NONE });
    }
    const both = await Promise.all([this.send(key, ids), this.send(key, ids)]);
    const first = both.find(isFirst) ?? both.find(isOver);
    // Each has met the other between two of its transactions, and is told to come again.
    if (!first) return this.putOff();
    if (first.status >= 300) {
      asked.delete(row.operation);
      return first;
    }
    const [other] = both.filter((one) => one !== first);
    const last = await this.send(key, ids);
    const again = againOf(first, last);
    // Who comes second may also be told that it is under way, or find what the first has done.
    const isRefused = other.status === 409;
    if (again !== 'computes' && !isRefused && againOf(first, other) !== again) {
      this.wrong.push(`answers ${other.status} to the same call at once, not ${first.status}`);
    }
    return this.finish(first, { ids, again });
  }

  private async finish(
    told: Told,
    { ids, again }: { ids: string[]; again: string },
  ): Promise<Told> {
    const { row } = this;
    if (told.status >= 300) {
      asked.delete(row.operation);
      return told;
    }
    const found = { ...(await effectsOf(this.db, ids)), again };
    for (const column of ['events', 'records', 'again'] as const) {
      if (found[column] !== row[column]) {
        this.wrong.push(`${column}: ${found[column]}, and its row has ${row[column]}`);
      }
    }
    if (row.twice !== ANYTHING) await this.askTwice();
    if (this.wrong.length) throw this.found(this.wrong.join('; '));
    return told;
  }

  /** Once more, as another act: what is done already leaves nothing, refused or not. */
  private async askTwice(): Promise<void> {
    const { twice } = this.row;
    const ids: string[] = [];
    const { status } = await this.send({ 'idempotency-key': randomUUID() }, ids);
    const found = status < 300 ? NOTHING : String(status);
    if (!twice.split(' ').includes(found))
      this.wrong.push(`twice: ${status}, and its row has ${twice}`);
    const { events, records } = await effectsOf(this.db, ids);
    if (events !== NONE || records !== NONE) {
      this.wrong.push(`what was done once more left ${events} and ${records}`);
    }
  }

  private putOff(): Promise<Told> {
    asked.delete(this.row.operation);
    return this.sendPlainly(this.call);
  }

  private found(what: string): Error {
    return new Error(`${this.row.operation}: ${what} (apps/*/writes.csv)`);
  }

  private send(headers: Record<string, string>, ids: string[], body = this.call.body) {
    const id = randomUUID();
    ids.push(id);
    const all = { ...this.call.headers, ...headers, 'x-request-id': id };
    return this.sendPlainly({ ...this.call, body, headers: all });
  }
}

const codeOf = ({ text }: Told): unknown =>
  text.startsWith('{') ? (JSON.parse(text) as { code?: unknown }).code : undefined;

const isFirst = ({ status, headers }: Told): boolean =>
  status < 300 && !headers.has('idempotent-replayed');

const isOver = (told: Told): boolean => !(told.status === 409 && codeOf(told) === UNDER_WAY);

/** How an answer repeats the first. */
function againOf(first: Told, other: Told): string {
  if (other.status === 409 && codeOf(other) === DONE) return 'secret';
  if (other.status !== first.status) return `${other.status}`;
  if (!other.headers.has('idempotent-replayed')) return 'computes';
  return other.text === first.text ? 'same' : 'another body';
}

/** The body with each field that it may have of another kind, and with a field more. */
function* wrongBodies(
  { body }: Sent,
  { free, fields }: WriteOperation,
): Generator<[field: string, body: string]> {
  if (!body?.startsWith('{') || free === '*') return;
  const given = JSON.parse(body) as Record<string, unknown>;
  yield ['unknown field', JSON.stringify({ ...given, unknown: 1 })];
  for (const field of new Set([...Object.keys(given), ...fields.keys()])) {
    if (free.split(' ').includes(field)) continue;
    const value = given[field] ?? null;
    const isParted = value === null ? fields.get(field) : typeof value === 'object';
    yield [field, JSON.stringify({ ...given, [field]: isParted ? 'no such' : { no: 'such' } })];
  }
}
