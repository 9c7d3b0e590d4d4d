import type { INestApplicationContext } from '@nestjs/common';
import type { paths } from '@palisade/clients/auth';
import { TokenVerifier, Upstreams } from '@palisade/platform';
import type { Caller } from '../claims/caller';

const PASSWORD = 'Palisade-demo-1';
const TIMEOUT_MS = 5_000;

/** Signs a person of the demo data in; null when that person cannot sign in any more. */
export async function signInDemo(
  app: INestApplicationContext,
  username: string,
): Promise<Caller | null> {
  const auth = app.get(Upstreams).client<paths>('auth', { timeoutMs: TIMEOUT_MS });
  const { data } = await auth.POST('/api/auth/v1/login', {
    body: { username, password: PASSWORD },
  });
  if (!data) return null;
  const { accessToken: token } = data;
  return { actor: await app.get(TokenVerifier).verify(token), token };
}
