import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';
import { newId } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import {
  eventually,
  SAMPLE_AGENT,
  SAMPLE_CHARGES,
  SAMPLE_CONTACT,
  SAMPLE_INSURED,
  SAMPLE_TERMS,
  samplePolicyHead,
  startApp,
} from '@palisade/testing';
import { Webhook as Signature } from 'standardwebhooks';
import { DeliveryWorker } from '../deliveries/delivery-worker';
import { service } from '../main';

const API = '/api/webhook/v1';
const { agencyId } = SAMPLE_AGENT;
const CARRIER = newId();
const permissions = ['view', 'create', 'edit', 'delete'].map((name) => `webhook:${name}`);

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

describe('webhooks', () => {
  let app: TestApp;
  let staff: TestCaller;
  let receiver: Server;
  let address: string;
  const received: Received[] = [];
  const answers = new Map<string, number>();
  /** What an address waits for before it answers. */
  const held = new Map<string, Promise<void>>();

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = request.url ?? '';
        received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
        void Promise.resolve(held.get(path)).then(() =>
          response.writeHead(answers.get(path) ?? 204).end(),
        );
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => receiver.once('listening', resolve));
    address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    app = await startApp(service, { WEBHOOKS_INSIDE: 'true' });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    await organization(agencyId, 'AGENCY', 'Harborline');
    await organization(CARRIER, 'CARRIER', 'Anchor Mutual');
  });
  afterAll(async () => {
    await app.close();
    receiver.close();
  });

  const organization = (organizationId: string, accountType: AccountType, name: string) =>
    app.deliver('organization.saved.v1', {
      organizationId,
      accountType,
      name,
      fullName: null,
      hostname: null,
      locationAlias: null,
      enforceMfa: false,
      deleted: false,
      scope: scopeOf({}),
      version: 1,
    });

  async function hook(companyName: string, path: string): Promise<{ id: string; secret: string }> {
    const { body } = await staff.post<Record<string, string>>(`${API}/createHook`, { companyName });
    const { id } = body;
    expect((await staff.put(API, { id, webhookUrl: address + path })).status).toBe(200);
    return { id, secret: body.clientSecret };
  }

  const issued = (policyId: string): EventData<'policy.issued.v1'> => ({
    policyHead: { ...samplePolicyHead(policyId), status: 'ISSUED' },
    insured: SAMPLE_INSURED,
    contact: SAMPLE_CONTACT,
    agent: SAMPLE_AGENT,
    carrierId: CARRIER,
    treatyIds: [],
    terms: SAMPLE_TERMS,
    charges: SAMPLE_CHARGES,
    rating: {
      ratingId: newId(),
      inputHash: 'ab'.repeat(32),
      rateBookId: newId(),
      rateBookVersion: 'US-2026-01',
    },
    commissionPct: 15,
    timeZone: 'America/Chicago',
    parentPolicyId: null,
    issuedBy: 'SYSTEM',
    scope: scopeOf({ agencyId, carrierId: CARRIER }),
    version: 2,
  });

  const at = (path: string): Received[] => received.filter((request) => request.path === path);
  const statesOf = (path: string): Promise<{ state: string; attempts: number }[]> =>
    app.dataSource.query(
      `select state, attempts from delivery join webhook on webhook.id = webhook_id
       where webhook_url = $1`,
      [address + path],
    );
  const arrived = (path: string): Promise<Received> => eventually(() => at(path)[0]);

  it('are told of what lies in their scope, signed, in REST shapes', async () => {
    const { secret } = await hook('harborline', '/agency');
    await hook('Anchor Mutual', '/carrier');
    const eventId = newId();
    await app.deliver('policy.issued.v1', issued(newId()), eventId);
    const { headers, body } = await arrived('/agency');
    expect(headers['webhook-id']).toBe(eventId);
    const published = new Signature(secret).verify(body, headers as Record<string, string>) as {
      type: string;
      data: Record<string, unknown>;
    };
    expect(published.type).toBe('policy.issued.v1');
    expect(published.data).toMatchObject({ charges: { premium: 1234, amountDue: 1346.78 } });
    expect(published.data).toHaveProperty('contact');
    expect(published.data).not.toHaveProperty('scope');
    const carrier = JSON.parse((await arrived('/carrier')).body);
    expect(carrier.data).not.toHaveProperty('contact');
  });

  it('hear nothing of others', async () => {
    await organization(newId(), 'AGENCY', 'Bluecoast');
    await hook('Bluecoast', '/stranger');
    const before = at('/agency').length;
    await app.deliver('policy.issued.v1', issued(newId()));
    await eventually(() => at('/agency').length > before);
    expect(at('/stranger')).toEqual([]);
  });

  it('show what they were sent, and send it again', async () => {
    const { id } = await hook('Harborline', '/again');
    const agency = await app.signIn({
      accountType: 'AGENCY',
      organizationId: agencyId,
      permissions,
    });
    const stranger = await app.signIn({ accountType: 'AGENCY', permissions });
    const eventId = newId();
    await app.deliver('policy.issued.v1', issued(newId()), eventId);
    const path = `${API}/${id}/deliveries`;
    const delivered = await eventually(async () => {
      const { body } = await agency.get(`${path}?state=DELIVERED`);
      return (body.content as { id: string }[])[0];
    });
    expect(delivered).toMatchObject({
      eventId,
      eventType: 'policy.issued.v1',
      state: 'DELIVERED',
      attempts: 1,
      lastStatus: 204,
      nextTry: null,
    });
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.post(`${path}/${delivered.id}/resend`)).status).toBe(404);
    expect((await agency.post(`${path}/${newId()}/resend`)).status).toBe(404);
    // It is on its way until the receiver answers: once more is refused meanwhile.
    let receive = (): void => {};
    held.set('/again', new Promise((resolve) => (receive = resolve)));
    const again = await agency.post(`${path}/${delivered.id}/resend`);
    receive();
    expect(again).toMatchObject({ status: 200, body: { state: 'WAITING', attempts: 0 } });
    await eventually(() => at('/again').length === 2);
    expect(at('/again').map(({ headers }) => headers['webhook-id'])).toEqual([eventId, eventId]);
    expect((await staff.put(API, { id, webhookUrl: null })).status).toBe(200);
    await eventually(async () => (await agency.get(`${path}?state=DELIVERED`)).body.totalElements);
    const silent = await agency.post(`${path}/${delivered.id}/resend`);
    expect(silent).toMatchObject({ status: 409, body: { code: 'WEBHOOK_SILENT' } });
  });

  it('are told once of an event that comes twice', async () => {
    const id = newId();
    const data = issued(newId());
    await app.deliver('policy.issued.v1', data, id);
    await app.deliver('policy.issued.v1', data, id);
    await app.app.get(DeliveryWorker).run();
    expect(at('/agency').filter(({ headers }) => headers['webhook-id'] === id)).toHaveLength(1);
  });

  it('that fail are tried again until they answer', async () => {
    await hook('Harborline', '/weak');
    answers.set('/weak', 500);
    await app.deliver('policy.issued.v1', issued(newId()));
    await eventually(async () => (await statesOf('/weak'))[0]?.attempts === 1);
    answers.delete('/weak');
    app.clock.advance(60_000);
    await eventually(() => at('/weak').length === 2);
    expect(at('/weak')[0].body).toBe(at('/weak')[1].body);
    const delivered = [{ state: 'DELIVERED', attempts: 2 }];
    await eventually(async () => (await statesOf('/weak'))[0].state === 'DELIVERED');
    expect(await statesOf('/weak')).toEqual(delivered);
  });

  it('that are gone are switched off, and on again by a new address', async () => {
    const { id } = await hook('Harborline', '/gone');
    answers.set('/gone', 410);
    await app.deliver('policy.issued.v1', issued(newId()));
    const isEnabled = async (): Promise<boolean> => {
      const { body } = await staff.get<{ content: { id: string; enabled: boolean }[] }>(API);
      return body.content.some((row) => row.id === id && row.enabled);
    };
    await eventually(async () => !(await isEnabled()));
    await staff.put(API, { id, webhookUrl: `${address}/back` });
    expect(await isEnabled()).toBe(true);
  });

  it('are their organisation’s own', async () => {
    const { id } = await hook('Harborline', '/own');
    const agency = await app.signIn({
      accountType: 'AGENCY',
      organizationId: agencyId,
      permissions,
    });
    const other = await app.signIn({ accountType: 'AGENCY', permissions });
    expect((await agency.get(`${API}?search=harbor`)).body.totalElements).toBeGreaterThan(0);
    expect((await other.get(API)).body.totalElements).toBe(0);
    expect((await other.put(API, { id, webhookUrl: `${address}/x` })).status).toBe(404);
    expect((await other.send('DELETE', `${API}/${id}`)).status).toBe(404);
    expect((await agency.send('DELETE', `${API}/${id}`)).status).toBe(204);
  });

  it.each([
    ['a company that is none', { companyName: 'Kettle & Co' }],
    ['no company', { companyName: ' ' }],
  ])('are not made for %s', async (_, body) => {
    expect((await staff.post(`${API}/createHook`, body)).status).toBe(400);
  });

  it.each([
    ['another client id', { clientId: 'x' }],
    ['a secret that is none', { clientSecret: 'whsec_short' }],
    ['an address that is none', { webhookUrl: 'file:///etc/passwd' }],
  ])('do not take %s', async (_, change) => {
    const { id } = await hook('Harborline', '/refuse');
    expect((await staff.put(API, { id, ...change })).status).toBe(400);
  });

  it('publish the schema of every event', async () => {
    const { body } = await staff.get<{ type: string; schema: object }[]>(`${API}/events`);
    expect(body.map(({ type }) => type)).toContain('policy.issued.v1');
  });
});

describe('webhooks of production', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(service);
  });
  afterAll(() => app.close());

  it('never go inside', async () => {
    const digital = await app.signIn({ accountType: 'DIGITAL', permissions });
    const { body } = await digital.post(`${API}/createHook`, { companyName: 'Brightpath' });
    for (const webhookUrl of ['http://127.0.0.1/', 'https://10.0.0.1/', 'https://[::1]/']) {
      expect((await digital.put(API, { id: body.id, webhookUrl })).status).toBe(400);
    }
  });
});
