import { idsIn } from './known.mjs';

const PROBLEM = 'application/problem+json';

/** What is wrong with an answer; null when nothing is. */
export function judge(request, { status, type, body, retryAfter, caller, known }) {
  if (status === 503 && retryAfter) return null;
  if (status >= 500) return `is answered ${status}`;
  if (status >= 400) return refusal(request.operation, { status, type, body });
  return promise(request, { status, type, body }) ?? leak(request, { body, caller, known });
}

function refusal({ checks }, { status, type, body }) {
  if (type !== PROBLEM) return `refuses with ${status} as ${type}`;
  const check = checks['4XX'][PROBLEM];
  if (!check(body)) return `refuses with a problem that is none: ${firstError(check)}`;
  return body.status === status ? null : `refuses with ${status} and says ${body.status}`;
}

function promise({ operation }, { status, type, body }) {
  const promised = operation.checks[status];
  if (!promised) return `answers ${status}, which is not documented`;
  const types = Object.keys(promised);
  if (!types.length) return body === '' ? null : `answers ${status} with a body`;
  if (!types.includes(type)) return `answers ${type}, documented is ${types.join()}`;
  const check = promised[type];
  return !check || check(body) ? null : `answers another shape: ${firstError(check)}`;
}

/** Rows of another tenant that are shown, or that were acted on. */
function leak({ path, operation }, { body, caller, known }) {
  const named = Object.values(path).some((id) => known.isForeign(id, caller));
  if (named && operation.method !== 'GET') return 'acts on a row of another tenant';
  const shown = idsIn(body).find((id) => known.isForeign(id, caller));
  return shown ? 'shows a row of another tenant' : null;
}

function firstError({ errors }) {
  const [{ instancePath, message }] = errors;
  return `${instancePath.replaceAll(/\d+/g, 'n') || '/'} ${message}`;
}
