import { Traces } from './traces';

const AT_ONCE = 8;
const LISTED = 100;
/** An id that no row has. */
const ABSENT = '01900000-0000-7000-8000-00000000dead';
const NOBODY_HAS = 'NONE-000000';

/** Everything that staff can find of one account, by the ids that one answer gives for the next. */
export async function traceAccount(url, operations, { staff, accountId }) {
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
export async function tryRowScope(url, operations, { traces, strangers }) {
  const findings = [];
  const cells = operations.flatMap((operation) =>
    strangers.map((stranger) => ({ operation, stranger })),
  );
  let calls = 0;
  const waiting = cells.values();
  const walk = async () => {
    for (const { operation, stranger } of waiting) {
      const values = valuesFor(operation, traces);
      const isList = operation.method === 'GET' && !needed(operation).length;
      if (!values || !(isList || needed(operation).length)) continue;
      const { token } = stranger;
      const own = await ask(url, operation, { values, token });
      const absent = isList ? own : await ask(url, operation, { values: absentOf(values), token });
      calls += isList ? 1 : 2;
      const wrong = judge(operation, own, absent, traces);
      if (wrong) findings.push(`${operation.name} as ${stranger.name}: ${wrong}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return { calls, findings };
}

/** What is wrong with the answer to a stranger; null when nothing is. */
export function judge({ method, parameters }, own, absent, traces) {
  const isAsked = parameters.some(({ required }) => required);
  const isDone = own.status < 300;
  if (isDone && method !== 'GET') return `acts on another's row (${own.status})`;
  const [marker] = isDone ? traces.shownIn(own.text) : [];
  if (marker) return `shows ${marker}`;
  if (isAsked && own.status !== absent.status) {
    return `answers ${own.status}, and ${absent.status} where there is no such row`;
  }
  return null;
}

const needed = ({ parameters }) => parameters.filter(({ required }) => required);

/** A value for every parameter that must be there; null where the account has none to give. */
function valuesFor(operation, traces) {
  const values = {};
  for (const parameter of needed(operation)) {
    const id = traces.idFor(parameter.name, operation.path);
    if (id === undefined) return null;
    values[parameter.name] = id;
  }
  return values;
}

const absentOf = (values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isUuid(value) ? ABSENT : NOBODY_HAS]),
  );

const isUuid = (value) => value.length === ABSENT.length;

async function ask(url, { path, method, parameters, operation }, { values, token }) {
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && values[parameter.name])
    .map(({ name }) => [name, values[name]]);
  if (parameters.some(({ name }) => name === 'size')) query.push(['size', LISTED]);
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => values[name]);
  const answer = await fetch(`${url}${address}?${new URLSearchParams(query)}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(operation.requestBody && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(operation.requestBody && { body: '{}' }),
  });
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  if (type !== 'text/event-stream')
    return { status: answer.status, type, text: await answer.text() };
  await answer.body.cancel();
  return { status: answer.status, type, text: '' };
}
