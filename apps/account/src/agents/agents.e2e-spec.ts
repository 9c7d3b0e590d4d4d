import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { Answer, TestApp, TestCaller } from '@palisade/testing';
import { samplePolicyHead, startApp } from '@palisade/testing';
import { service } from '../main';

const API = '/api/account/v1';
const PERMISSIONS = ['account:view', 'account:create', 'account:edit', 'account:assign-agent'];
const CUSTOMER = { customerFirstName: 'Rosa', customerLastName: 'Bell' };

interface TestAgency {
  id: string;
  teamId: string;
  agentId: string;
  agentEmail: string;
  caller: TestCaller;
}

describe('who serves an account', () => {
  let app: TestApp;
  let staff: TestCaller;
  let first: TestAgency;
  let second: TestAgency;
  let named = 0;

  beforeAll(async () => {
    app = await startApp(service);
    staff = await app.signIn({
      accountType: 'COWBELL',
      organizationId: randomUUID(),
      permissions: PERMISSIONS,
    });
    first = await anAgency('Alder Agency');
    second = await anAgency('Birch Agency');
  });
  afterAll(() => app.close());

  async function anAgency(name: string): Promise<TestAgency> {
    const [id, teamId, agentId] = [randomUUID(), randomUUID(), randomUUID()];
    const agentEmail = `ana@${name.split(' ')[0].toLowerCase()}.example`;
    const told = { version: 1, scope: scopeOf({ agencyId: id }) };
    await app.deliver('organization.saved.v1', {
      organizationId: id,
      accountType: 'AGENCY',
      name,
      fullName: name,
      enforceMfa: false,
      hostname: null,
      locationAlias: 'US',
      deleted: false,
      ...told,
    });
    const team = { teamId, organizationId: id, name: 'East', default: true, replacedBy: null };
    await app.deliver('team.saved.v1', { ...team, deleted: false, ...told });
    await app.deliver('user.saved.v1', {
      userId: agentId,
      organizationId: id,
      accountType: 'AGENCY',
      contact: { firstName: 'Ana', lastName: 'Reef', email: agentEmail, phone: null },
      roleId: randomUUID(),
      roleName: 'Producer',
      teamIds: [teamId],
      agencyIds: [],
      accountIds: [],
      npn: '12345',
      authorityLevel: null,
      enabled: true,
      removed: false,
      ...told,
    });
    const caller = await app.signIn({
      accountType: 'AGENCY',
      organizationId: id,
      permissions: PERMISSIONS,
    });
    return { id, teamId, agentId, agentEmail, caller };
  }

  async function anAccount({ caller, teamId } = first): Promise<string> {
    const { body } = await caller.post(API, {
      name: `Served ${++named}`,
      phone: '702-555-0134',
      address1: '10 Canyon Road',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89101',
      country: 'USA',
      teams: [{ id: teamId }],
    });
    return String(body.id);
  }

  const customerOf = (organizationId: string): Promise<TestCaller> =>
    app.signIn({
      accountType: 'CUSTOMER',
      organizationId,
      permissions: ['account:view', 'account:edit'],
    });

  const shows = async ({ caller }: TestAgency, id: string): Promise<boolean[]> => {
    const { body } = await caller.get<{ content: { id: string }[] }>(`${API}/search?size=100`);
    const one = await caller.get(`${API}/${id}`);
    return [body.content.some((row) => row.id === id), one.status === 200];
  };

  const told = async (accountId: string): Promise<object[]> => {
    const rows: { data: object }[] = await app.dataSource.query(
      `select body -> 'data' as data from outbox
       where type = 'account.agent-changed.v1' and subject = $1 order by sequence`,
      [accountId],
    );
    return rows.map(({ data }) => data);
  };

  it('is who the insured makes its agent, and the agency of before is interested', async () => {
    const id = await anAccount();
    const customer = await customerOf(id);
    const set = (body: object): Promise<Answer> => customer.put(`${API}/my-agent/${id}`, body);
    expect((await customer.get(`${API}/agencies/${id}`)).body).toEqual({
      agencies: [
        { agencyId: first.id, agencyName: 'Alder Agency', isMyAgent: true, isInterested: false },
      ],
    });
    const contact = { customerEmail: 'rosa@bell.example', customerPhoneNumber: '702-555-0177' };
    const wanted = { agencyId: second.id, agentEmail: second.agentEmail, ...CUSTOMER, ...contact };
    const agencies = [
      { agencyId: second.id, agencyName: 'Birch Agency', isMyAgent: true, isInterested: false },
      { agencyId: first.id, agencyName: 'Alder Agency', isMyAgent: false, isInterested: true },
    ];
    expect(await set(wanted)).toMatchObject({ status: 200, body: { agencies } });
    expect((await customer.get(`${API}/agencies/${id}`)).body).toEqual({ agencies });
    expect(await shows(first, id)).toEqual([false, false]);
    expect(await shows(second, id)).toEqual([true, true]);
    expect((await second.caller.get(`${API}/${id}`)).body).toMatchObject({
      agencyName: 'Birch Agency',
      agentName: 'Ana Reef',
      teams: [{ id: second.teamId }],
      contactEmail: 'rosa@bell.example',
    });
    expect((await second.caller.get(`${API}/agencies/${id}`)).body.agencies).toHaveLength(1);
    expect((await first.caller.get(`${API}/agencies/${id}`)).status).toBe(404);
    // Said twice, it is told once.
    expect((await set(wanted)).status).toBe(200);
    expect(await told(id)).toMatchObject([
      {
        accountId: id,
        previousAgencyId: first.id,
        teamIds: [second.teamId],
        agent: { agencyId: second.id, userId: second.agentId, npn: '12345' },
        scope: { agencyId: second.id, teamIds: [second.teamId] },
      },
    ]);
  });

  it('is nobody after the agent was removed, and the agency may come back', async () => {
    const id = await anAccount();
    const customer = await customerOf(id);
    const remove = (agencyId: string): Promise<Answer> =>
      customer.send('DELETE', `${API}/my-agent/${id}?agencyId=${agencyId}`);
    expect((await remove(second.id)).status).toBe(404);
    const interested = { agencyId: first.id, isMyAgent: false, isInterested: true };
    expect((await remove(first.id)).body).toMatchObject({ agencies: [interested] });
    expect((await remove(first.id)).status).toBe(404);
    expect(await shows(first, id)).toEqual([false, false]);
    const again = await customer.put(`${API}/my-agent/${id}`, { agencyId: first.id });
    expect(again.body).toMatchObject({ agencies: [{ agencyId: first.id, isMyAgent: true }] });
    expect(await shows(first, id)).toEqual([true, true]);
  });

  it('is the broker of record that the insured named, by its letter', async () => {
    const id = await anAccount();
    const named = (agentEmail: string | null) =>
      app.deliver('policy.bor-changed.v1', {
        policyHead: samplePolicyHead(randomUUID()),
        changeId: randomUUID(),
        fromAgencyId: first.id,
        fromAgencyName: 'Alder Agency',
        agencyId: second.id,
        agencyName: 'Birch Agency',
        agentEmail,
        fromAgentEmail: null,
        rescindBy: '2026-07-13',
        effectiveDate: '2026-07-14',
        docId: randomUUID(),
        agent: null,
        version: 1,
        scope: scopeOf({ accountId: id, agencyId: first.id }),
      });
    // Of each policy it is told; the account goes once, to whom the agency has.
    await named('nobody@birch.example');
    await named('nobody@birch.example');
    expect(await shows(first, id)).toEqual([false, false]);
    expect(await shows(second, id)).toEqual([true, true]);
    expect(await told(id)).toMatchObject([{ previousAgencyId: first.id, agent: null }]);
    await named(second.agentEmail.toUpperCase());
    expect(await told(id)).toMatchObject([{}, { agent: { userId: second.agentId } }]);
  });

  it('is changed by staff, with a new agent and team', async () => {
    const id = await anAccount();
    const change = (body: object): Promise<Answer> => staff.put(`${API}/change-agent/${id}`, body);
    const wanted = { agencyId: second.id, agentEmail: second.agentEmail, teamIds: [second.teamId] };
    for (const [body, sentence] of [
      [{ ...wanted, teamIds: [] }, 'Team is a required field.'],
      [{ ...wanted, agentEmail: '' }, 'New agent is a required field.'],
      [{ ...wanted, agentEmail: first.agentEmail }, 'The selected agent is invalid.'],
      [{ ...wanted, teamIds: [first.teamId] }, 'The selected team is invalid.'],
      [{ ...wanted, agencyId: randomUUID() }, 'The selected agency is invalid.'],
    ] as const) {
      const answer = await change(body);
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        400,
        expect.stringContaining(sentence),
      ]);
    }
    expect(await shows(first, id)).toEqual([true, true]);
    expect((await first.caller.put(`${API}/change-agent/${id}`, wanted)).status).toBe(403);
    expect(await change(wanted)).toMatchObject({
      status: 200,
      body: { agencyId: second.id, agentEmail: second.agentEmail, teams: [{ id: second.teamId }] },
    });
    expect(await shows(second, id)).toEqual([true, true]);
  });

  it('is assigned while nobody else has the account', async () => {
    const id = await anAccount();
    const assign = (body: object): Promise<Answer> => staff.put(`${API}/assign-agency/${id}`, body);
    expect(await assign({ agencyId: second.id, teamIds: [second.teamId] })).toMatchObject({
      status: 409,
      body: { detail: 'The Client is already associated with another Agency/Brokerage!' },
    });
    expect(await shows(second, id)).toEqual([false, false]);
    await staff.send('DELETE', `${API}/my-agent/${id}?agencyId=${first.id}`);
    const wanted = { agencyId: second.id, teamIds: [second.teamId] };
    expect((await assign(wanted)).body).toMatchObject({ agencyId: second.id, agentName: null });
    expect((await staff.get(`${API}/${id}`)).body).toMatchObject({ agencyName: 'Birch Agency' });
  });

  it('is for an agency to say of itself alone', async () => {
    const id = await anAccount();
    const path = `${API}/my-agent/${id}`;
    expect((await first.caller.put(path, { agencyId: second.id })).status).toBe(403);
    expect((await second.caller.put(path, { agencyId: second.id })).status).toBe(404);
    const named = { agencyId: first.id, agentEmail: first.agentEmail };
    expect((await first.caller.put(path, named)).status).toBe(200);
    expect((await first.caller.get(`${API}/${id}`)).body).toMatchObject({ agentName: 'Ana Reef' });
    const producer = await app.signIn({
      accountType: 'AGENCY',
      organizationId: first.id,
      permissions: ['account:view', 'account:edit'],
    });
    expect((await producer.send('DELETE', `${path}?agencyId=${first.id}`)).status).toBe(403);
    const left = await first.caller.send('DELETE', `${path}?agencyId=${first.id}`);
    expect(left).toMatchObject({ status: 200, body: { agencies: [{ isInterested: true }] } });
  });

  it('is not a client twice for one agency', async () => {
    const id = await anAccount();
    named--;
    await anAccount(second);
    const answer = await staff.put(`${API}/my-agent/${id}`, { agencyId: second.id });
    expect(answer).toMatchObject({
      status: 409,
      body: { detail: 'The agency has this client already.' },
    });
  });

  it('refuses half a customer and changes nothing', async () => {
    const id = await anAccount();
    const body = { agencyId: second.id, ...CUSTOMER };
    const answer = await staff.put(`${API}/my-agent/${id}`, body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('/customerEmail');
    expect(await shows(first, id)).toEqual([true, true]);
  });
});
