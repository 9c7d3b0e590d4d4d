import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { scopeOf } from '@palisade/contracts';
import { newId } from '@palisade/platform';
import type { Answer, TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { TellReadingsAgain1700000010120 } from '../migrations/1700000010120-tell-readings-again';
import { SimulatedTools } from '../simulator/simulated-tools';
import { vendorOf } from '../vendors';
import { LiveSources } from './live-sources';
import { PurgeSweep } from './purge-sweep';
import { RefreshWorker } from './refresh-worker';

const API = '/api/connector/v1';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const ACCOUNT = newId();
const OTHER = newId();
const AGENCY = newId();
/** How many sources are read anew at once: `npm run test:long` asks for the five thousand of a day. */
const MANY = Number(process.env.CONNECTIONS ?? 30);
const MANY_MS = 600_000;
const PERMISSIONS = ['connector:view', 'connector:add', 'connector:delete'];
const CREDENTIALS = {
  clientId: 'a'.repeat(32),
  clientSecret: 'b'.repeat(32),
  webhookUrl: 'c'.repeat(16),
};

interface Source {
  id: string;
  connectorId: string;
  connectorStatus: string;
  score: number | null;
  label: string | null;
  problem: string | null;
  metadata: Record<string, string>;
}

const WORTH = { points: 4, premium: 118.4, currency: 'USD', basis: 'OPEN_QUOTE' };

/** What the quote service was asked, and whether it answers. */
const quotes = { asked: [] as { wishes: object[]; onlySent: boolean }[], isAway: false };

/** The services that are asked: accounts, each shown to its people, quotes, and auth for a token. */
const neighbours = (shows: (authorization: string, id: string) => boolean): Server =>
  createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://local');
    const authorization = request.headers.authorization ?? '';
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const account = (id: string) => ({
      id,
      name: 'Red Rock',
      country: 'USA',
      agencyId: AGENCY,
      teams: [],
    });
    if (url.pathname.endsWith('/oauth/token')) {
      request.resume();
      return answer(200, { access_token: 'own', expires_in: 900 });
    }
    if (url.pathname.endsWith('/tool-prices')) {
      return void text(request).then((body) => {
        const asked = JSON.parse(body) as (typeof quotes.asked)[number];
        quotes.asked.push(asked);
        answer(
          quotes.isAway ? 503 : 200,
          asked.wishes.map(() => WORTH),
        );
      });
    }
    if (url.pathname.endsWith('/account/v1/search')) {
      const ids = url.searchParams.getAll('ids').filter((id) => shows(authorization, id));
      return answer(200, { content: ids.map(account) });
    }
    const id = url.pathname.split('/').at(-1) ?? '';
    const isShown = shows(authorization, id);
    return answer(isShown ? 200 : 404, isShown ? account(id) : { code: 'ACCOUNT_NOT_FOUND' });
  });

describe('security tools', () => {
  let app: TestApp;
  let server: Server;
  let holder: TestCaller;
  let stranger: TestCaller;
  let agent: TestCaller;
  let readDue: () => Promise<void>;
  const seers = new Map<string, string>();

  beforeAll(async () => {
    server = neighbours((authorization, id) => seers.get(authorization.slice(7)) === id);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    app = await startApp(service, { ACCOUNT_URL: url, QUOTE_URL: url, AUTH_URL: url });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    const worker = app.app.get(RefreshWorker);
    readDue = worker.begin.bind(worker);
    // What is due is read when a test asks for it, not while it looks at the rows.
    jest.spyOn(worker, 'begin').mockResolvedValue();
    holder = await signIn('CUSTOMER', ACCOUNT, ACCOUNT);
    stranger = await signIn('CUSTOMER', OTHER, OTHER);
    agent = await signIn('AGENCY', AGENCY, ACCOUNT);
  });
  afterAll(async () => {
    await app.close();
    server.close();
  });

  async function signIn(
    accountType: 'CUSTOMER' | 'AGENCY',
    organizationId: string,
    sees: string,
  ): Promise<TestCaller> {
    const caller = await app.signIn({ accountType, organizationId, permissions: PERMISSIONS });
    seers.set(caller.token ?? '', sees);
    return caller;
  }

  /** Asks for the way, allows on the tool's page, and answers what comes back. */
  const consent = (type = 'MICROSOFT', decision = 'allow') => consentAs(ACCOUNT, type, decision);

  /** Likewise, for an account. */
  async function consentAs(
    cbid: string,
    type: string,
    decision = 'allow',
  ): Promise<{ code: string; state: string }> {
    const way = await holder.get<Record<string, string>>(
      `${API}/connectors/${type}/oauth/metadata?cbid=${cbid}`,
    );
    expect(way.status).toBe(200);
    const page = new URL(way.body.authorizationUrl);
    expect(await (await fetch(page)).text()).toContain('Allow');
    const back = await fetch(page.href.replace('/authorize', '/decide'), {
      method: 'POST',
      body: new URLSearchParams({ decision }),
      redirect: 'manual',
    });
    const { searchParams, origin, pathname } = new URL(back.headers.get('location') ?? '');
    expect(`${origin}${pathname}`).toBe(way.body.redirectUri);
    return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
  }

  const connect = (
    connector: string,
    credentials: object,
    caller = holder,
  ): Promise<Answer<Source>> =>
    caller.post<Source>(`${API}/connections`, { connector, credentials });
  const sources = async (type: string): Promise<Source[]> =>
    (await holder.get<Source[]>(`${API}/connections?connectorType=${type}`)).body;
  const told = async (type: string, id: string): Promise<Record<string, unknown>[]> => {
    const rows: { data: Record<string, unknown> }[] = await app.dataSource.query(
      `select body->'data' as data from outbox where type = $1 and subject = $2 order by created, id`,
      [type, id],
    );
    return rows.map(({ data }) => data);
  };
  const refresh = async (): Promise<void> => {
    await readDue();
    await app.app.get(RefreshWorker).idle();
  };

  it('are offered with the way in which each is connected', async () => {
    const { body } = await holder.get<{ connectorType: string; signIn: string; state: string }[]>(
      `${API}/connectors`,
    );
    expect(body).toHaveLength(13);
    expect(body.find(({ connectorType }) => connectorType === 'MICROSOFT')).toMatchObject({
      signIn: 'OAUTH',
      state: 'SIMULATED',
      clientId: 'palisade',
      responseType: 'code',
    });
    const regions = await holder.get<string[]>(`${API}/aws/regions`);
    expect(regions.body).toContain('us-east-1');
  });

  it('are connected by consent, read at once, and told', async () => {
    const { status, body } = await connect('MICROSOFT', await consent());
    expect([status, body.connectorStatus, body.score, body.label]).toEqual([
      201,
      'SUCCESS',
      83,
      'Simulated tenant',
    ]);
    expect(body.metadata.azureTenantId).toMatch(/^6f2d6c1e-/);
    expect(await told('connector.connected.v1', body.id)).toMatchObject([{ accountId: ACCOUNT }]);
    const [changed] = await told('connector.score-changed.v1', body.id);
    expect(changed).toMatchObject({ accountId: ACCOUNT, connectorType: 'MICROSOFT', score: 83 });
    const of = `MICROSOFT/getLatestScore/${body.connectorId}`;
    expect((await holder.get(`${API}/${of}`)).body).toMatchObject({ score: 83 });
    const state = await holder.get(`${API}/connections/${body.connectorId}/status`);
    expect(state.body).toEqual({ connectorStatus: 'SUCCESS' });
  });

  it('say what would raise the score, the worst first, and how it went by day', async () => {
    const [{ connectorId }] = await sources('MICROSOFT');
    const list = await holder.get<{ content: { title: string; score: number }[] }>(
      `${API}/MICROSOFT/getActionList/${connectorId}?search=PASSWORDS`,
    );
    expect(list.body.content).toMatchObject([
      { title: 'Passwords do not expire', severity: 'HIGH', score: 9.4, status: 'OPEN' },
    ]);
    const short = await holder.get<{ title: string }[]>(
      `${API}/MICROSOFT/getShortlistActions/${connectorId}`,
    );
    expect(short.body.map(({ title }) => title)).toEqual([
      'Passwords do not expire',
      'Mail that fails DMARC is refused',
      'More than one person has all rights',
    ]);
    const history = await holder.get<object[]>(
      `${API}/MICROSOFT/getScoresHistory/${connectorId}?days=7`,
    );
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(history.body).toEqual([{ date: today, score: 83 }]);
  });

  it('renew a source that is connected again', async () => {
    const before = await sources('MICROSOFT');
    expect((await connect('MICROSOFT', await consent())).body.id).toBe(before[0].id);
    expect(await sources('MICROSOFT')).toHaveLength(1);
  });

  describe('take a way back', () => {
    it('once', async () => {
      const back = await consent();
      expect((await connect('MICROSOFT', back)).status).toBe(201);
      expect((await connect('MICROSOFT', back)).body).toMatchObject({ code: 'CONSENT_OVER' });
    });

    it('from who was sent only, for the tool that was asked', async () => {
      const back = await consent();
      const other = await signIn('CUSTOMER', ACCOUNT, ACCOUNT);
      for (const answer of [
        await connect('MICROSOFT', back, stranger),
        await connect('MICROSOFT', back, other),
        await connect('GOOGLEWORKSPACE', back),
        await connect('MICROSOFT', { ...back, state: `${back.state.slice(0, -6)}AAAAAA` }),
      ]) {
        expect([answer.status, answer.body]).toMatchObject([409, { code: 'CONSENT_OVER' }]);
      }
    });

    it('within ten minutes', async () => {
      const back = await consent();
      app.clock.advance(601_000);
      expect((await connect('MICROSOFT', back)).body).toMatchObject({ code: 'CONSENT_OVER' });
    });

    it('with the code that the tool gave', async () => {
      const { state } = await consent();
      const refused = await connect('MICROSOFT', { code: 'stolen', state });
      expect([refused.status, refused.body]).toMatchObject([422, { code: 'CONNECTOR_REFUSED' }]);
    });
  });

  it.each<[string, object]>([
    ['Client ID is a required field', { ...CREDENTIALS, clientId: undefined }],
    ['Client Secret must be exactly 32 characters', { ...CREDENTIALS, clientSecret: 'short' }],
    ['Webhook Url must be exactly 16 characters', { ...CREDENTIALS, webhookUrl: 'x'.repeat(17) }],
  ])('refuse credentials: %s', async (detail, credentials) => {
    const answer = await connect('SOPHOS', credentials);
    expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ detail }] }]);
  });

  it('are connected by credentials, which are kept sealed and never shown', async () => {
    const { status, body } = await connect('SOPHOS', CREDENTIALS);
    expect([status, body.connectorStatus, body.score]).toEqual([201, 'SUCCESS', 75]);
    const stored = JSON.stringify(await app.dataSource.query('select * from connection'));
    expect(stored).not.toContain(CREDENTIALS.clientSecret);
    expect(JSON.stringify(body)).not.toContain(CREDENTIALS.clientSecret);
    const refused = { ...CREDENTIALS, clientId: `refused${'a'.repeat(25)}` };
    expect((await connect('SOPHOS', refused)).body).toMatchObject({ code: 'CONNECTOR_REFUSED' });
  });

  it('of two customers of one tool are two sources, each once however often it is tried', async () => {
    const simulator = app.app.get(SimulatedTools);
    const other = { ...CREDENTIALS, clientId: 'd'.repeat(32) };
    simulator.behave('SOPHOS', 'away');
    const waiting = await connect('SOPHOS', other);
    expect(waiting.body).toMatchObject({ connectorStatus: 'PENDING', score: null });
    expect((await connect('SOPHOS', other)).body.id).toBe(waiting.body.id);
    simulator.behave('SOPHOS', 'well');
    app.clock.advance(1_800_000);
    await refresh();
    const both = await sources('SOPHOS');
    expect(both.map(({ connectorStatus }) => connectorStatus)).toEqual(['SUCCESS', 'SUCCESS']);
    await holder.send('DELETE', `${API}/connections/${waiting.body.id}`);
    expect(await sources('SOPHOS')).toHaveLength(1);
  });

  it('that are connected again while they are read keep what came last', async () => {
    const [{ id }] = await sources('SOPHOS');
    const live = app.app.get(LiveSources);
    app.clock.advance(DAY_MS);
    const leased = await live.lease(id);
    await connect('SOPHOS', { ...CREDENTIALS, clientSecret: 'e'.repeat(32) });
    if (leased) await live.fail(leased, vendorOf('SOPHOS'), 'REVOKED');
    expect((await sources('SOPHOS'))[0].connectorStatus).toBe('SUCCESS');
  });

  describe('are read as a role of the client', () => {
    const roleArn = 'arn:aws:iam::012345678912:role/Palisade';
    const offer = async (caller = holder): Promise<Record<string, string>> =>
      (await caller.get<Record<string, string>>(`${API}/connectors/AWS/role/metadata`)).body;

    it('that trusts us with the external id of its client', async () => {
      const { principal, externalId, trustPolicy, rightsPolicy } = await offer();
      expect(trustPolicy).toContain(principal);
      expect(trustPolicy).toContain(externalId);
      expect(rightsPolicy).toContain('securityhub:GetFindings');
      expect((await offer()).externalId).toBe(externalId);
      const { status, body } = await connect('AWS', { roleArn, externalId });
      expect([status, body.connectorStatus, body.score, body.label]).toEqual([
        201,
        'SUCCESS',
        75,
        '012345678912',
      ]);
      const again = await connect('AWS', { roleArn, externalId });
      expect(again.body.id).toBe(body.id);
    });

    it('and with no external id but one of its own', async () => {
      const theirs = (await offer(stranger)).externalId;
      for (const externalId of [theirs, 'made.up', 'x']) {
        const { status, body } = await connect('AWS', { roleArn, externalId });
        expect([status, body]).toMatchObject([409, { code: 'EXTERNAL_ID_UNKNOWN' }]);
      }
    });

    it('unless it does not trust us, or does so no more', async () => {
      const { externalId } = await offer();
      const refused = `${roleArn.slice(0, -8)}refused`;
      const { status, body } = await connect('AWS', { roleArn: refused, externalId });
      expect([status, body]).toMatchObject([422, { code: 'CONNECTOR_REFUSED' }]);
      const simulator = app.app.get(SimulatedTools);
      simulator.behave('AWS', 'revoked');
      app.clock.advance(DAY_MS);
      await refresh();
      simulator.behave('AWS', 'well');
      const [source] = await sources('AWS');
      expect(source).toMatchObject({
        connectorStatus: 'FAILED',
        problem: 'Amazon Web Services no longer lets us in. Connect it again.',
      });
    });

    it('unless the tool is connected in another way', async () => {
      const answer = await holder.get(`${API}/connectors/SOPHOS/role/metadata`);
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'WRONG_WAY' }]);
    });
  });

  it('are connected by an API key, by an agent for its client', async () => {
    const asked = await agent.post(`${API}/wizer/add`, { apiKey: 'key' });
    expect(asked.body).toMatchObject({ errors: [{ pointer: '/cbid' }] });
    const { status, body } = await agent.post<Source>(`${API}/wizer/add?cbid=${ACCOUNT}`, {
      apiKey: 'key',
    });
    expect([status, body.score]).toEqual([201, 88]);
    const listed = await agent.get<Source[]>(`${API}/account/${ACCOUNT}`);
    expect(listed.body.map(({ id }) => id)).toContain(body.id);
  });

  it('are shown to nobody else', async () => {
    const [{ id, connectorId }] = await sources('MICROSOFT');
    expect((await stranger.get(`${API}/connections`)).body).toEqual([]);
    for (const path of [
      `account/${ACCOUNT}`,
      `connections/${connectorId}/status`,
      `MICROSOFT/getLatestScore/${connectorId}`,
      `MICROSOFT/getActionList/${connectorId}`,
      `MICROSOFT/getScoresHistory/${connectorId}`,
      `MICROSOFT/getShortlistActions/${connectorId}`,
    ]) {
      expect((await stranger.get(`${API}/${path}`)).status).toBe(404);
    }
    for (const path of [`connections/${id}`, connectorId]) {
      expect((await stranger.send('DELETE', `${API}/${path}`)).status).toBe(404);
    }
    const own = await stranger.send(
      'POST',
      `${API}/connections`,
      JSON.stringify({ connector: 'SOPHOS', credentials: CREDENTIALS, cbid: ACCOUNT }),
    );
    expect(own.status).toBe(404);
  });

  it('go to an agency with their account', async () => {
    const next = newId();
    await app.deliver('account.agent-changed.v1', {
      accountId: ACCOUNT,
      agent: null,
      teamIds: [],
      previousAgencyId: AGENCY,
      scope: scopeOf({ accountId: ACCOUNT, agencyId: next }),
      version: 2,
    });
    expect((await agent.get(`${API}/connections`)).body).toEqual([]);
    const successor = await signIn('AGENCY', next, ACCOUNT);
    expect((await successor.get<Source[]>(`${API}/connections`)).body.length).toBeGreaterThan(2);
  });

  it('invite somebody of the account to connect one kind of tool', async () => {
    const asked = { accountId: ACCOUNT };
    const made = await holder.post<{ organizationId: string }>(`${API}/leen/organization`, asked);
    const again = await holder.post(`${API}/leen/organization`, { cbid: ACCOUNT });
    expect([made.status, again.body]).toEqual([200, made.body]);
    const { organizationId } = made.body;
    const offered = await holder.get<object[]>(
      `${API}/leen/connectors?organizationId=${organizationId}`,
    );
    expect(offered.body).toHaveLength(13);
    expect(
      (await stranger.get(`${API}/leen/connectors?organizationId=${organizationId}`)).status,
    ).toBe(404);
    const wish = { organizationId, connectorType: 'CLOUDFLARE' };
    const invited = await holder.post<{ inviteToken: string; url: string }>(
      `${API}/leen/invite-token`,
      wish,
    );
    expect(invited.body.url).toContain('/customer/manage/connectors/CLOUDFLARE?invite=');
    const metadata = { inviteToken: invited.body.inviteToken };
    const use = (connector: string): Promise<Answer<Source>> =>
      holder.post<Source>(`${API}/connections`, { connector, credentials: CREDENTIALS, metadata });
    expect((await use('SOPHOS')).body).toMatchObject({ code: 'INVITATION_OVER' });
    expect((await use('CLOUDFLARE')).body).toMatchObject({ score: 83 });
    app.clock.advance(8 * DAY_MS);
    expect((await use('CLOUDFLARE')).body).toMatchObject({ code: 'INVITATION_OVER' });
  });

  describe('are read every day', () => {
    const simulator = (): SimulatedTools => app.app.get(SimulatedTools);
    afterEach(() => simulator().behave('SOPHOS', 'well'));

    it.each<['busy' | 'away' | 'broken', RegExp]>([
      ['busy', /asks us to wait/],
      ['away', /does not answer/],
      ['broken', /cannot read/],
    ])('and tried again when they are %s', async (mode, problem) => {
      simulator().behave('SOPHOS', mode);
      app.clock.advance(DAY_MS);
      await refresh();
      const [source] = await sources('SOPHOS');
      expect([source.connectorStatus, source.score]).toEqual(['SUCCESS', 75]);
      expect(source.problem).toMatch(problem);
      simulator().behave('SOPHOS', 'well');
      app.clock.advance(600_000);
      await refresh();
      expect((await sources('SOPHOS'))[0].problem).toBeNull();
    });

    it('and told again once, when what was read is to be told anew', async () => {
      const [{ id }] = await sources('SOPHOS');
      const scores = async () => (await told('connector.score-changed.v1', id)).length;
      const before = await scores();
      const readNextDay = async () => {
        app.clock.advance(DAY_MS);
        await refresh();
      };
      await readNextDay();
      expect(await scores()).toBe(before);
      await new TellReadingsAgain1700000010120().up(app.dataSource.createQueryRunner());
      await readNextDay();
      expect(await scores()).toBe(before + 1);
      await readNextDay();
      expect(await scores()).toBe(before + 1);
    });

    it('or before their time when somebody asks, once a minute; what changed is kept', async () => {
      const [{ id, connectorId }] = await sources('MICROSOFT');
      const ask = (caller = holder) => caller.post(`${API}/connections/${id}/refresh`, undefined);
      const changes = async (query = '') => {
        const path = `${API}/MICROSOFT/getFindingChanges/${connectorId}${query}`;
        const { body } = await holder.get<{ content: { change: string; title: string }[] }>(path);
        return body.content.map(({ change, title }) => `${change} ${title}`);
      };
      expect(await changes()).toEqual([]);
      expect((await ask(stranger)).status).toBe(404);
      const { simulatorUrl } = (
        await holder.get<{ connectorType: string; simulatorUrl: string }[]>(`${API}/connectors`)
      ).body.find(({ connectorType }) => connectorType === 'MICROSOFT')!;
      const behave = async (mode: string): Promise<number> => {
        const body = new URLSearchParams({ mode });
        app.clock.advance(MINUTE_MS);
        return (await fetch(simulatorUrl, { method: 'POST', body })).status;
      };
      expect(await behave('otherwise')).toBe(400);
      expect(await behave('hardened')).toBe(200);
      expect((await ask()).status).toBe(200);
      expect((await ask()).body).toMatchObject({ status: 409, code: 'READ_LATELY' });
      await refresh();
      expect((await sources('MICROSOFT'))[0]).toMatchObject({ id, score: 92 });
      expect(await changes()).toEqual(['CLOSED Passwords do not expire']);
      await behave('well');
      await ask();
      await refresh();
      expect(await changes()).toEqual([
        'OPENED Passwords do not expire',
        'CLOSED Passwords do not expire',
      ]);
      expect(await changes('?sort=date,asc&search=PASSWORDS&size=1')).toEqual([
        'CLOSED Passwords do not expire',
      ]);
    });

    it('and count no more when access was taken back, until connected again', async () => {
      const [{ id }] = await sources('SOPHOS');
      simulator().behave('SOPHOS', 'revoked');
      app.clock.advance(DAY_MS);
      await refresh();
      const [source] = await sources('SOPHOS');
      expect(source).toMatchObject({ connectorStatus: 'FAILED' });
      expect(source.problem).toMatch(/Connect it again/);
      expect(await told('connector.removed.v1', id)).toMatchObject([{ reason: 'REVOKED' }]);
      const again = await holder.post(`${API}/connections/${id}/refresh`, undefined);
      expect(again.body).toMatchObject({ status: 409, code: 'ACCESS_TAKEN_BACK' });
      simulator().behave('SOPHOS', 'well');
      const scores = (await told('connector.score-changed.v1', id)).length;
      expect((await connect('SOPHOS', CREDENTIALS)).body).toMatchObject({ id, score: 75 });
      expect(await told('connector.connected.v1', id)).toHaveLength(2);
      expect(await told('connector.score-changed.v1', id)).toHaveLength(scores + 1);
    });
  });

  it('are disconnected: secrets go at once, what was read within ninety days', async () => {
    const [{ id, connectorId }] = await sources('MICROSOFT');
    expect((await holder.send('DELETE', `${API}/connections/${id}`)).status).toBe(204);
    expect(await sources('MICROSOFT')).toEqual([]);
    expect(await told('connector.removed.v1', id)).toMatchObject([{ reason: 'DISCONNECTED' }]);
    expect((await holder.get(`${API}/connections/${connectorId}/status`)).status).toBe(404);
    const kept = async (): Promise<object> => {
      const [row] = await app.dataSource.query(
        `select secrets, purged is not null as purged,
           (select count(*)::int from finding where connection_id = $1) as findings,
           (select count(*)::int from finding_change where connection_id = $1) as changes,
           (select count(*)::int from connector_score where connection_id = $1) as scores
         from connection where id = $1`,
        [id],
      );
      return row;
    };
    expect(await kept()).toMatchObject({ secrets: null, purged: false, findings: 8, changes: 2 });
    app.clock.advance(90 * DAY_MS);
    await app.app.get(PurgeSweep).run();
    expect(await kept()).toEqual({
      secrets: null,
      purged: true,
      findings: 0,
      changes: 0,
      scores: 0,
    });
    const receipts: { after: object }[] = await app.dataSource.query(
      `select after from activity where action = 'connection.purge' and subject_id = $1`,
      [id],
    );
    expect(receipts).toMatchObject([{ after: { findings: 8, changes: 2 } }]);
  });

  it('are disconnected all at once', async () => {
    const [{ connectorId }] = await sources('WIZER');
    expect((await holder.send('DELETE', `${API}/${connectorId}`)).status).toBe(204);
    expect(await sources('WIZER')).toEqual([]);
  });

  it('counts what the tools of clients find, each client in the scope of its people', async () => {
    const path = `${API}/clients/findings`;
    const { body } = await holder.get<{ accountId: string; findings: number }[]>(path);
    expect(body).toMatchObject([{ accountId: ACCOUNT, name: 'Red Rock', worth: WORTH }]);
    expect(body[0].findings).toBeGreaterThan(0);
    expect((await stranger.get<object[]>(path)).body).toEqual([]);
  });

  it('tells what closing each finding of an account is worth, all of a page asked at once', async () => {
    const path = `${API}/account/${ACCOUNT}/findings`;
    interface Findings {
      content: { connectorType: string; score: number; worth: object }[];
      totalElements: number;
    }
    quotes.asked = [];
    const { body } = await holder.get<Findings>(path);
    expect(body.content.length).toBe(Math.min(25, body.totalElements));
    expect(body.content.every(({ worth }) => (worth as typeof WORTH).premium === 118.4)).toBe(true);
    expect(quotes.asked).toMatchObject([{ onlySent: true }]);
    const [{ connectorType, score }] = body.content;
    const [source] = await sources(connectorType);
    const closed = Math.min(100, Math.round((source.score ?? 0) + score));
    const scores = [{ connectorType, score: closed }];
    expect(quotes.asked[0].wishes).toContainEqual({ accountId: ACCOUNT, scores });
    quotes.isAway = true;
    const nothing = { points: null, premium: null, currency: null, basis: null };
    expect((await holder.get<Findings>(path)).body.content[0].worth).toEqual(nothing);
    quotes.isAway = false;
    expect((await stranger.get(path)).status).toBe(404);
  });

  it(
    'are read anew by the thousand, each with what it tells, while one tool does not answer',
    async () => {
      const tools = app.app.get(SimulatedTools);
      tools.behave('SOPHOS', 'away');
      const kept = app.app.get(LiveSources);
      const kinds = ['WIZER', 'SOPHOS'] as const;
      for (let at = 0; at < MANY; at++) {
        const id = newId();
        const type = kinds[Number(at % 10 === 0)];
        const secrets =
          type === 'WIZER'
            ? ({ kind: 'API_KEY', apiKey: `key-${at}` } as const)
            : ({ kind: 'CREDENTIALS', ...CREDENTIALS } as const);
        const [connectorId, accountId, now] = [newId(), newId(), app.clock.now()];
        await app.dataSource.query(
          `with made as (
             insert into connector (id, account_id, connector_type, created) values ($2, $3, $4, $6)
             returning id)
           insert into connection (id, connector_id, account_id, connector_type, status, metadata,
             secrets, connected_by, consent, created, next_refresh, tries)
           select $1, id, $3, $4, 'SUCCESS', '{}', $5, $1, '', $6, $6, 0 from made`,
          [id, connectorId, accountId, type, kept.sealed(secrets, id), now],
        );
      }
      const dueOf = async (): Promise<number> => {
        const [{ count }]: { count: number }[] = await app.dataSource.query(
          `select count(*)::int as count from connection
           where next_refresh <= $1 and connector_type = any($2) and removed is null`,
          [app.clock.now(), kinds],
        );
        return count;
      };
      const began = performance.now();
      while ((await dueOf()) > 0) await refresh();
      const seconds = (performance.now() - began) / 1_000;
      if (process.env.CONNECTIONS) {
        const each = (MANY / seconds).toFixed(1);
        process.stdout.write(
          `  ${MANY} connections in ${seconds.toFixed(1)} s, ${each} a second\n`,
        );
      }
      const rows: { type: string; read: number; told: number }[] = await app.dataSource.query(
        `select connector_type as type, count(refreshed)::int as read, count(outbox.id)::int as told
         from connection left join outbox
           on outbox.subject = connection.id::text and outbox.type = 'connector.score-changed.v1'
         where consent = '' group by connector_type order by 1`,
      );
      const away = Math.ceil(MANY / 10);
      expect(rows).toEqual([
        { type: 'SOPHOS', read: 0, told: 0 },
        { type: 'WIZER', read: MANY - away, told: MANY - away },
      ]);
      tools.behave('SOPHOS', 'well');
    },
    MANY_MS,
  );

  describe('are asked for by mail', () => {
    const CLIENTS = [newId(), newId()];
    const provider = newId();
    let mssp: TestCaller;
    type Client = Record<'accountId' | 'state' | 'lastInvited' | 'connectedSince', string | null>;
    const clients = async (): Promise<Client[]> => {
      const { body } = await mssp.get<Client[]>(
        `${API}/campaign/clients?connectorType=GOOGLEWORKSPACE`,
      );
      return body;
    };
    const statesOf = async () =>
      new Map((await clients()).map(({ accountId, state }) => [accountId, state]));
    const invite = (accountIds: string[], caller = mssp) =>
      caller.post(`${API}/campaign/invitations`, { connectorType: 'GOOGLEWORKSPACE', accountIds });

    beforeAll(async () => {
      mssp = await app.signIn({
        accountType: 'MSSP',
        organizationId: provider,
        permissions: PERMISSIONS,
      });
      for (const id of CLIENTS) {
        await app.dataSource.query(
          `insert into account_link (id, agency_id, team_ids, mssp_ids, version)
           values ($1, $2, '{}', $3, 1)`,
          [id, AGENCY, [provider]],
        );
      }
    });

    it('of the clients of a security provider, each once in thirty days', async () => {
      expect((await clients()).map(({ state }) => state)).toEqual(['READY', 'READY']);
      expect((await invite([CLIENTS[0]])).body).toEqual({ invited: 1, left: 0 });
      const [invited] = await told('connector.invited.v1', CLIENTS[0]);
      expect(invited).toMatchObject({
        connectorName: 'Google Workspace',
        organizationId: provider,
        scope: { accountId: CLIENTS[0], agencyId: AGENCY },
      });
      const both = await Promise.all([invite(CLIENTS), invite(CLIENTS)]);
      expect(both.map(({ body }) => body)).toEqual(
        expect.arrayContaining([
          { invited: 1, left: 1 },
          { invited: 0, left: 2 },
        ]),
      );
      app.clock.advance(30 * DAY_MS);
      expect([...(await statesOf()).values()]).toEqual(['READY', 'READY']);
    });

    it('of nobody else', async () => {
      for (const [ids, caller] of [
        [[...CLIENTS, OTHER], mssp],
        [CLIENTS, holder],
      ] as const) {
        const { status, body } = await invite([...ids], caller);
        expect([status, body]).toMatchObject([404, { code: 'ACCOUNT_NOT_FOUND' }]);
      }
      const path = `${API}/campaign/clients?connectorType=AWS`;
      expect((await holder.get(path)).body).toEqual([]);
    });

    it('of no client that said so by the link of its letter', async () => {
      const [{ refusal }] = await told('connector.invited.v1', CLIENTS[1]);
      const refuse = (token: unknown) => app.anonymous.post(`${API}/campaign/refusals`, { token });
      expect((await refuse('made up')).body).toMatchObject({ code: 'LINK_UNKNOWN' });
      expect((await refuse(refusal)).status).toBe(204);
      expect((await refuse(refusal)).status).toBe(204);
      expect((await statesOf()).get(CLIENTS[1])).toBe('OPTED_OUT');
      expect((await invite([CLIENTS[1]])).body).toEqual({ invited: 0, left: 1 });
    });

    it('and tell since when a client has the tool that it was asked for', async () => {
      seers.set(holder.token ?? '', CLIENTS[0]);
      const { state, code } = await consentAs(CLIENTS[0], 'GOOGLEWORKSPACE');
      const answer = await holder.post(`${API}/connections`, {
        connector: 'GOOGLEWORKSPACE',
        credentials: { state, code },
        cbid: CLIENTS[0],
      });
      expect(answer.status).toBe(201);
      seers.set(holder.token ?? '', ACCOUNT);
      const client = (await clients()).find(({ accountId }) => accountId === CLIENTS[0]);
      expect(client).toMatchObject({
        state: 'CONNECTED',
        connectedSince: expect.stringMatching(/^20/) as string,
      });
    });
  });
});
