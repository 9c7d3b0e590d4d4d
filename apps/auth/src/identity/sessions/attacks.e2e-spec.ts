import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Answer, TestApp } from '@palisade/testing';
import { eventually, sentMails, startApp, TestCaller } from '@palisade/testing';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../../demo/demo-sign-ins';
import { WRONG_PASSWORD_WINDOW_MS } from '../../domain/sign-in-pace';
import { service } from '../../main';
import { seed } from '../../seed';

const API = '/api/auth/v1';
const AGENT = 'agent@harborline.example';
const NOBODY = 'nobody@nowhere.example';
/** Calls with a known and an unknown address each; the long form has five times as many. */
const PAIRS = Number(process.env.ENUMERATION_PAIRS ?? 200);
const MAX_T = 4;
const MAX_PAIR_MS = 500;

describe('an attacker', () => {
  let app: TestApp;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'palisade-attacks-'));
    app = await startApp(service, { DATA_DIR: folder }, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => app.clock.advance(WRONG_PASSWORD_WINDOW_MS + 1));

  const login = (username: string, password: string, address = '192.0.2.1') =>
    app.anonymous.send<{ accessToken: string; refreshToken: string }>(
      'POST',
      `${API}/login`,
      JSON.stringify({ username, password }),
      { 'x-forwarded-for': address },
    );
  const idle = () =>
    eventually(
      async () => (await app.dataSource.query('select 1 from reset_request')).length === 0,
    );

  describe('learns not who has a login', () => {
    const known = (at: number): string => DEMO_SIGN_INS[at % DEMO_SIGN_INS.length].email;
    const unknown = (at: number): string => `person${at}@nowhere.example`;

    it.each<[string, number, (email: string, at: number) => Promise<Answer<unknown>>]>([
      ['a sign-in', PAIRS, (email, at) => login(email, 'Wrong-demo-1', `198.51.100.${at % 250}`)],
      [
        'a reset of the second factor',
        PAIRS / 5,
        (email, at) =>
          app.anonymous.send(
            'POST',
            `${API}/mfa/reset`,
            JSON.stringify({ username: email, password: 'Wrong-demo-1' }),
            { 'x-forwarded-for': `198.51.100.${at % 250}` },
          ),
      ],
      [
        'a new confirmation mail',
        PAIRS / 5,
        (email) => app.anonymous.post(`${API}/resendValidationEmail/${email}`),
      ],
    ])(
      'by the answer to %s, nor by its time over %i pairs',
      async (_, pairs, ask) => {
        const shapes = new Set<string>();
        const differs = async (): Promise<boolean> => {
          const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
          for (let at = 0; at < pairs; at += 1) {
            if (at % 9 === 0) app.clock.advance(WRONG_PASSWORD_WINDOW_MS + 1);
            const kinds =
              at % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
            for (const kind of kinds) {
              const email = kind === 'known' ? known(at) : unknown(at);
              const started = performance.now();
              const { status, body } = await ask(email, at);
              times[kind].push(performance.now() - started);
              shapes.add(shapeOf(status, body));
            }
          }
          await idle();
          return Math.abs(welchT(times.known, times.unknown)) >= MAX_T;
        };
        // What lies in the answers shows again; what a busy machine did to one series does not.
        expect((await differs()) && (await differs())).toBe(false);
        expect(shapes.size).toBe(1);
      },
      2 * PAIRS * MAX_PAIR_MS,
    );
  });

  it('uses a link for nothing but what it is for', async () => {
    await app.dataSource.query('update app_user set email_validated = null where email = $1', [
      AGENT,
    ]);
    await app.anonymous.post(`${API}/resendValidationEmail/${AGENT}`);
    await idle();
    const [mail] = await sentMails(app);
    const token = /signup-validation\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const password = 'Quiet-Harbour-42';
    const names = { firstName: 'Eve', lastName: 'Else' };
    const doors: [string, object][] = [
      [`validatePasswordReset/${token}`, { password }],
      [`validateUserInvited/${token}`, { password }],
      [`validateMFAReset/${token}`, {}],
      [`join?validationToken=${token}`, { ...names, password }],
      ['access', { refreshToken: token }],
    ];
    for (const [door, body] of doors) {
      const { status } = await app.anonymous.post(`${API}/${door}`, body);
      expect({ door, isOpen: status < 400 }).toEqual({ door, isOpen: false });
    }
    expect((await app.anonymous.post(`${API}/validateSignup/${token}`)).status).toBe(200);
  });

  it('fixes no session: what the browser brings along is not taken over', async () => {
    const headers = { cookie: 'session=fixed', 'x-session-id': 'fixed', 'x-user-id': 'fixed' };
    const body = JSON.stringify({ username: AGENT, password: DEMO_PASSWORD });
    const [one, two] = [
      await app.anonymous.send<Record<string, string>>('POST', `${API}/login`, body, headers),
      await app.anonymous.send<Record<string, string>>('POST', `${API}/login`, body, headers),
    ];
    expect(one.body.refreshToken).not.toBe(two.body.refreshToken);
    expect(JSON.stringify([one.body, two.body])).not.toContain('fixed');
    expect(one.headers.get('set-cookie')).toBeNull();
  });

  it('forges no request: a cookie is no credential, and a form is not read', async () => {
    const { accessToken, refreshToken } = (await login(AGENT, DEMO_PASSWORD)).body;
    const cookie = `token=${accessToken}; authorization=Bearer ${accessToken}`;
    const route = `${API}/logout`;
    const body = JSON.stringify({ refreshToken });
    const forged = await app.anonymous.send('POST', route, body, { cookie });
    expect(forged.status).toBe(401);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/xml']) {
      const form = await app.anonymous.send('POST', `${API}/login`, 'username=a&password=b', {
        'content-type': type,
      });
      expect(form).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } });
    }
    const caller = new TestCaller(app.url, accessToken);
    expect((await caller.post(route, { refreshToken })).status).toBe(204);
  });

  it('keeps nobody waiting: a body of 115,000 unknown fields is refused unread', async () => {
    const fields = Array.from({ length: 115_000 }, (_, n) => `"k${n}":""`);
    const sent = app.anonymous.send('POST', `${API}/login`, `{${fields.join()}}`.slice(0, 1e6));
    const begun = performance.now();
    await app.anonymous.get(`${API}/password-constraints`);
    // Read whole, such a body held everybody up for 14 seconds and more.
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(await sent).toMatchObject({ status: 400, body: { code: 'TOO_MANY_VALUES' } });
  });

  it.each(['https://evil.example', 'null'])('reads nothing from a page of %s', async (origin) => {
    const ask = { origin, 'access-control-request-method': 'POST' };
    const answers = [
      await app.anonymous.send('OPTIONS', `${API}/login`, undefined, ask),
      await app.anonymous.send('GET', `${API}/password-constraints`, undefined, { origin }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it('sprays one password over many accounts, and is slowed', async () => {
    const statuses = [];
    for (const { email } of DEMO_SIGN_INS) {
      statuses.push((await login(email, 'Spring-2026!', '198.51.100.251')).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await login(NOBODY, 'Spring-2026!', '198.51.100.251')).status).toBe(429);
    expect((await login(AGENT, DEMO_PASSWORD, '198.51.100.252')).status).toBe(200);
  });
});

/** What an answer tells, without what differs between any two. */
const shapeOf = (status: number, body: unknown): string =>
  JSON.stringify([
    status,
    body && typeof body === 'object' ? { ...body, correlationId: '', instance: '' } : body,
  ]);

/** Welch's t of two samples, each without the tenth that took longest: the machine's own pauses. */
function welchT(one: number[], other: number[]): number {
  const [a, b] = [momentsOf(one), momentsOf(other)];
  return (a.mean - b.mean) / Math.sqrt(a.variance / a.count + b.variance / b.count);
}

function momentsOf(times: number[]): { mean: number; variance: number; count: number } {
  const kept = [...times].sort((a, b) => a - b).slice(0, Math.ceil(times.length * 0.9));
  const count = kept.length;
  const mean = kept.reduce((sum, time) => sum + time, 0) / count;
  const variance = kept.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (count - 1);
  return { mean, variance, count };
}
