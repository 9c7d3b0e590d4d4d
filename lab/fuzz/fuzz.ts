import type { Operation } from '../../tools/examples/operations.mjs';
import { readOperations } from '../../tools/examples/operations.mjs';
import type { CodeHolder, FuzzCaller } from './callers';
import { findCallers } from './callers';
import { isRow, rowsOf } from './json';
import type { Answer } from './judge';
import { judge } from './judge';
import { Known } from './known';
import { Random } from './random';
import type { FuzzRequest } from './requests';
import { sampleRequest, spoil, toFetch } from './requests';

const AT_ONCE = 8;
/** One value: of several, one a line, the text is kept. */
const JSON_TYPE = /[/+]json$/;
const ANSWER_MS = 40_000;
const SPOILED = 0.6;

/** Who was refused so often by an operation is not let in by it. */
const REFUSALS = 2;
const LEARNED_SIZE = 100;
const LEARNED_ROWS = 4;

/** How far the fuzzer goes, and who holds a one-time code. */
export interface Bounds {
  calls: number;
  limitMs: number;
  seed: number;
  holders: CodeHolder[];
}

/** What was answered to a call that was really made. */
interface Heard extends Answer {
  address: string;
  sentBody?: string;
}

/** A promise that was broken, how often, and for whom. */
export interface Finding {
  key: string;
  count: number;
  callers: Set<string>;
  example: Heard & { spoiled: string };
}

/** What was called, and what was found, the frequent first. */
export interface Fuzzed {
  operations: number;
  callers: number;
  calls: number;
  statuses: Record<string, number>;
  unreached: string[];
  sorted: Finding[];
}

/** An operation and who calls it, and how often that was refused. */
interface Pair {
  operation: Operation;
  caller: FuzzCaller;
  refusals: number;
}

/**
 * Calls every operation as everybody, with values that look valid and values that nobody should
 * send; `calls` and `limitMs` bound it. Answers figures and what was found, the frequent first.
 */
export async function fuzz(url: string, bounds: Bounds): Promise<Fuzzed> {
  const { calls, limitMs, seed, holders } = bounds;
  const random = new Random(seed);
  const operations = readOperations();
  const callers = await findCallers(url, holders);
  const known = await learn(url, operations, { staff: callers[0], random });
  const all = operations.flatMap((operation) =>
    callers.map((caller): Pair => ({ operation, caller, refusals: 0 })),
  );
  const pairs = shuffled(all, random);
  const findings = new Map<string, Finding>();
  const statuses: Fuzzed['statuses'] = {};
  const reached = new Set<string>();
  const deadline = Date.now() + limitMs;
  let made = 0;
  let next = 0;
  const work = async (): Promise<void> => {
    while (made < calls && Date.now() < deadline) {
      const pair = pairs[next++ % pairs.length];
      if (pair.refusals >= REFUSALS) continue;
      made++;
      const { operation, caller } = pair;
      const request = sampleRequest(operation, { random, known });
      const spoiled = random.happens(SPOILED) ? spoil(request, random) : 'nothing';
      const answer = await ask(url, request, caller);
      const of = `${Math.floor(answer.status / 100)}xx`;
      statuses[of] = (statuses[of] ?? 0) + 1;
      if ([401, 403].includes(answer.status)) pair.refusals++;
      if (answer.status < 300) reached.add(operation.name);
      const wrong = judge(request, answer, { caller, known });
      if (wrong) note(findings, { key: `${operation.name} ${wrong}`, caller, spoiled, answer });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const sorted = [...findings.values()].sort((a, b) => b.count - a.count);
  const unreached = operations.map(({ name }) => name).filter((name) => !reached.has(name));
  const counts = { operations: operations.length, callers: callers.length, calls: made };
  return { ...counts, statuses, unreached, sorted };
}

/** Ids and values of the running stack, from what staff sees: the lists, and some of their rows. */
async function learn(
  url: string,
  operations: Operation[],
  { staff, random }: { staff: FuzzCaller; random: Random },
): Promise<Known> {
  const known = new Known();
  const read = async (operation: Operation, request: FuzzRequest): Promise<void> => {
    const { status, type, body } = await ask(url, request, staff);
    if (status !== 200 || type !== 'application/json') return;
    known.learn(operation.path, body);
    if (isRow(body) && body.content) known.learnOwners(operation.path, rowsOf(body));
  };
  const reading = operations.filter(({ method, checks }) => method === 'GET' && checks[200]);
  for (const operation of reading) {
    const { parameters } = operation;
    const query = parameters.some(({ name }) => name === 'size') ? { size: LEARNED_SIZE } : {};
    if (parameters.some(({ required }) => required)) continue;
    await read(operation, { operation, path: {}, query, headers: {} });
  }
  for (const operation of reading.filter(({ path }) => path.includes('{'))) {
    for (let row = 0; row < LEARNED_ROWS; row++) {
      await read(operation, sampleRequest(operation, { random, known }));
    }
  }
  return known;
}

async function ask(url: string, request: FuzzRequest, { token }: FuzzCaller): Promise<Heard> {
  const { address, options } = toFetch(url, request, token);
  const signal = AbortSignal.timeout(ANSWER_MS);
  const sent = performance.now();
  try {
    const answer = await fetch(address, { ...options, signal, redirect: 'manual' });
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    const retryAfter = answer.headers.get('retry-after');
    const told = { status: answer.status, type, retryAfter, address, sentBody: options.body };
    if (type === 'text/event-stream') {
      await answer.body?.cancel();
      return { ...told, body: '' };
    }
    const text = await answer.text();
    return { ...told, body: JSON_TYPE.test(type) && text ? JSON.parse(text) : text };
  } catch (error) {
    const body = `${reasonOf(error)} after ${Math.round(performance.now() - sent)} ms`;
    return { status: 599, type: '', body, address, sentBody: options.body };
  }
}

/** Why nothing was answered: `fetch` says it in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`;
}

interface Noticed {
  key: string;
  caller: FuzzCaller;
  spoiled: string;
  answer: Heard;
}

function note(findings: Map<string, Finding>, { key, caller, spoiled, answer }: Noticed): void {
  const example = { spoiled, ...answer };
  const found = findings.get(key) ?? { key, count: 0, callers: new Set(), example };
  found.count++;
  found.callers.add(caller.name);
  findings.set(key, found);
}

function shuffled<T>(values: T[], random: Random): T[] {
  return values
    .map((value): [order: number, value: T] => [random.next(), value])
    .sort(([a], [b]) => a - b)
    .map(([, value]) => value);
}
