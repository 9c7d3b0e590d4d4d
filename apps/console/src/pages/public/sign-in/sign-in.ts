import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../../lib/api';
import type { MfaType } from '../../../lib/api-types';
import { ANSWERS_TOKEN } from '../../../lib/with-key';
import type { Tokens } from '../../../lib/tokens';

/** What the sign-in page sends (Spec 1 §3); remembering the device stays in this browser. */
export interface Credentials {
  username: string;
  password: string;
  mfaCode?: string;
  mfaType?: MfaType;
}

export const signIn = (credentials: Credentials): Promise<Tokens> =>
  unwrap(api.auth.POST('/api/auth/v1/login', { body: credentials, headers: ANSWERS_TOKEN }));

/** One entry of the panel that a demo installation shows beside the form. */
export interface DemoSignIn {
  persona: string;
  name: string;
  email: string;
  password: string;
  landing: string;
}

async function demoSignIns(): Promise<DemoSignIn[]> {
  const headers = { accept: 'application/json' };
  // The form stands without them, so nothing that goes wrong here may stop it.
  const response = await fetch('/dev/sign-ins', { headers }).catch(() => null);
  return response?.ok ? ((await response.json()) as DemoSignIn[]) : [];
}

/** The demo people; an installation without demo mode answers 404 and has none. */
export const demoSignInsQuery = queryOptions({
  queryKey: ['demo-sign-ins'],
  queryFn: demoSignIns,
  staleTime: Infinity,
  retry: false,
});
