import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import examples from '../domain/rating-examples.fixture.json';
import { service } from '../main';
import type { WhatIfResult } from './what-if.dto';

const PATH = '/api/rater/v1/what-if';
const [{ input: base }] = examples;

describe('what-if', () => {
  let app: TestApp;
  let agent: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    agent = await app.signIn({ accountType: 'AGENCY', permissions: ['rater:calculate'] });
  });
  afterAll(() => app.close());

  it('prices each variation with its difference, as the calculator would', async () => {
    const variations = [
      {},
      { aggregateLimit: 2_000_000 },
      { cyberCrimeLimit: null, claimHistory: 1 },
      { retention: 7, colour: 'red' },
      { product: 'P_ONE', state: null, industryCode: '70100', retention: 5_000 },
    ];
    const { status, body } = await agent.post<WhatIfResult>(PATH, { base, variations });
    expect(status).toBe(200);
    expect(body.base).toMatchObject({ premium: 1_370, amountDue: 1_370, flags: [] });
    const [same, higher, claimed, refused, british] = body.variations;
    expect(same.difference).toEqual({ premium: 0, totalPremium: 0, amountDue: 0 });
    const alone = await agent.post<{ premium: number }>('/api/rater/v1/calculator', {
      ...base,
      aggregateLimit: 2_000_000,
    });
    expect(higher.price?.premium).toBe(alone.body.premium);
    expect(higher.difference?.premium).toBe(alone.body.premium - 1_370);
    expect(claimed.price).toMatchObject({ referToUnderwriter: true });
    expect(refused).toEqual({
      errors: [
        { pointer: '/colour', detail: 'Unknown field colour.' },
        { pointer: '/retention', detail: expect.any(String) as string },
      ],
    });
    expect(british.price?.amountDue).toBeGreaterThan(british.price?.totalPremium ?? 0);
  });

  it.each<[string, object, string]>([
    ['a base that cannot be rated', { base: { ...base, revenue: 0 }, variations: [] }, '/revenue'],
    ['no base', { variations: [] }, '/base'],
    ['variations that are no list', { base, variations: {} }, '/variations'],
    ['a variation that is no object', { base, variations: [1] }, '/variations'],
    ['more than 100', { base, variations: Array(101).fill({}) }, '/variations'],
  ])('refuses %s', async (_, body, pointer) => {
    const answer = await agent.post<{ errors: { pointer: string }[] }>(PATH, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error) => error.pointer)).toContain(pointer);
  });

  it('needs the permission', async () => {
    const viewer = await app.signIn({ accountType: 'AGENCY', permissions: ['account:view'] });
    expect((await viewer.post(PATH, { base, variations: [] })).status).toBe(403);
  });
});
