import { queryOptions } from '@tanstack/react-query';
import { api, unwrap } from '../../lib/api';
import type { MfaType } from '../../lib/api-types';
import { withKey } from '../../lib/with-key';
import { queryClient } from '../../lib/query-client';
import { currentUserQuery } from '../../lib/session';
import { refreshSession } from '../../lib/session-tokens';
import type { SubmitKey } from '../../lib/submit-key';

/** A kind of code that is sent. */
export type SentMfaType = Extract<MfaType, 'EMAIL' | 'SMS'>;

export const mfaSecretQuery = queryOptions({
  queryKey: ['mfa-secret'],
  queryFn: () => unwrap(api.auth.GET('/api/auth/v1/mfa/qr')),
  // A fresh secret with every look; the one of before is void.
  gcTime: 0,
  staleTime: Infinity,
  retry: false,
});

export const sendMfaCode = (mfaType: SentMfaType, key: SubmitKey) =>
  unwrap(
    api.auth.POST('/api/auth/v1/mfa/code', {
      params: { query: { mfaType } },
      headers: withKey(key),
    }),
  );

export const verifyMfa = (mfaType: SentMfaType, mfa1: string, key: SubmitKey) =>
  unwrap(
    api.auth.POST('/api/auth/v1/mfa/verify', { body: { mfaType, mfa1 }, headers: withKey(key) }),
  );

export const updateMfa = (
  mfaType: MfaType,
  codes: { mfa1: string; mfa2?: string },
  key: SubmitKey,
) =>
  unwrap(
    api.auth.PUT('/api/auth/v1/mfa/update', {
      params: { query: { mfaType } },
      body: codes,
      headers: withKey(key),
    }),
  );

export const requestMfaReset = (body: { username: string; password: string }, key: SubmitKey) =>
  unwrap(api.auth.POST('/api/auth/v1/mfa/reset', { body, headers: withKey(key) }));

export const startPasswordReset = (email: string, key: SubmitKey) =>
  unwrap(
    api.auth.PUT('/api/auth/v1/passwords/{email}/reset', {
      params: { path: { email } },
      headers: withKey(key),
    }),
  );

/** What a person may change about oneself. */
export interface OwnDetails {
  firstName: string;
  middleName?: string | null;
  lastName: string;
  phone?: string | null;
}

export const saveOwnDetails = (userId: string, body: OwnDetails, key: SubmitKey) =>
  unwrap(
    api.auth.PUT('/api/auth/v1/users/{userId}', {
      params: { path: { userId } },
      body,
      headers: withKey(key),
    }),
  );

export const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: () => unwrap(api.auth.GET('/api/auth/v1/sessions', { params: { query: { size: 50 } } })),
});

export const endSession = (id: string, key: SubmitKey) =>
  unwrap(
    api.auth.DELETE('/api/auth/v1/sessions/{id}', {
      params: { path: { id } },
      headers: withKey(key),
    }),
  );

export const endAllSessions = (key: SubmitKey) =>
  unwrap(api.auth.DELETE('/api/auth/v1/sessions', { headers: withKey(key) }));

export async function uploadPicture(file: File, key: SubmitKey): Promise<string> {
  const form = new FormData();
  form.append('file', file);
  const { profilePath } = await unwrap(
    api.auth.POST('/api/user/v1/pic/initial', {
      body: { file: '' },
      bodySerializer: () => form,
      headers: withKey(key),
    }),
  );
  return profilePath;
}

/** The square that was chosen, in pixels of the picture. */
export interface ChosenSquare {
  profilePath: string;
  zoomFactor: number;
  sideLength: number;
  xCoordinate: number;
  yCoordinate: number;
}

export const cropPicture = ({ xCoordinate, yCoordinate, ...body }: ChosenSquare, key: SubmitKey) =>
  unwrap(
    api.auth.POST('/api/user/v1/pic/crop', {
      params: { query: { xCoordinate, yCoordinate } },
      body,
      headers: withKey(key),
    }),
  );

export const removePicture = (key: SubmitKey) =>
  unwrap(api.auth.DELETE('/api/user/v1/pic', { headers: withKey(key) }));

/** Loads the person again, after something about the person changed. */
export const reloadPerson = () =>
  queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });

/** After the second factor changed: what it opens, a new token says. */
export async function renewPerson(): Promise<void> {
  await refreshSession();
  await reloadPerson();
}
