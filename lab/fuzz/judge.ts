import { idsIn } from './known';

/** What the gateway refuses before it asks which call it is: a token that is none, a long address. */
const EVERYWHERE = [401, 414];
const PROBLEM = 'application/problem+json';

/** What is wrong with an answer; null when nothing is. */
export function judge(request, { status, type, body, retryAfter, caller, known }) {
  if (status === 503 && retryAfter) return null;
  if (status >= 500) return `is answered ${status}`;
  const wrong = disagreement(request.operation, { status, type, body });
  return wrong ?? (status >= 400 ? null : leak(request, { body, caller, known }));
}

/** How an answer differs from what its document says of it; null when it does not. */
export const disagreement = (operation, answer) =>
  answer.status >= 400 ? refusal(operation, answer) : promise(operation, answer);

function refusal({ checks }, { status, type, body }) {
  const documented = checks[status] ?? {};
  if (type !== PROBLEM && !documented[type]) return `refuses with ${status} as ${type}`;
  if (EVERYWHERE.includes(status) && type === PROBLEM) return null;
  const check = documented[type];
  if (!check) return `refuses with ${status}, which is not documented`;
  if (!check(body)) return `refuses with a problem that is none: ${firstError(check)}`;
  return body.status === status ? null : `refuses with ${status} and says ${body.status}`;
}

function promise(operation, { status, type, body }) {
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
