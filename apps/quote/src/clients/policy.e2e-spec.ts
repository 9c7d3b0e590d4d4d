import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { policyHeadOf } from '../quotes/quote-events.fixture';

const API = '/api/quote/v1';
const DATES = { effectiveDate: '2026-01-15', endDate: '2027-01-15' };

describe('endorsements of a policy that was not told of as issued', () => {
  const world = new BindableWorld();
  /** What policy answers of each of its policies. */
  const owned = new Map<string, string>();
  const asked: { path: string; token: string }[] = [];
  let isAway = false;
  let owner: Server;

  beforeAll(async () => {
    owner = createServer(({ url, headers }, response) => {
      asked.push({ path: String(url), token: String(headers.authorization) });
      const id = String(url).split('/').at(-1) ?? '';
      const status = owned.get(id);
      if (isAway || !status) return response.writeHead(isAway ? 500 : 404).end('{}');
      const body = { id, policyNumber: 'P-26-0000007', status, ...DATES };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => owner.listen(0, '127.0.0.1', resolve));
    const { port } = owner.address() as AddressInfo;
    await world.start({ POLICY_URL: `http://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await world.close();
    owner.close();
  });
  beforeEach(() => {
    asked.length = 0;
    isAway = false;
    world.rater.answer = {};
  });

  const bound = async (): Promise<EventData<'quote.bound.v1'>> => {
    const quoteId = await world.quote(await world.accountIn('NV'), DATES);
    await world.agency.post(`${API}/bind/${quoteId}`);
    return world.published(quoteId, 'quote.bound.v1');
  };
  const binderIssued = async (data: EventData<'quote.bound.v1'>): Promise<void> => {
    const { insured, contact, agent, carrierId, terms, charges, commissionPct } = data;
    await world.app.deliver('binder.bound.v1', {
      policyHead: policyHeadOf(data, 'BOUND'),
      insured,
      contact,
      agent,
      carrierId,
      terms,
      charges,
      commissionPct,
      boundOn: data.boundOn,
      binderExpiresOn: data.binderExpiresOn,
      agencyBilled: false,
      paymentTerms: 30,
      surplus: null,
      version: 1,
      scope: scopeOf({}),
    });
  };
  const endorse = (policyId: string, caller = world.agency) =>
    caller.post(`${API}/endorsement/${policyId}`, {
      effectiveDate: '2026-02-14',
      initialRequestData: { limit: 2_000_000 },
    });

  it('are made of what policy answers: neither the binder nor the issue was told of', async () => {
    const { policyId } = await bound();
    owned.set(policyId, 'ISSUED');
    expect(await endorse(policyId)).toMatchObject({
      status: 201,
      body: { policyId, policyNumber: 'P-26-0000007', endDate: '2027-01-15', committed: true },
    });
    expect(asked).toEqual([
      {
        path: `/api/policy/v1/${policyId}`,
        token: expect.stringMatching(/^Bearer .+/) as string,
      },
    ]);
  });

  it('are made of what policy answers when only the binder was told of', async () => {
    const data = await bound();
    await binderIssued(data);
    owned.set(data.policyId, 'IN FORCE');
    expect(await endorse(data.policyId)).toMatchObject({ status: 201 });
  });

  it('are refused for what is a binder for policy too, and for what it does not have', async () => {
    const data = await bound();
    await binderIssued(data);
    owned.set(data.policyId, 'BOUND');
    expect(await endorse(data.policyId)).toMatchObject({
      status: 409,
      body: { code: 'ILLEGAL_TRANSITION' },
    });
    const { policyId } = await bound();
    expect(await endorse(policyId)).toMatchObject({
      status: 404,
      body: { code: 'POLICY_NOT_FOUND' },
    });
  });

  it('may be asked for again soon when policy is away', async () => {
    const { policyId } = await bound();
    owned.set(policyId, 'ISSUED');
    isAway = true;
    const answer = await endorse(policyId);
    expect(answer).toMatchObject({ status: 503, body: { code: 'POLICY_UNAVAILABLE' } });
    expect(answer.headers.get('retry-after')).toBe('1');
    isAway = false;
    expect(await endorse(policyId)).toMatchObject({ status: 201 });
  });

  it('ask policy nothing of a policy that the caller does not see', async () => {
    const { policyId } = await bound();
    owned.set(policyId, 'ISSUED');
    const rival = await world.app.signIn({
      accountType: 'AGENCY',
      organizationId: randomUUID(),
      permissions: ['policy:endorse'],
    });
    expect((await endorse(policyId, rival)).status).toBe(404);
    expect((await endorse(randomUUID())).status).toBe(404);
    expect(asked).toEqual([]);
  });
});
