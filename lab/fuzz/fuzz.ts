import { findCallers } from './callers';
import { judge } from './judge';
import { Known } from './known';
import { readOperations } from './operations';
import { Random } from './random';
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

/**
 * Calls every operation as everybody, with values that look valid and values that nobody should
 * send; `calls` and `limitMs` bound it. Answers figures and what was found, the frequent first.
 */
export async function fuzz(url, { calls, limitMs, seed, holders }) {
  const random = new Random(seed);
  const operations = readOperations();
  const callers = await findCallers(url, holders);
  const known = await learn(url, operations, { staff: callers[0], random });
  const pairs = shuffled(
    operations.flatMap((operation) =>
      callers.map((caller) => ({ operation, caller, refusals: 0 })),
    ),
    random,
  );
  const findings = new Map();
  const statuses = {};
  const reached = new Set();
  const deadline = Date.now() + limitMs;
  let made = 0;
  let next = 0;
  const work = async () => {
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
      const wrong = judge(request, { ...answer, caller, known });
      if (wrong) note(findings, { operation, wrong, caller, spoiled, answer });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const sorted = [...findings.values()].sort((a, b) => b.count - a.count);
  const unreached = operations.map(({ name }) => name).filter((name) => !reached.has(name));
  const counts = { operations: operations.length, callers: callers.length, calls: made };
  return { ...counts, statuses, unreached, sorted };
}

/** Ids and values of the running stack, from what staff sees: the lists, and some of their rows. */
async function learn(url, operations, { staff, random }) {
  const known = new Known();
  const read = async (operation, request) => {
    const { status, type, body } = await ask(url, { operation, headers: {}, ...request }, staff);
    if (status !== 200 || type !== 'application/json') return;
    known.learn(operation.path, body);
    if (body.content) known.learnOwners(operation.path, body.content);
  };
  const reading = operations.filter(({ method, checks }) => method === 'GET' && checks[200]);
  for (const operation of reading) {
    const { parameters } = operation;
    const query = parameters.some(({ name }) => name === 'size') ? { size: LEARNED_SIZE } : {};
    if (!parameters.some(({ required }) => required)) await read(operation, { path: {}, query });
  }
  for (const operation of reading.filter(({ path }) => path.includes('{'))) {
    for (let row = 0; row < LEARNED_ROWS; row++) {
      await read(operation, sampleRequest(operation, { random, known }));
    }
  }
  return known;
}

async function ask(url, request, { token }) {
  const { address, options } = toFetch(url, request, token);
  const signal = AbortSignal.timeout(ANSWER_MS);
  const sent = performance.now();
  try {
    const answer = await fetch(address, { ...options, signal, redirect: 'manual' });
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    const retryAfter = answer.headers.get('retry-after');
    const told = { status: answer.status, type, retryAfter, address, sentBody: options.body };
    if (type === 'text/event-stream') {
      await answer.body.cancel();
      return { ...told, body: '' };
    }
    const text = await answer.text();
    return { ...told, body: JSON_TYPE.test(type) && text ? JSON.parse(text) : text };
  } catch (error) {
    const why = `${error.message} ${error.cause?.message ?? ''}`;
    const body = `${why} after ${Math.round(performance.now() - sent)} ms`;
    return { status: 599, type: '', body, address, sentBody: options.body };
  }
}

function note(findings, { operation, wrong, caller, spoiled, answer }) {
  const key = `${operation.name} ${wrong}`;
  const found = findings.get(key) ?? { key, count: 0, callers: new Set(), example: null };
  found.count++;
  found.callers.add(caller.name);
  found.example ??= { spoiled, ...answer };
  findings.set(key, found);
}

function shuffled(values, random) {
  return values
    .map((value) => [random.next(), value])
    .sort(([a], [b]) => a - b)
    .map(([, value]) => value);
}
