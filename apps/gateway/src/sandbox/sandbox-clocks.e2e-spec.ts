import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { scopeOf } from '@palisade/contracts';
import { SERVICE_NAMES } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { ClockSweep } from './clock-sweep';
import type { AdvancedSandboxClockResponse, SandboxClockResponse } from './sandbox-clocks.dto';

const API = '/api/sandbox/v1/clocks';
const ORGANIZATIONS = '/api/auth/v1/organizations/';
const NOW = '2026-03-01T12:00:00.000Z';
const AGENCY = randomUUID();
/** Organisations that staff name although they are no agency's. */
const [CUSTOMER, NOBODY] = [randomUUID(), randomUUID()];
const PERMISSIONS = ['account:create', 'quote:view', 'policy:view'];

/** What the services were told in each round, and what they answer. */
const asked: { path: string; now: string; events: Record<string, string[]> }[] = [];
let away = false;
let happened: object[] = [];
/** When something is due in one of the services, in order. */
let dues: string[] = [];

/** Stands for every service, auth among them: it tells what happened once, and handles it at once. */
const services = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const path = request.url ?? '';
    if (path.startsWith(ORGANIZATIONS)) {
      const accountType = path.endsWith(CUSTOMER) ? 'CUSTOMER' : 'AGENCY';
      if (path.endsWith(NOBODY)) response.statusCode = 404;
      return void response.end(JSON.stringify({ accountType }));
    }
    if (path.endsWith('/oauth/token')) {
      return void response.end(JSON.stringify({ access_token: 'a.b.c', expires_in: 900 }));
    }
    asked.push({ path, ...(JSON.parse(body) as { now: string; events: never }) });
    if (away) return void response.writeHead(500).end();
    const { now } = asked[asked.length - 1];
    const isPolicy = request.headers.host?.includes('127.0.0.2') === true;
    const next = (isPolicy && dues.find((due) => due > now)) || null;
    const published = isPolicy ? happened : [];
    response.end(JSON.stringify({ unhandled: 0, published, now: further(now), next }));
  });
});

/** How far a service is that was told more than others before a move was interrupted. */
let stands = '';
const further = (now: string): string => (stands > now ? stands : now);

const changed = (subject: string, agencyId: string) => ({
  id: randomUUID(),
  type: 'policy.changed.v1',
  subject,
  time: '2026-01-15T12:00:01.000Z',
  data: {
    policyHead: { policyId: subject, status: 'BOUND' },
    action: 'billed',
    version: 1,
    scope: scopeOf({ agencyId }),
  },
});

async function started(env: Record<string, string>): Promise<TestApp> {
  const { port } = services.address() as AddressInfo;
  const urls = SERVICE_NAMES.map((name) => [
    `${name.toUpperCase()}_URL`,
    `http://127.0.0.${name === 'policy' ? 2 : 1}:${port}`,
  ]);
  return startApp(service, { ...(Object.fromEntries(urls) as Record<string, string>), ...env });
}

beforeAll(() => new Promise<void>((resolve) => void services.listen(0, '0.0.0.0', resolve)));
afterAll(() => services.close());

describe('clocks of sandbox tenants', () => {
  let app: TestApp;
  let agency: TestCaller;
  let staff: TestCaller;

  beforeAll(async () => {
    app = await started({ SANDBOX: 'true' });
    agency = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: PERMISSIONS,
    });
    staff = await app.signIn({ accountType: 'COWBELL', permissions: PERMISSIONS });
  });
  afterAll(() => app.close());

  it('are told to every service, and answer what the caller may see of what happened', async () => {
    const clock = (await agency.post(API, { now: NOW })).body;
    expect(clock).toEqual({ id: expect.any(String), scope: AGENCY, now: NOW });
    expect(asked.filter(({ now }) => now === NOW)).toHaveLength(SERVICE_NAMES.length);
    const [own, foreign] = [randomUUID(), randomUUID()];
    happened = [changed(own, AGENCY), changed(foreign, randomUUID())];
    asked.length = 0;
    const { status, body } = await agency.put<AdvancedSandboxClockResponse>(`${API}/${clock.id}`, {
      advance: 'P30D',
    });
    expect([status, body.now]).toEqual([200, '2026-03-31T12:00:00.000Z']);
    expect(body.events).toEqual([
      expect.objectContaining({ subject: own, data: { status: 'BOUND', action: 'billed' } }),
    ]);
    expect(asked.at(-1)).toMatchObject({
      path: `/ops/tenant-time/${AGENCY}`,
      now: body.now,
      events: { 'policy.changed.v1': [expect.any(String), expect.any(String)] },
    });
    happened = [];
  });

  it('step from due moment to due moment, and go on where they were interrupted', async () => {
    const { body: clock } = await staff.post(API, { scope: randomUUID(), now: NOW });
    const [first, second, last] = ['03-02T10:00', '03-02T10:01', '03-04T00:00'].map(
      (moment) => `2026-${moment}:00.000Z`,
    );
    dues = [first, second, last];
    const timesOf = async (duration: string): Promise<string[]> => {
      asked.length = 0;
      await staff.put(`${API}/${clock.id}`, { advance: duration });
      return [...new Set(asked.map(({ now }) => now))];
    };
    expect(await timesOf('P2D')).toEqual([NOW, first, second, '2026-03-03T12:00:00.000Z']);
    expect(await timesOf('PT12H')).toEqual(['2026-03-03T12:00:00.000Z', last]);
    stands = '2026-03-06T00:00:00.000Z';
    const end = '2026-03-07T00:00:00.000Z';
    expect(await timesOf('P3D')).toEqual([last, stands, end]);
    [dues, stands] = [[], ''];
  });

  it('that begin ahead of the machine bring what is due until then', async () => {
    const between = '2026-02-01T00:00:00.000Z';
    dues = [between];
    asked.length = 0;
    await staff.post(API, { scope: randomUUID(), now: NOW });
    const began = app.clock.now().toISOString();
    expect([...new Set(asked.map(({ now }) => now))]).toEqual([began, between, NOW]);
    dues = [];
  });

  it('are one for each agency', async () => {
    const scope = randomUUID();
    expect((await staff.post(API, { scope, now: NOW })).status).toBe(201);
    expect((await staff.post(API, { scope, now: NOW })).body).toMatchObject({
      status: 409,
      code: 'CLOCK_EXISTS',
    });
  });

  it('are their own agency’s alone', async () => {
    const { body: clock } = await staff.post(API, { scope: randomUUID(), now: NOW });
    const other = await agency.put(`${API}/${clock.id}`, { advance: 'P1D' });
    expect([other.status, other.body.code]).toEqual([404, 'CLOCK_NOT_FOUND']);
    expect((await agency.post(API, { scope: randomUUID(), now: NOW })).status).toBe(409);
    expect((await staff.post(API, { now: NOW })).status).toBe(409);
    const reader = await app.signIn({ accountType: 'AGENCY', permissions: ['account:view'] });
    expect((await reader.post(API, { now: NOW })).status).toBe(403);
    expect((await app.anonymous.post(API, { now: NOW })).status).toBe(401);
  });

  it.each([
    [{}],
    [{ now: '2026-02-30T00:00:00Z' }],
    [{ now: '1999-12-31T00:00:00Z' }],
    [{ now: NOW, scope: 'mine' }],
    [{ now: NOW, later: true }],
  ])('are refused as %j', async (body) => {
    expect((await staff.post(API, body)).status).toBe(400);
  });

  it.each([
    ['nobody', NOBODY],
    ['a policyholder', CUSTOMER],
  ])('are refused for %s', async (_, scope) => {
    expect((await staff.post(API, { scope, now: NOW })).body).toMatchObject({
      status: 400,
      code: 'INVALID_AGENCY',
      errors: [{ pointer: '/scope' }],
    });
  });

  it('are refused by what is no way forward', async () => {
    const { body: clock } = await staff.post(API, { scope: randomUUID(), now: NOW });
    const refused = await staff.put(`${API}/${clock.id}`, { advance: '-P1D' });
    expect(refused.body).toMatchObject({ status: 400, errors: [{ pointer: '/advance' }] });
  });

  it('go to a time that is named, and never back', async () => {
    const { body: clock } = await agency.get<SandboxClockResponse[]>(API);
    const [own] = clock;
    const to = (now: string) => agency.put(`${API}/${own.id}`, { now });
    expect(clock).toEqual([{ id: expect.any(String), scope: AGENCY, now: own.now }]);
    const back = await to(NOW);
    expect([back.status, back.body.code]).toEqual([409, 'CLOCK_BACKWARDS']);
    expect((await to('2060-01-01T00:00:00Z')).body).toMatchObject({
      status: 400,
      errors: [{ pointer: '/now' }],
    });
    expect((await agency.put(`${API}/${own.id}`, {})).status).toBe(400);
    expect((await to('2026-04-20T08:00:00Z')).body.now).toBe('2026-04-20T08:00:00.000Z');
    expect((await agency.get<SandboxClockResponse[]>(API)).body[0].now).toBe(
      '2026-04-20T08:00:00.000Z',
    );
    const everyClock = (await staff.get<SandboxClockResponse[]>(API)).body;
    expect(everyClock.map(({ id }) => id)).toContain(own.id);
  });

  it('say when a service does not come along, and the same call finishes', async () => {
    const { body: clock } = await staff.post(API, { scope: randomUUID(), now: NOW });
    away = true;
    const advance = (duration: string) => staff.put(`${API}/${clock.id}`, { advance: duration });
    const busy = await advance('P1D');
    away = false;
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await advance('P2D')).body).toMatchObject({ status: 409, code: 'CLOCK_MOVES' });
    expect((await advance('P1D')).body.now).toBe('2026-03-02T12:00:00.000Z');
    expect((await advance('P2D')).body.now).toBe('2026-03-04T12:00:00.000Z');
  });

  it('that were left between two times go on by themselves', async () => {
    const scope = randomUUID();
    const { body: clock } = await staff.post(API, { scope, now: NOW });
    away = true;
    expect((await staff.put(`${API}/${clock.id}`, { advance: 'P1D' })).status).toBe(503);
    const shown = async (): Promise<string | undefined> => {
      const { body } = await staff.get<SandboxClockResponse[]>(API);
      return body.find(({ id }) => id === clock.id)?.now;
    };
    const sweep = app.app.get(ClockSweep);
    away = false;
    await sweep.run();
    expect(await shown()).toBe(NOW);
    app.clock.advance(60_001);
    await sweep.run();
    expect(await shown()).toBe('2026-03-02T12:00:00.000Z');
    expect((await staff.put(`${API}/${clock.id}`, { advance: 'P2D' })).body.now).toBe(
      '2026-03-04T12:00:00.000Z',
    );
  });
});

describe('outside sandbox mode', () => {
  it('there are no clocks', async () => {
    const app = await started({});
    const staff = await app.signIn({ accountType: 'COWBELL', permissions: PERMISSIONS });
    const answers = [
      await staff.get(API),
      await staff.post(API, {}),
      await staff.put(`${API}/${randomUUID()}`),
      await staff.put(`/ops/tenant-time/${randomUUID()}`),
    ];
    await app.close();
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
