import type { MfaType } from '../../../lib/api-types';
import { ApiError } from '../../../lib/problem';

/** What a refused sign-in means to the page. */
export type Refusal =
  | { kind: 'code-needed'; mfaType: MfaType }
  | { kind: 'code-ended'; text: string }
  | { kind: 'not-validated'; text: string }
  | { kind: 'password-expired' }
  | { kind: 'message'; key: string }
  | { kind: 'text'; text: string };

const invalid: Refusal = { kind: 'message', key: 'common:auth.login.invalid' };
const down: Refusal = { kind: 'message', key: 'common:auth.login.serviceDown' };

// The server's own words are shown for these; 429 says how long to wait.
const SERVER_TEXT = [401, 409, 429];

/** Spec 1 §8, login: which status leads where and which text it shows. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return down;
  const { status, problem } = error;
  if (status === 307) return { kind: 'code-needed', mfaType: problem.mfaType ?? 'GOOGLE' };
  if (status === 418) return { kind: 'password-expired' };
  if (status >= 500) return down;
  const text = problem.detail || problem.message;
  if (text && problem.code === 'MFA_CODE_ENDED') return { kind: 'code-ended', text };
  if (text && status === 412) return { kind: 'not-validated', text };
  return SERVER_TEXT.includes(status) && text ? { kind: 'text', text } : invalid;
}

/** Whether a call did what it should, and a code is asked for where people sign in. */
export const isCodeNeeded = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 307;
