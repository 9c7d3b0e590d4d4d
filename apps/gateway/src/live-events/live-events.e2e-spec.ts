import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, sampleQuoteHead, startApp } from '@palisade/testing';
import { service } from '../main';
import type { LiveEvent } from './live-event';

const AGENCY = randomUUID();

function statusChanged(
  accountId: string,
  agencyId: string,
): EventData<'account.status-changed.v1'> {
  const scope = scopeOf({ accountId, agencyId });
  return { accountId, from: 'Open', to: 'Quoted', reason: null, version: 1, scope };
}

function lost(accountId: string, quoteSent: boolean): EventData<'quote.lost.v1'> {
  const scope = scopeOf({ accountId, quoteSent });
  const quoteHead = sampleQuoteHead(randomUUID());
  const published = { reason: 'Price', reasonSummary: null, changed: null, notify: false };
  return { quoteHead, ...published, version: 1, scope };
}

const userIdOf = ({ token }: TestCaller): string =>
  JSON.parse(Buffer.from((token ?? '').split('.')[1], 'base64url').toString()).sub;

const organizationOf = ({ token }: TestCaller): string =>
  JSON.parse(Buffer.from((token ?? '').split('.')[1], 'base64url').toString()).accountId;

/** Follows the stream of a caller and collects what it hears. */
function follow(app: TestApp, caller: TestCaller, lastEventId?: string): Follower {
  const heard: LiveEvent[] = [];
  const abort = new AbortController();
  const headers: Record<string, string> = { authorization: `Bearer ${caller.token}` };
  if (lastEventId) headers['last-event-id'] = lastEventId;
  const opened = fetch(`${app.url}/api/events/v1/stream`, { headers, signal: abort.signal });
  const reading = opened
    .then(async (answer) => {
      const decoder = new TextDecoder();
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
        for (const line of decoder.decode(chunk, { stream: true }).split('\n')) {
          if (line.startsWith('data: ')) heard.push(JSON.parse(line.slice(6)) as LiveEvent);
        }
      }
    })
    .catch(() => undefined);
  const close = async (): Promise<void> => {
    abort.abort();
    await reading;
  };
  return { heard, opened, close };
}

interface Follower {
  heard: LiveEvent[];
  opened: Promise<Response>;
  close(): Promise<void>;
}

describe('live events', () => {
  let app: TestApp;
  let agency: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    const permissions = ['account:view'];
    agency = await app.signIn({ accountType: 'AGENCY', organizationId: AGENCY, permissions });
  });
  afterAll(() => app.close());

  it('reach those in scope with the permission, and nobody else', async () => {
    const rival = await app.signIn({ accountType: 'AGENCY', permissions: ['account:view'] });
    const blind = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions: ['quote:view'],
    });
    const followers = [agency, rival, blind].map((caller) => follow(app, caller));
    await Promise.all(followers.map(({ opened }) => opened));
    const accountId = randomUUID();
    await app.deliver('account.status-changed.v1', statusChanged(accountId, AGENCY));
    await eventually(() => followers[0].heard.length === 1);
    expect(followers[0].heard).toMatchObject([
      { type: 'account.status-changed.v1', subject: accountId, status: 'Quoted' },
    ]);
    expect(followers.slice(1).map(({ heard }) => heard)).toEqual([[], []]);
    await Promise.all(followers.map((follower) => follower.close()));
  });

  it('of notices reach those whom they name, and name nobody', async () => {
    const [told, other] = await Promise.all(
      [randomUUID(), randomUUID()].map((userId) =>
        app.signIn({ accountType: 'AGENCY', organizationId: AGENCY, permissions: [], userId }),
      ),
    );
    const followers = [told, other].map((caller) => follow(app, caller));
    await Promise.all(followers.map(({ opened }) => opened));
    const eventId = randomUUID();
    const userIds = [userIdOf(told)];
    const data = { eventId, userIds, version: 1, scope: scopeOf({}) };
    await app.deliver('notification.added.v1', data);
    await eventually(() => followers[0].heard.length === 1);
    expect(followers[0].heard).toEqual([
      {
        id: expect.any(String),
        type: 'notification.added.v1',
        subject: eventId,
        time: expect.any(String),
      },
    ]);
    expect(followers[1].heard).toEqual([]);
    await Promise.all(followers.map((follower) => follower.close()));
  });

  it('tell a policyholder of a quote only once it was sent', async () => {
    const accountId = randomUUID();
    const permissions = ['quote:view'];
    const holder = { accountType: 'CUSTOMER' as const, organizationId: accountId, permissions };
    const follower = follow(app, await app.signIn(holder));
    await follower.opened;
    await app.deliver('quote.lost.v1', lost(accountId, false));
    const sent = lost(accountId, true);
    await app.deliver('quote.lost.v1', sent);
    await eventually(() => follower.heard.length > 0);
    expect(follower.heard.map(({ subject }) => subject)).toEqual([sent.quoteHead.quoteId]);
    await follower.close();
  });

  it('reach the partners of an agency and of an account, until they are parted', async () => {
    const [cluster, aggregator, mssp] = await Promise.all(
      (['CLUSTER', 'DIGITAL', 'MSSP'] as const).map((accountType) =>
        app.signIn({ accountType, permissions: ['account:view'] }),
      ),
    );
    const [clusterId, aggregatorId, msspId] = [cluster, aggregator, mssp].map(organizationOf);
    const staff = await app.signIn({ accountType: 'COWBELL', permissions: ['account:view'] });
    const followers = [cluster, aggregator, mssp, staff].map((caller) => follow(app, caller));
    await Promise.all(followers.map(({ opened }) => opened));
    const [agencyId, accountId] = [randomUUID(), randomUUID()];
    const scope = scopeOf({ agencyId });
    const link = (tied: boolean, version: number) =>
      Promise.all([
        app.deliver('agency.links-changed.v1', {
          agencyId,
          clusterId: tied ? clusterId : null,
          aggregatorId: tied ? aggregatorId : null,
          version,
          scope,
        }),
        app.deliver('account.links-changed.v1', {
          accountId,
          aggregatorId: null,
          msspIds: tied ? [msspId] : [],
          version,
          scope,
        }),
      ]);
    await link(true, 1);
    await app.deliver('account.status-changed.v1', statusChanged(accountId, agencyId));
    await eventually(() => followers.every(({ heard }) => heard.length === 1));
    await link(false, 2);
    await app.deliver('account.status-changed.v1', statusChanged(accountId, agencyId));
    await eventually(() => followers[3].heard.length === 2);
    expect(followers.map(({ heard }) => heard.length)).toEqual([1, 1, 1, 2]);
    await Promise.all(followers.map((follower) => follower.close()));
  });

  it('reach the reinsurer of a treaty under which a policy was issued', async () => {
    const permissions = ['policy:view'];
    const [own, other] = await Promise.all(
      [1, 2].map(() => app.signIn({ accountType: 'RE_INSURER', permissions })),
    );
    const staff = await app.signIn({ accountType: 'COWBELL', permissions });
    const followers = [own, other, staff].map((caller) => follow(app, caller));
    await Promise.all(followers.map(({ opened }) => opened));
    const [treatyId, carrierId, policyId] = [randomUUID(), randomUUID(), randomUUID()];
    await app.deliver('treaty.saved.v1', {
      treatyId,
      reinsurerId: organizationOf(own),
      carrierId,
      products: ['P250'],
      effectiveFrom: '2026-01-01',
      effectiveTo: '2027-01-01',
      cededPct: 40,
      cedingCommissionPct: 27.5,
      deleted: false,
      version: 1,
      scope: scopeOf({ carrierId, treatyIds: [treatyId] }),
    });
    await app.deliver('policy.in-force.v1', {
      policyHead: {
        policyId,
        policyNumber: 'P-26-0000001',
        quoteId: randomUUID(),
        product: 'P250',
        market: 'ADMITTED',
        status: 'IN FORCE',
        effectiveDate: '2026-01-15',
        endDate: '2027-01-15',
        revision: 1,
      },
      version: 1,
      scope: scopeOf({ treatyIds: [treatyId] }),
    });
    await eventually(() => [0, 2].every((at) => followers[at].heard.length === 1));
    expect(followers.map(({ heard }) => heard.map(({ subject }) => subject))).toEqual([
      [policyId],
      [],
      [policyId],
    ]);
    await Promise.all(followers.map((follower) => follower.close()));
  });

  it('resume after the one heard last, and repeat none', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids) {
      await app.deliver('account.status-changed.v1', statusChanged(randomUUID(), AGENCY), id);
    }
    const follower = follow(app, agency, ids[0]);
    await eventually(() => follower.heard.length >= 2);
    expect(follower.heard.map(({ id }) => id)).toEqual(ids.slice(1));
    await follower.close();
  });

  it('are heard once, however often the event arrives', async () => {
    const follower = follow(app, agency);
    await follower.opened;
    const event = statusChanged(randomUUID(), AGENCY);
    const id = randomUUID();
    await app.deliver('account.status-changed.v1', event, id);
    await app.deliver('account.status-changed.v1', event, id);
    await app.deliver('account.status-changed.v1', statusChanged(randomUUID(), AGENCY));
    await eventually(() => follower.heard.length >= 2);
    expect(new Set(follower.heard.map((heard) => heard.id)).size).toBe(2);
    await follower.close();
  });

  it('free what a listener held that left while it was let in', async () => {
    const headers = { authorization: `Bearer ${agency.token}` };
    for (let n = 0; n < 30; n++) {
      const abort = new AbortController();
      const opened = fetch(`${app.url}/api/events/v1/stream`, { headers, signal: abort.signal });
      setTimeout(() => abort.abort(), n % 6);
      await opened.catch(() => undefined);
    }
    await app.deliver('account.status-changed.v1', statusChanged(randomUUID(), AGENCY));
    const follower = follow(app, agency);
    expect((await follower.opened).status).toBe(200);
    await follower.close();
  });

  it('tell a listener whose place is forgotten to read again', async () => {
    const headers = { authorization: `Bearer ${agency.token}`, 'last-event-id': randomUUID() };
    const abort = new AbortController();
    const answer = await fetch(`${app.url}/api/events/v1/stream`, {
      headers,
      signal: abort.signal,
    });
    const reader = answer.body?.getReader();
    const chunk = await reader?.read();
    expect(new TextDecoder().decode(chunk?.value)).toContain('event: reset');
    abort.abort();
  });

  it('answer HEAD at once', async () => {
    const answer = await agency.send('HEAD', '/api/events/v1/stream');
    expect(answer.status).toBe(200);
  });

  it('need a token', async () => {
    expect((await app.anonymous.get('/api/events/v1/stream')).status).toBe(401);
  });
});
