import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import { ApiError } from '../../lib/problem';
import type { Tokens } from '../../lib/tokens';

/** What the sign-in page sends (Spec 1 §3); remembering the device stays in this browser. */
export interface Credentials {
  username: string;
  password: string;
  mfaCode?: string;
  mfaType?: string;
}

export const signIn = (credentials: Credentials): Promise<Tokens> =>
  unwrap(api.auth.POST('/api/auth/v1/login', { body: credentials }));

/** What a refused sign-in means to the page. */
export type Refusal =
  | { kind: 'code-needed'; mfaType: string }
  | { kind: 'password-expired' }
  | { kind: 'message'; key: string }
  | { kind: 'text'; text: string };

const invalid: Refusal = { kind: 'message', key: 'common:auth.login.invalid' };
const down: Refusal = { kind: 'message', key: 'common:auth.login.serviceDown' };

// The server's own words are shown for these; 429 says how long to wait.
const SERVER_TEXT = [401, 409, 412, 429];

/** Spec 1 §8, login: which status leads where and which text it shows. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return down;
  const { status, problem } = error;
  if (status === 307) return { kind: 'code-needed', mfaType: problem.mfaType ?? '' };
  if (status === 418) return { kind: 'password-expired' };
  if (status >= 500) return down;
  const text = problem.detail || problem.message;
  return SERVER_TEXT.includes(status) && text ? { kind: 'text', text } : invalid;
}

/** One entry of the panel that a demo installation shows beside the form. */
export interface DemoSignIn {
  persona: string;
  name: string;
  email: string;
  password: string;
  landing: string;
}

/** The demo people; an installation without demo mode answers 404 and has none. */
export const demoSignInsQuery = queryOptions({
  queryKey: ['demo-sign-ins'],
  queryFn: async (): Promise<DemoSignIn[]> => {
    const response = await fetch('/dev/sign-ins', { headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as DemoSignIn[]) : [];
  },
  staleTime: Infinity,
  retry: false,
});
