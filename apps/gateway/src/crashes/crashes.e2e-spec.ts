import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

const API = '/api/ops/v1/crashes';
const REPORT = {
  message: "Cannot read properties of undefined (reading 'name')",
  place: '/agency/quotes/0197c2b4-9c1e-7aa0-8d11-2f6f0a1b2c3d',
  version: 'index-B1a2.js',
  frames: ['TypeError: none of Ada Lane', 'at Terms (https://host.example/assets/terms-1.js:1:22)'],
};
const MINUTE_MS = 60_000;
const KEPT = 200;

interface Kept {
  message: string;
  count: number;
  firstSeen: string;
  lastSeen: string;
}

describe('crashes of consoles', () => {
  let app: TestApp;
  let staff: TestCaller;

  beforeAll(async () => {
    app = await startApp(service, { CRASH_LIMIT_PER_MINUTE: '1000' });
    staff = await app.signIn({ accountType: 'COWBELL', permissions: ['feature-flag:view'] });
  });
  afterAll(() => app.close());

  const report = (more: object = {}) => app.anonymous.post(API, { ...REPORT, ...more });
  const kept = async (): Promise<Kept[]> => (await staff.get<Kept[]>(API)).body;

  it('reach staff once for each, with how often and when, and of nobody', async () => {
    const first = app.clock.now().toISOString();
    expect((await report()).status).toBe(204);
    app.clock.advance(MINUTE_MS);
    await report({ place: '/agency/quotes/other-1' });
    await report({ version: 'index-C3d4.js' });
    const last = app.clock.now().toISOString();
    const crash = {
      message: REPORT.message,
      place: '/agency/quotes/*',
      frames: ['Terms assets/terms-1.js:1:22'],
    };
    const id = expect.any(String) as string;
    const of = (version: string, count: number, firstSeen: string) => ({
      ...crash,
      id,
      version,
      count,
      firstSeen,
      lastSeen: last,
    });
    expect(await kept()).toEqual([of('index-C3d4.js', 1, last), of('index-B1a2.js', 2, first)]);
  });

  it('are scrubbed of persons and tokens however they were sent', async () => {
    const message = 'No ada.lane@acme.example, +44 20 7946 0958, Bearer eyJhbGciOi.eyJzdWIi.c2ln';
    await report({ message, place: '/confirm-user/ada@acme.example' });
    const [crash] = await kept();
    expect(crash).toMatchObject({
      message: 'No [email] [number], Bearer [token]',
      place: '/confirm-user/*',
    });
  });

  it('are kept to an end, those seen last and those seen more than once', async () => {
    app.clock.advance(MINUTE_MS);
    const letter = (at: number) => String.fromCharCode('a'.charCodeAt(0) + at);
    for (let at = 0; at < KEPT; at++) {
      await report({ message: `wide ${letter(at % 20)} ${letter(Math.floor(at / 20))}` });
    }
    const crashes = await kept();
    expect(crashes).toHaveLength(KEPT);
    const others = crashes.filter(({ message }) => !message.startsWith('wide'));
    expect(others).toMatchObject([{ message: REPORT.message, count: 2 }]);
    expect(crashes.some(({ message }) => message === 'wide a a')).toBe(false);
  });

  it('are kept to an end also when many are reported at once', async () => {
    const words = ['k', 'l', 'm', 'n', 'o', 'p'].map((letter) => `wide ${letter}`);
    const sent = await Promise.all(words.map((message) => report({ message })));
    expect(sent.map(({ status }) => status)).toEqual(words.map(() => 204));
    expect(await kept()).toHaveLength(KEPT);
    const [{ rows }] = await app.dataSource.query('select count(*)::int as rows from crash');
    expect(rows).toBe(KEPT);
  });

  it.each([
    ['/message', { message: '' }],
    ['/message', { message: 'x'.repeat(2_001) }],
    ['/place', { place: 'https://elsewhere.example' }],
    ['/version', { version: 'no version' }],
    ['/frames', { frames: Array<string>(51).fill('x') }],
  ])('are refused by %s', async (pointer, more) => {
    expect(await report(more)).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });

  it('are read by staff alone', async () => {
    const agent = await app.signIn({ accountType: 'AGENCY', permissions: ['account:view'] });
    expect((await agent.get(API)).status).toBe(403);
    expect((await app.anonymous.get(API)).status).toBe(401);
  });
});
