import type { Check, Operation } from '../../tools/examples/operations.mjs';
import { isRow } from './json';
import type { Known, Tenant } from './known';
import { idsIn } from './known';
import type { FuzzRequest } from './requests';

/** What was answered: `type` is the media type without its parameters. */
export interface Answer {
  status: number;
  type: string;
  body: unknown;
  retryAfter?: string | null;
}

type Promised = Pick<Operation, 'checks'>;
type Called = Pick<FuzzRequest, 'operation' | 'path'>;

/** Who was answered, and what is known of the rows of others. */
interface Context {
  caller: Tenant;
  known: Known;
}

/** What the gateway refuses before it asks which call it is: a token that is none, a long address. */
const EVERYWHERE = [401, 414];
const PROBLEM = 'application/problem+json';

/** What is wrong with an answer; null when nothing is. */
export function judge(request: Called, answer: Answer, context: Context): string | null {
  const { status, retryAfter } = answer;
  if (status === 503 && retryAfter) return null;
  if (status >= 500) return `is answered ${status}`;
  const wrong = disagreement(request.operation, answer);
  return wrong ?? (status >= 400 ? null : leak(request, answer, context));
}

/** How an answer differs from what its document says of it; null when it does not. */
export const disagreement = (operation: Promised, answer: Answer): string | null =>
  answer.status >= 400 ? refusal(operation, answer) : promise(operation, answer);

function refusal({ checks }: Promised, { status, type, body }: Answer): string | null {
  const documented = checks[status] ?? {};
  if (type !== PROBLEM && !documented[type]) return `refuses with ${status} as ${type}`;
  if (EVERYWHERE.includes(status) && type === PROBLEM) return null;
  const check = documented[type];
  if (!check) return `refuses with ${status}, which is not documented`;
  if (!check(body)) return `refuses with a problem that is none: ${firstError(check)}`;
  const said = isRow(body) ? body.status : undefined;
  return said === status ? null : `refuses with ${status} and says ${String(said)}`;
}

function promise({ checks }: Promised, { status, type, body }: Answer): string | null {
  const promised = checks[status];
  if (!promised) return `answers ${status}, which is not documented`;
  const types = Object.keys(promised);
  if (!types.length) return body === '' ? null : `answers ${status} with a body`;
  if (!types.includes(type)) return `answers ${type}, documented is ${types.join()}`;
  const check = promised[type];
  return !check || check(body) ? null : `answers another shape: ${firstError(check)}`;
}

/** Rows of another tenant that are shown, or that were acted on. */
function leak(
  { path, operation }: Called,
  { body }: Answer,
  { caller, known }: Context,
): string | null {
  const named = Object.values(path).some((id) => known.isForeign(id, caller));
  if (named && operation.method !== 'GET') return 'acts on a row of another tenant';
  const shown = idsIn(body).find((id) => known.isForeign(id, caller));
  return shown ? 'shows a row of another tenant' : null;
}

function firstError({ errors }: Check): string {
  const [first] = errors ?? [];
  return `${first?.instancePath.replaceAll(/\d+/g, 'n') || '/'} ${first?.message}`;
}
