import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { ServiceStateResponse } from './operations.dto';

const API = '/api/ops/v1/services';

/** Refuses each call as the services do: a list is unknown, an event cannot be tried again. */
const neighbour = createServer(({ method, url }, response) => {
  if (url?.includes('dead-letter')) return void response.writeHead(500).end('{"code":"X"}');
  const [status, code, detail] =
    method === 'GET'
      ? [503, 'PART_AWAY', 'What is stuck of the kind dead-letter cannot be known right now.']
      : [409, 'GOES_ON_BY_ITSELF', 'This event waits for the broker.'];
  response.writeHead(status).end(JSON.stringify({ code, detail }));
});

/** The gateway asks itself and a neighbour here; every other service is away. */
describe('the operator’s view', () => {
  let app: TestApp;
  let operator: TestCaller;

  beforeAll(async () => {
    await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve));
    const { port } = neighbour.address() as AddressInfo;
    app = await startApp(service, { CLAIMS_URL: `http://127.0.0.1:${port}` });
    const permissions = ['feature-flag:view', 'feature-flag:edit'];
    operator = await app.signIn({ accountType: 'COWBELL', permissions });
  });
  afterAll(async () => {
    await app.close();
    neighbour.close();
  });

  it('names every service, also those that do not answer', async () => {
    const { status, body } = await operator.get<ServiceStateResponse[]>(API);
    expect([status, body.length]).toEqual([200, 11]);
    const away = { service: 'docs', isUp: false, brokerUp: false, deadLetters: null };
    expect(body.find((row) => row.service === 'docs')).toMatchObject(away);
  });

  it.each([
    ['an unknown service', `${API}/nothing/stuck`, 404],
    ['a service that is away', `${API}/docs/stuck`, 503],
  ])('answers for %s', async (_, path, status) => {
    expect((await operator.get(path)).status).toBe(status);
  });

  it('passes on why a service refuses, and nothing of what broke in it', async () => {
    const retry = (kind: string) =>
      operator.post(`${API}/claims/stuck/${kind}/${randomUUID()}/retry`);
    const answers = [
      await operator.get(`${API}/claims/stuck`),
      await retry('event'),
      await retry('dead-letter'),
    ];
    expect(answers.map(({ body }) => body)).toMatchObject([
      { status: 503, code: 'PART_AWAY', detail: expect.stringContaining('dead-letter') },
      { status: 409, code: 'GOES_ON_BY_ITSELF' },
      { status: 503, code: 'SERVICE_UNAVAILABLE' },
    ]);
  });

  it('is not for agencies, and to look is not to act', async () => {
    const agency = await app.signIn({ accountType: 'AGENCY', permissions: ['account:view'] });
    expect((await agency.get(API)).status).toBe(403);
    const viewer = await app.signIn({ accountType: 'COWBELL', permissions: ['feature-flag:view'] });
    const retry = `${API}/docs/stuck/event/${randomUUID()}/retry`;
    expect((await viewer.post(retry)).status).toBe(403);
  });
});
