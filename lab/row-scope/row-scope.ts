import type { Operation, Parameter } from '../../tools/examples/operations.mjs';
import type { FuzzCaller } from '../fuzz/callers';
import { Traces } from './traces';

const AT_ONCE = 8;
const LISTED = 100;
/** An id that no row has. */
const ABSENT = '01900000-0000-7000-8000-00000000dead';
/** The parameter of what a person types. */
const SEARCH = 'search';
/** What a search shows of one kind. */
const SHOWN = 5;
const KINDS = ['CLIENT', 'QUOTE', 'POLICY', 'CLAIM', 'PERSON'];
const SEARCH_ADDRESS = '/api/search/v1';
const NOBODY_HAS = 'NONE-000000';
const FILE = 'text/csv';

/** What was answered to a call; `type` is the media type without its parameters. */
interface Answer {
  status: number;
  type: string;
  text: string;
}

/** How many calls strangers made, and what they should not have been told. */
export interface Tried {
  calls: number;
  findings: string[];
}

/** Everything that staff can find of one account, by the ids that one answer gives for the next. */
export async function traceAccount(
  url: string,
  operations: Operation[],
  { staff, accountId }: { staff: string | null; accountId: string },
): Promise<Traces> {
  const traces = new Traces(accountId);
  const reading = operations.filter(({ method, checks }) => method === 'GET' && checks[200]);
  const lists = reading.filter((operation) => !needed(operation).length);
  for (const operation of [...lists, ...reading, ...reading]) {
    const values = valuesFor(operation, traces);
    if (!values) continue;
    const { status, text, type } = await ask(url, operation, { values, token: staff });
    if (status !== 200 || !type.endsWith('json') || !text) continue;
    traces.learn(operation.path, JSON.parse(text), needed(operation).length > 0);
  }
  return traces;
}

/**
 * Makes every call as people whom the account does not concern: the lists, whatever is found by an
 * id of the account, and the same with an id that nobody has. Nothing of the account may be shown,
 * and both ids must be answered alike.
 */
export async function tryRowScope(
  url: string,
  operations: Operation[],
  { traces, strangers }: { traces: Traces; strangers: FuzzCaller[] },
): Promise<Tried> {
  const findings: string[] = [];
  const cells = operations.flatMap((operation) =>
    strangers.flatMap((stranger) =>
      waysOf(operation, traces).map((values) => ({ operation, stranger, values })),
    ),
  );
  let calls = 0;
  const waiting = cells.values();
  const walk = async (): Promise<void> => {
    for (const { operation, stranger, values } of waiting) {
      const isList =
        operation.method === 'GET' && (isSearch(operation) || !needed(operation).length);
      if (!(isList || needed(operation).length)) continue;
      const { token } = stranger;
      const own = await ask(url, operation, { values, token });
      const absent = isList ? own : await ask(url, operation, { values: absentOf(values), token });
      calls += isList ? 1 : 2;
      const wrong = judge(operation, own, absent, traces);
      if (wrong) findings.push(`${operation.name} as ${stranger.name}: ${wrong}`);
      if (!operation.checks[200]?.[FILE]) continue;
      calls++;
      const file = await ask(url, operation, { values, token, accept: FILE });
      const [marker] = file.status === 200 ? traces.shownIn(file.text) : [];
      if (marker) findings.push(`${operation.name} as ${stranger.name}: its file shows ${marker}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return { calls, findings };
}

/**
 * What staff types and does not find the account by: then that strangers find nothing says nothing.
 * Of what fits more rows than are shown, those of other accounts may stand before.
 */
export async function tryFinding(
  url: string,
  operations: Operation[],
  { traces, staff }: { traces: Traces; staff: string | null },
): Promise<string[]> {
  const findings: string[] = [];
  const everywhere = operations.find(({ path }) => path === SEARCH_ADDRESS);
  for (const text of everywhere ? traces.typed : []) {
    const values = { [SEARCH]: text };
    const answer = await ask(url, everywhere as Operation, { values, token: staff });
    const { hits } = JSON.parse(answer.text) as { hits?: { kind: string }[] };
    const isCrowded = KINDS.some(
      (kind) => hits?.filter((hit) => hit.kind === kind).length === SHOWN,
    );
    if (!isCrowded && !traces.shownIn(answer.text).length) {
      findings.push(`staff does not find ${text}`);
    }
  }
  return traces.typed.size ? findings : ['nobody knows what to type'];
}

/** What is called, and what is answered. */
interface Called {
  method: string;
  parameters: Pick<Parameter, 'required'>[];
}
type Answered = Pick<Answer, 'status' | 'text'>;

/** What is wrong with the answer to a stranger; null when nothing is. */
export function judge(
  { method, parameters }: Called,
  own: Answered,
  absent: Answered,
  traces: Traces,
): string | null {
  const needsParameters = parameters.some(({ required }) => required);
  const isDone = own.status < 300;
  if (isDone && method !== 'GET') return `acts on another's row (${own.status})`;
  const [marker] = isDone ? traces.shownIn(own.text) : [];
  if (marker) return `shows ${marker}`;
  if (needsParameters && own.status !== absent.status) {
    return `answers ${own.status}, and ${absent.status} where there is no such row`;
  }
  return null;
}

const needed = ({ parameters }: Operation): Parameter[] =>
  parameters.filter(({ required }) => required);

/** Whether an operation finds rows by what somebody types. */
const isSearch = (operation: Operation): boolean =>
  operation.method === 'GET' &&
  needed(operation)
    .map(({ name }) => name)
    .join() === SEARCH;

/** How an operation is tried: a search with all that somebody could type, others once if at all. */
function waysOf(operation: Operation, traces: Traces): Values[] {
  if (isSearch(operation)) return [...traces.typed].map((text) => ({ [SEARCH]: text }));
  const values = valuesFor(operation, traces);
  return values ? [values] : [];
}

/** By the name of the parameter. */
type Values = Record<string, string>;

/** A value for every parameter that must be there; null where the account has none to give. */
function valuesFor(operation: Operation, traces: Traces): Values | null {
  const values: Values = {};
  for (const parameter of needed(operation)) {
    const id = traces.idFor(parameter.name, operation.path);
    if (id === undefined) return null;
    values[parameter.name] = id;
  }
  return values;
}

const absentOf = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isUuid(value) ? ABSENT : NOBODY_HAS]),
  );

const isUuid = (value: string): boolean => value.length === ABSENT.length;

async function ask(
  url: string,
  { path, method, parameters, operation }: Operation,
  { values, token, accept }: { values: Values; token: string | null; accept?: string },
): Promise<Answer> {
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && values[parameter.name])
    .map(({ name }): [string, string] => [name, values[name]]);
  if (parameters.some(({ name }) => name === 'size')) query.push(['size', String(LISTED)]);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]);
  const answer = await fetch(`${url}${address}?${new URLSearchParams(query)}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(operation.requestBody && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(accept && { accept }),
    },
    ...(operation.requestBody && { body: '{}' }),
  });
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  if (type !== 'text/event-stream')
    return { status: answer.status, type, text: await answer.text() };
  await answer.body?.cancel();
  return { status: answer.status, type, text: '' };
}
