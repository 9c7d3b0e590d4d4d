import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestCaller } from '@palisade/testing';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { userSaved } from '../quotes/quote-world.fixture';
import { randomUUID } from 'node:crypto';

const API = '/api/quote/v1';
const CUSTOMER = {
  customerFirstName: 'Rosa',
  customerLastName: 'Delgado',
  customerEmail: 'rosa@redrock.example',
  customerPhone: '+17025550111',
};

describe('issuing the policy of a quote', () => {
  const world = new BindableWorld();
  const asked: { path: string; key: unknown; body: unknown }[] = [];
  let answer: { status: number; body: object };
  let policies: Server;
  let issuer: TestCaller;
  let staff: TestCaller;

  beforeAll(async () => {
    policies = createServer((request, response) => {
      let text = '';
      request.on('data', (part) => (text += String(part)));
      request.on('end', () => {
        const key = request.headers['idempotency-key'];
        asked.push({ path: String(request.url), key, body: JSON.parse(text) });
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => policies.listen(0, '127.0.0.1', resolve));
    const { port } = policies.address() as AddressInfo;
    await world.start({ POLICY_URL: `http://127.0.0.1:${port}` });
    const permissions = ['quote:view', 'quote:issue'];
    const { agencyId: organizationId } = world;
    issuer = await world.app.signIn({ accountType: 'AGENCY', organizationId, permissions });
    const userId = randomUUID();
    await world.app.deliver('user.saved.v1', userSaved(userId, randomUUID(), 3));
    staff = await world.app.signIn({ accountType: 'COWBELL', userId, permissions });
  });
  beforeEach(() => {
    asked.length = 0;
    answer = { status: 200, body: { policyNumber: 'P-26-0000042' } };
  });
  afterAll(async () => {
    await world.close();
    policies.close();
  });

  const bound = async (): Promise<{ id: string; policyId: string }> => {
    const id = await world.quote(await world.account());
    const { body } = await world.agency.post<{ policyId: string }>(`${API}/bind/${id}`, {
      ...CUSTOMER,
      claimFreeWarranty: true,
    });
    return { id, policyId: body.policyId };
  };
  const read = async (id: string) => (await issuer.get<{ status: string }>(`${API}/${id}`)).body;

  it('is done by policy once, and the quote follows at once', async () => {
    const { id, policyId } = await bound();
    const issued = await staff.post(`${API}/issue/${id}`, { customerLastName: 'Delgado-Reyes' });
    expect(issued).toMatchObject({
      status: 200,
      body: { status: 'ISSUED', policyNumber: 'P-26-0000042', policyId },
    });
    const [call] = asked;
    expect(call).toEqual({
      path: `/api/policy/v1/binders/issue/${policyId}`,
      key: `issue-${policyId}`,
      body: { customerLastName: 'Delgado-Reyes' },
    });
    expect(asked.every((one) => one.key === call.key)).toBe(true);
    asked.length = 0;
    expect(await read(id)).toMatchObject({ status: 'ISSUED' });
    expect((await staff.post(`${API}/issue/${id}`, {})).status).toBe(409);
    expect(asked).toEqual([]);
  });

  it('is refused in the words of policy, and changes nothing then', async () => {
    const { id } = await bound();
    const detail = 'The named insured has not signed the application yet.';
    answer = { status: 409, body: { code: 'APPLICATION_UNSIGNED', detail } };
    expect(await staff.post(`${API}/issue/${id}`, {})).toMatchObject({
      status: 409,
      body: { code: 'APPLICATION_UNSIGNED', detail },
    });
    answer = { status: 500, body: {} };
    expect((await staff.post(`${API}/issue/${id}`, {})).status).toBe(503);
    expect(await read(id)).toMatchObject({ status: 'BOUND' });
  });

  it('is for an agency by a call of its own', async () => {
    const { id } = await bound();
    expect((await staff.post(`${API}/agent-issue/${id}`, {})).status).toBe(404);
    const issued = await issuer.post(`${API}/agent-issue/${id}`, {});
    expect(issued).toMatchObject({ status: 200, body: { status: 'ISSUED' } });
  });

  it('is not for what is not bound', async () => {
    const id = await world.quote(await world.account());
    expect((await staff.post(`${API}/issue/${id}`, {})).status).toBe(409);
    expect(asked).toEqual([]);
  });
});
