import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** An OpenID provider with its own sign-in page, for tests. */
export interface TestProvider {
  issuer: string;
  /** Signs a person in there as a browser would, and answers the address it sends the browser to. */
  signIn(loginUrl: string, email: string): Promise<URL>;
  close(): Promise<void>;
}

export const CLIENT = { id: 'palisade', secret: 'a-secret-of-the-provider' };

/** Starts a provider; addresses at `unproven.example` are not vouched for. */
export async function startProvider(redirectUri: string): Promise<TestProvider> {
  const server = (await import('node:http')).createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.endsWith('@unproven.example') }),
    }),
  });
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));
  return {
    issuer,
    signIn: (loginUrl, email) => walk(loginUrl, email, redirectUri),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Follows redirects with cookies, fills in the provider's forms, and stops at our own address. */
async function walk(loginUrl: string, email: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(loginUrl);
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      method: body ? 'POST' : 'GET',
      ...(body && { body }),
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split('=');
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    body = undefined;
    if (location) {
      url = new URL(location, url);
      if (url.href.startsWith(redirectUri)) return url;
      continue;
    }
    const page = await answer.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (!action) throw new Error(`The provider answered ${answer.status}: ${page}`);
    url = new URL(action, url);
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'login';
    body = new URLSearchParams({ prompt, login: email, password: 'any' });
  }
  throw new Error('The provider leads nowhere.');
}
