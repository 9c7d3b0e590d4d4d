import { resolve } from './operations.mjs';
import { finderOf } from './find-operation.mjs';
import { isSecret, redact } from './redact.mjs';

const JSON_TYPE = 'application/json';
/** Of two good examples the fuller one, as long as it can be read at a glance. */
const GLANCE = 4_000;

/**
 * The best example of each operation among recorded calls, by its service and name. `known` are the
 * examples of before, which stay as long as their schemas take them.
 */
export function pickExamples(operations, calls, known = {}) {
  const find = finderOf(operations);
  const best = new Map();
  for (const call of calls) {
    const operation = find(call.method, call.path);
    const example = operation && call.status < 300 && exampleOf(operation, call);
    if (!example || misfits(operation, example).length) continue;
    const worth = worthOf(example);
    if (worth > (best.get(operation)?.worth ?? -1)) best.set(operation, { example, worth });
  }
  const picked = {};
  for (const operation of operations) {
    const { operationId } = operation.operation;
    const service = operation.file.replace('.json', '');
    const before = known[service]?.[operationId];
    const keeps = before && !misfits(operation, before).length;
    const example = keeps ? before : best.get(operation)?.example;
    if (example) (picked[service] ??= {})[operationId] = example;
  }
  return picked;
}

/** What a document shows of the call, without secrets. */
function exampleOf(operation, { path, status, type, request, answer }) {
  const parameters = parametersOf(operation, path);
  const hasAnswer = type?.startsWith(JSON_TYPE) && answer !== '';
  const hasBody = JSON_TYPE in (operation.operation.requestBody?.content ?? {});
  return {
    ...(Object.keys(parameters).length && { parameters }),
    ...(hasBody && request !== undefined && { request: redact(request) }),
    ...(hasAnswer && { answers: { [status]: redact(answer) } }),
  };
}

function parametersOf({ path: pattern, parameters }, path) {
  const [address, query] = path.split('?');
  const values = new URLSearchParams(query);
  const parts = address.split('/');
  pattern.split('/').forEach((part, at) => {
    if (part.startsWith('{')) values.set(part.slice(1, -1), decodeURIComponent(parts[at]));
  });
  const shown = parameters
    .filter(({ name }) => values.has(name) && !isSecret(name, values.get(name)))
    .map((parameter) => [parameter.name, valueOf(parameter, values.getAll(parameter.name))]);
  return Object.fromEntries(shown);
}

function valueOf({ schema }, texts) {
  const types = [schema?.type].flat();
  if (types.includes('array')) return texts;
  if (types.includes('integer') || types.includes('number')) return Number(texts[0]);
  return types.includes('boolean') ? texts[0] === 'true' : texts[0];
}

const worthOf = (example) => {
  const text = JSON.stringify(example);
  const isEmptyList = text.includes('"content":[]') || text.includes('":[]}');
  const fits = text.length <= GLANCE ? text.length : GLANCE / (1 + text.length / GLANCE);
  return isEmptyList ? fits / GLANCE : fits;
};

/** What the schemas of an operation do not take of an example, and what it lacks. */
export function misfits(operation, { parameters = {}, request, answers = {} }) {
  const { document, checks, checkOf } = operation;
  const { requestBody, responses } = operation.operation;
  const wrong = [];
  const judge = (what, check, value) => {
    if (check(value)) return;
    const [{ instancePath, message }] = check.errors;
    wrong.push(`${what}${instancePath} ${message}`);
  };
  for (const { name, schema } of operation.parameters) {
    if (name in parameters) judge(name, checkOf(schema), parameters[name]);
  }
  const body = requestBody?.content?.[JSON_TYPE];
  if (body && request === undefined) wrong.push('has no request');
  if (body && request !== undefined) judge('request', checkOf(body.schema), request);
  const promised = Object.entries(responses).filter(
    ([status, answer]) => status < '300' && resolve(document, answer).content?.[JSON_TYPE],
  );
  if (promised.length && !promised.some(([status]) => status in answers)) {
    wrong.push('has no answer');
  }
  for (const [status, answer] of Object.entries(answers)) {
    const check = checks[status]?.[JSON_TYPE];
    if (check) judge(status, check, answer);
    else wrong.push(`has an answer ${status} that is not documented`);
  }
  return wrong;
}
