import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Clock } from '@palisade/platform';
import { loadConfig } from '@palisade/platform';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Captcha } from './captcha';
import { openCaptcha } from './open-captcha';
import { ProviderCaptcha } from './provider-captcha';

const SECRET = 'the secret';
const SITE = 'the site';

/** The verify call as Turnstile and hCaptcha publish it: a form, and each token good for one call. */
async function verify(request: IncomingMessage, spent: Set<string>): Promise<object> {
  const form = new URLSearchParams(await text(request));
  const refused = (code: string): object => ({ success: false, 'error-codes': [code] });
  if (form.get('secret') !== SECRET) return refused('invalid-input-secret');
  const token = form.get('response') ?? '';
  if (!token) return refused('missing-input-response');
  if (!token.startsWith('passed') || form.get('sitekey') !== SITE) {
    return refused('invalid-input-response');
  }
  if (spent.has(token)) return refused('timeout-or-duplicate');
  spent.add(token);
  return { success: true, 'error-codes': [], hostname: 'app.example' };
}

describe('a provider of captchas', () => {
  let server: Server;
  let verifyUrl: string;
  let mode: 'up' | 'down' | 'silent' | 'no json' = 'up';
  const spent = new Set<string>();
  const warnings: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (mode === 'silent') return;
      void verify(request, spent).then((answer) => {
        response.writeHead(mode === 'down' ? 503 : 200);
        response.end(mode === 'up' ? JSON.stringify(answer) : '<html>Not now</html>');
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });
  beforeEach(() => {
    mode = 'up';
    spent.clear();
    warnings.length = 0;
  });

  const opened = (env: Record<string, string>): Captcha =>
    openCaptcha(
      loadConfig({ NODE_ENV: 'test', CAPTCHA_VERIFY_URL: verifyUrl, ...env }),
      {} as Clock,
      {} as DataSource,
      { warn: (line: string) => void warnings.push(line) } as unknown as Logger,
    );
  const keys = { CAPTCHA_SITE_KEY: SITE, CAPTCHA_SECRET: SECRET };

  it.each([
    ['turnstile', 'TURNSTILE'],
    ['hcaptcha', 'HCAPTCHA'],
  ])('named %s accepts a passed token once', async (CAPTCHA, provider) => {
    const captcha = opened({ CAPTCHA, ...keys });
    expect([captcha.provider, await captcha.siteKey()]).toEqual([provider, SITE]);
    await expect(captcha.check('passed')).resolves.toBeUndefined();
    await expect(captcha.check('passed')).rejects.toMatchObject({ code: 'CAPTCHA_FAILED' });
  });

  it.each([
    ['made up', 'other', {}, 'CAPTCHA_FAILED', 400],
    ['missing', '', {}, 'CAPTCHA_FAILED', 400],
    ['shown under a wrong secret', 'passed', { CAPTCHA_SECRET: 'old' }, 'CAPTCHA_AWAY', 503],
  ])('refuses a token that is %s', async (_, token, env, code, status) => {
    const captcha = opened({ CAPTCHA: 'turnstile', ...keys, ...env });
    await expect(captcha.check(token)).rejects.toMatchObject({ code, status });
  });

  it.each(['down', 'silent', 'no json'] as const)('lets nobody pass while %s', async (state) => {
    mode = state;
    const settings = { provider: 'TURNSTILE', siteKey: SITE, secret: SECRET, verifyUrl } as const;
    const captcha = new ProviderCaptcha({ ...settings, limitMs: 200 });
    await expect(captcha.check('passed')).rejects.toMatchObject({
      code: 'CAPTCHA_AWAY',
      status: 503,
    });
  });

  it('is not there without being named, which production is told', () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const production = { NODE_ENV: 'production', ENCRYPTION_KEY: key, SERVICE_SECRET: key };
    expect(opened(production).provider).toBe('LOCAL');
    expect(warnings).toEqual(['The local captcha tells no robots; CAPTCHA names a provider.']);
  });
});
