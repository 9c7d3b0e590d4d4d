import { endedStore, signedInAgain } from './ended-session';
import { zoneHere } from './formatting';
import { i18n } from './i18n';
import { isPublicCall } from './public-calls';
import { addCondition, followVersion } from './row-versions';
import { refreshSession } from './session-tokens';
import { tokenStore } from './tokens';
import { noteRead } from './trouble';

const methods = new WeakMap<Response, string>();

/** How the call was made that this answers; a response alone does not say. */
export const methodOf = (response: Response): string => methods.get(response) ?? 'GET';

async function send(request: Request, isPublic: boolean): Promise<Response> {
  request.headers.set('timezone', zoneHere());
  request.headers.set('accept-language', i18n.language);
  const token = tokenStore.get()?.accessToken;
  if (token && !isPublic) request.headers.set('authorization', `Bearer ${token}`);
  addCondition(request);
  const response = await counted(request);
  followVersion(request, response);
  methods.set(response, request.method);
  return response;
}

/** Reads tell whether the servers answer; one that was given up by its screen tells nothing. */
async function counted(request: Request): Promise<Response> {
  if (request.method !== 'GET') return fetch(request);
  try {
    const response = await fetch(request);
    noteRead(response.status);
    return response;
  } catch (error) {
    if (!request.signal.aborted) noteRead(null);
    throw error;
  }
}

/**
 * Sends a call as the signed-in person; an ended session is renewed once and the call repeated. Where
 * it cannot be renewed, the call waits until the same person has signed in again over the page.
 */
export async function authorizedFetch(request: Request): Promise<Response> {
  const isPublic = isPublicCall(request.method, new URL(request.url).pathname);
  if (!isPublic) await signedInAgain();
  const again = request.clone();
  const response = await send(request, isPublic);
  if (response.status !== 401 || isPublic || !tokenStore.get()) return response;
  const isRenewed = await refreshSession();
  if (!isRenewed && !endedStore.get()) return response;
  await signedInAgain();
  return tokenStore.get() ? send(again, isPublic) : response;
}
