import { zoneHere } from './formatting';
import { isPublicCall } from './public-calls';
import { addCondition, followVersion } from './row-versions';
import { refreshSession } from './session-tokens';
import { tokenStore } from './tokens';

const methods = new WeakMap<Response, string>();

/** How the call was made that this answers; a response alone does not say. */
export const methodOf = (response: Response): string => methods.get(response) ?? 'GET';

async function send(request: Request, isPublic: boolean): Promise<Response> {
  request.headers.set('timezone', zoneHere());
  const token = tokenStore.get()?.accessToken;
  if (token && !isPublic) request.headers.set('authorization', `Bearer ${token}`);
  addCondition(request);
  const response = await fetch(request);
  followVersion(request, response);
  methods.set(response, request.method);
  return response;
}

/** Sends a call as the signed-in person; an ended session is renewed once and the call repeated. */
export async function authorizedFetch(request: Request): Promise<Response> {
  const isPublic = isPublicCall(request.method, new URL(request.url).pathname);
  const again = request.clone();
  const response = await send(request, isPublic);
  if (response.status !== 401 || isPublic || !tokenStore.get()) return response;
  return (await refreshSession()) ? send(again, isPublic) : response;
}
