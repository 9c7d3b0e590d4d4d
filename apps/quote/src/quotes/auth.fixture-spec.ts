import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signToken, TestKeys } from '@palisade/testing';
import { exportJWK } from 'jose';

/** A local HTTP server in the place of auth: keys, permissions and tokens of services. */
export interface StandInAuth {
  url: string;
  close(): void;
}

/** Starts a stand-in that publishes the key by which `signIn` signs. */
export async function startAuth(): Promise<StandInAuth> {
  const verifier = await new TestKeys().find({ alg: 'RS256' }, { payload: '', signature: '' });
  const key = await exportJWK(verifier as Parameters<typeof exportJWK>[0]);
  const keys = { keys: [{ ...key, kid: 'test', alg: 'RS256', use: 'sig' }] };
  const answers: Record<string, () => Promise<object>> = {
    '/api/auth/v1/.well-known/jwks.json': () => Promise.resolve(keys),
    '/api/auth/v1/permissions/map': () => Promise.resolve({ rater: ['view', 'calculate'] }),
    '/api/auth/v1/oauth/token': async () => {
      return { access_token: await serviceToken(), token_type: 'Bearer', expires_in: 900 };
    },
  };
  const server = createServer((request, response) => {
    request.resume();
    const answer = answers[String(request.url)];
    if (!answer) return response.writeHead(404).end();
    void answer().then((body) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => void server.close() };
}

const serviceToken = (): Promise<string> =>
  signToken({
    ...{ sub: randomUUID(), jti: randomUUID(), name: 'quote', accountId: randomUUID() },
    ...{ accountType: 'COWBELL', subscriberType: 'COWBELL', tokenType: 'ACCESS' },
    ...{ realm: 'ACCOUNT', scopes: [], roleId: randomUUID(), teamIds: [], allTeams: true },
  });
