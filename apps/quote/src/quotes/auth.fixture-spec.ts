import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROVIDER_ID } from '@palisade/platform';
import { signToken, TestKeys } from '@palisade/testing';
import { exportJWK } from 'jose';

/** A local HTTP server in the place of auth: keys, permissions and tokens of services. */
export interface StandInAuth {
  url: string;
  /** What each token allows at the rater, beside to rate. */
  grants: Map<string, object>;
  close(): void;
}

/** Starts a stand-in that publishes the key by which `signIn` signs. */
export async function startAuth(): Promise<StandInAuth> {
  const verifier = await new TestKeys().find();
  const key = await exportJWK(verifier as Parameters<typeof exportJWK>[0]);
  const keys = { keys: [{ ...key, kid: 'test', alg: 'RS256', use: 'sig' }] };
  const grants = new Map<string, object>();
  const answers: Record<string, (token: string) => Promise<object>> = {
    '/api/auth/v1/.well-known/jwks.json': () => Promise.resolve(keys),
    '/api/auth/v1/permissions/map': (token) =>
      Promise.resolve({ rater: ['view', 'calculate'], ...grants.get(token) }),
    '/api/auth/v1/oauth/token': async () => {
      return { access_token: await serviceToken(), token_type: 'Bearer', expires_in: 900 };
    },
  };
  const server = createServer((request, response) => {
    request.resume();
    const answer = answers[String(request.url)];
    if (!answer) return response.writeHead(404).end();
    const token = String(request.headers.authorization).replace('Bearer ', '');
    void answer(token).then((body) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, grants, close: () => void server.close() };
}

const serviceToken = (): Promise<string> =>
  signToken({
    sub: PROVIDER_ID,
    jti: randomUUID(),
    name: 'quote',
    accountId: randomUUID(),
    accountType: 'COWBELL',
    subscriberType: 'COWBELL',
    tokenType: 'ACCESS',
    realm: 'ACCOUNT',
    scopes: [],
    roleId: randomUUID(),
    teamIds: [],
    allTeams: true,
  });
