import type { INestApplicationContext } from '@nestjs/common';
import { TokenVerifier, Upstreams } from '@palisade/platform';
import type { Caller } from '../policies/caller';

const PASSWORD = 'Palisade-demo-1';
const TIMEOUT_MS = 5_000;

/** Signs a person of the demo data in; null when that person cannot sign in any more. */
export async function signInDemo(
  app: INestApplicationContext,
  username: string,
): Promise<Caller | null> {
  const answer = await app.get(Upstreams).fetch('auth', '/api/auth/v1/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) return null;
  const { accessToken: token } = (await answer.json()) as { accessToken: string };
  return { actor: await app.get(TokenVerifier).verify(token), token };
}
