import { randomUUID } from 'node:crypto';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { ServiceStateResponse } from './operations.dto';

const API = '/api/ops/v1/services';

/** The gateway asks itself here; every other service is away. */
describe('the operator’s view', () => {
  let app: TestApp;
  let operator: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    const permissions = ['feature-flag:view', 'feature-flag:edit'];
    operator = await app.signIn({ accountType: 'COWBELL', permissions });
  });
  afterAll(() => app.close());

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

  it('is not for agencies, and to look is not to act', async () => {
    const agency = await app.signIn({ accountType: 'AGENCY', permissions: ['account:view'] });
    expect((await agency.get(API)).status).toBe(403);
    const viewer = await app.signIn({ accountType: 'COWBELL', permissions: ['feature-flag:view'] });
    const retry = `${API}/docs/stuck/event/${randomUUID()}/retry`;
    expect((await viewer.post(retry)).status).toBe(403);
  });
});
