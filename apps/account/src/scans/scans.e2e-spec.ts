import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import type { Answer } from 'dns-packet';
import { DEMO_COMPANIES } from '../demo/demo-companies';
import type { LocalInternet } from '../domain-checks/local-internet.fixture-spec';
import { startLocalInternet } from '../domain-checks/local-internet.fixture-spec';
import { ScanNetwork } from '../domain-checks/scan-network';
import { service } from '../main';
import type { ScoreHistoryResponse, SignalsResponse } from '../risk/score-history.dto';
import type { ScanResponse } from './scans.dto';

const API = '/api/account/v1';
const AGENCY = randomUUID();
const TEAM = randomUUID();
const PERMISSIONS = ['account:view', 'account:create', 'account:scan', 'risk:view', 'risk:history'];
const [DENTIST] = DEMO_COMPANIES;
const GOOD = 'good.test';
const BARE = 'bare.test';
const HEADERS = {
  'strict-transport-security': 'max-age=31536000',
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

const a = (name: string, data: string): Answer => ({ type: 'A', name, ttl: 1, data });
const aaaa = (name: string, data: string): Answer => ({ type: 'AAAA', name, ttl: 1, data });
const txt = (name: string, data: string): Answer => ({ type: 'TXT', name, ttl: 1, data });

describe('scans of domains', () => {
  let app: TestApp;
  let net: LocalInternet;
  let agency: TestCaller;
  const hostSees: Record<string, string> = {};

  beforeAll(async () => {
    net = await startLocalInternet(
      [GOOD, `www.${GOOD}`, `mta-sts.${GOOD}`],
      (request, response) => {
        const { host = '' } = request.headers;
        if (host === GOOD) response.writeHead(302, { location: `https://www.${GOOD}/` }).end();
        else if (request.url?.startsWith('/.well-known')) response.end('mode: enforce\n');
        else if (host.startsWith('www.')) {
          response.writeHead(200, HEADERS).end('<a href="/privacy">Privacy</a>');
        } else response.writeHead(200, { server: 'old/1.0' }).end('<p>Hello</p>');
      },
    );
    const { resolver: SCAN_RESOLVER } = net;
    app = await startApp(service, { SCAN_RESOLVER, SCAN_NETWORKS: '127.0.0.1/32' });
    const { httpsPort, httpPort, authority } = net;
    const ways = { httpsPort, httpPort, authorities: [authority], pauseMs: 0 };
    Object.assign(app.app.get(ScanNetwork), ways);
    const team = { teamId: TEAM, organizationId: AGENCY, name: 'East', default: true };
    const state = { replacedBy: null, deleted: false, version: 1, scope: scopeOf({}) };
    await app.deliver('team.saved.v1', { ...team, ...state });
    const who = { accountType: 'AGENCY', organizationId: AGENCY } as const;
    agency = await app.signIn({ ...who, permissions: PERMISSIONS });
    publish(GOOD, BARE);
  });
  afterAll(async () => {
    await app.close();
    await net.close();
  });

  function publish(good: string, bare: string): void {
    for (const name of [good, `www.${good}`, `mta-sts.${good}`, bare]) {
      net.records.set(`A ${name}`, [a(name, '127.0.0.1')]);
    }
    const texts = {
      [good]: 'v=spf1 include:_spf.mail.test -all',
      '_spf.mail.test': 'v=spf1 ip4:198.51.100.0/24 -all',
      [`_dmarc.${good}`]: 'v=DMARC1; p=reject',
      [`google._domainkey.${good}`]: 'v=DKIM1; k=rsa; p=MIGf',
      [`_mta-sts.${good}`]: 'v=STSv1; id=1',
    };
    for (const [name, text] of Object.entries(texts)) {
      net.records.set(`TXT ${name}`, [txt(name, text)]);
    }
    const issuer = { tag: 'issue' as const, value: 'ca.test', flags: 0 };
    net.records.set(`CAA ${good}`, [{ type: 'CAA', name: good, ttl: 1, data: issuer }]);
  }

  async function accountOf(domainName: string | null, name: string): Promise<string> {
    const { phone, address1, city, state, zipCode, country } = DENTIST;
    const draft = { name, phone, address1, city, state, zipCode, country, teams: [{ id: TEAM }] };
    const id = String((await agency.post(API, draft)).body.id);
    const sql = 'update account set domain_name = $2 where id = $1';
    await app.dataSource.query(sql, [id, domainName]);
    return id;
  }

  async function scan(
    id: string,
    body: object = { isDomainAttested: true },
  ): Promise<ScanResponse> {
    const started = await agency.post(`${API}/scan/${id}`, body);
    expect([started.status, started.body.scanId]).toEqual([202, expect.any(String)]);
    return eventually(async () => {
      const { body: seen } = await agency.get<ScanResponse>(`${API}/scan/${id}`);
      return seen.finished ? seen : undefined;
    });
  }

  const valueOf = ({ findings }: ScanResponse, signal: string) =>
    findings.find((finding) => finding.signal === signal);

  it('rates a domain in good order above one that is not, and shows what was seen', async () => {
    const [good, bare] = [await accountOf(GOOD, 'Good'), await accountOf(BARE, 'Bare')];
    const seen = await scan(good);
    expect(seen).toMatchObject({ status: 'DONE', problem: null, domainName: GOOD });
    const values = Object.fromEntries(seen.findings.map(({ signal, value }) => [signal, value]));
    expect(values).toEqual({
      'mail.spf': '-all',
      'mail.thirdPartySenders': 1,
      'mail.dmarc': 'reject',
      'mail.dkim': 'found',
      'mail.mtasts': 'enforce',
      'dns.dnssec': 'unsigned',
      'dns.caa': 'present',
      'tls.version': 'TLS1.3',
      'tls.certificate': 'valid>30d',
      'http.headers': [],
      'http.privacyPolicy': 'found',
    });
    expect(valueOf(seen, 'mail.dmarc')).toMatchObject({
      asked: `TXT _dmarc.${GOOD}`,
      answered: 'v=DMARC1; p=reject',
      at: app.clock.now().toISOString(),
    });
    // Who rates by the score hears that one is on its way, and when it has come.
    const told: { type: string; out: string | null }[] = await app.dataSource.query(
      `select type, body->'data'->>'isOut' as out from outbox
       where subject like $1 and type in ('account.scan-changed.v1', 'account.score-changed.v1')
       order by sequence`,
      [`%${good}`],
    );
    expect(told.slice(-3)).toEqual([
      { type: 'account.scan-changed.v1', out: 'true' },
      { type: 'account.score-changed.v1', out: null },
      { type: 'account.scan-changed.v1', out: 'false' },
    ]);
    const other = await scan(bare);
    expect(valueOf(other, 'tls.certificate')).toMatchObject({ value: 'hostname-mismatch' });
    expect(valueOf(other, 'http.headers')?.value).toContain('csp-missing');
    const scores = await Promise.all(
      [good, bare].map((id) => agency.get(`/api/risk/v1/score/${id}`)),
    );
    const [best, worst] = scores.map(({ body }) => Number(body.companyAggregateCF));
    expect(best).toBeGreaterThan(worst);
    expect((await agency.get(`${API}/${good}`)).body).toMatchObject({ score: best });
    hostSees.good = good;
  });

  it('lowers fundsTransfer when the policy against forged mail is gone, and says what moved', async () => {
    const id = hostSees.good;
    const before = await agency.get(`/api/risk/v1/score/${id}`);
    net.records.delete(`TXT _dmarc.${GOOD}`);
    app.clock.advance(1_000);
    const seen = await scan(id, {});
    expect(valueOf(seen, 'mail.dmarc')).toMatchObject({
      value: 'absent',
      answered: 'There is no such record.',
    });
    const after = await agency.get(`/api/risk/v1/score/${id}`);
    const factorsOf = ({ body }: { body: Record<string, unknown> }) =>
      body.factors as Record<string, number>;
    expect(factorsOf(after).fundsTransfer).toBeLessThan(factorsOf(before).fundsTransfer);
    expect(after.body.scannedAt).toBe(app.clock.now().toISOString());
    const { body } = await agency.get<ScoreHistoryResponse>(`/api/risk/v1/score/${id}/history`);
    expect(body.scores).toHaveLength(3);
    expect(body.scores[0].moved).toEqual([
      {
        signal: 'mail.dmarc',
        before: 'reject',
        after: 'absent',
        scoreBefore: 100,
        scoreAfter: 0,
      },
    ]);
    const { body: made } = await agency.get<SignalsResponse>(`/api/risk/v1/score/${id}/signals`);
    expect(made.signals.find(({ signal }) => signal === 'mail.dmarc')).toMatchObject({
      factors: ['fundsTransfer', 'cyberExtortion'],
      source: 'SCAN',
      value: 'absent',
      score: 0,
      asked: `TXT _dmarc.${GOOD}`,
    });
    expect(made.signals.find(({ signal }) => signal === 'q.mfaAdmin')).toMatchObject({
      source: 'ANSWER',
      value: null,
      score: null,
    });
  });

  it.each([
    ['A', '127.0.0.2'],
    ['A', '10.1.2.3'],
    ['A', '169.254.169.254'],
    ['A', '0.0.0.0'],
    ['AAAA', '::1'],
    ['AAAA', 'fd00::1'],
    ['AAAA', '::ffff:10.0.0.1'],
  ])('refuses a domain that leads to %s %s, without a connection', async (type, address) => {
    const domain = 'inside.test';
    net.records.delete(`A ${domain}`);
    net.records.delete(`AAAA ${domain}`);
    const record = type === 'A' ? a(domain, address) : aaaa(domain, address);
    net.records.set(`${type} ${domain}`, [record]);
    const id = await accountOf(domain, `Inside ${address}`);
    const before = net.requests.length;
    const seen = await scan(id);
    expect(seen).toMatchObject({
      status: 'FAILED',
      problem: `${domain} does not lead to a public server.`,
      findings: [],
    });
    expect(net.requests.length).toBe(before);
    expect((await agency.get(`/api/risk/v1/score/${id}`)).body.companyAggregateCF).toBeNull();
  });

  it('follows no redirect to the inside', async () => {
    net.records.set(`A www.${GOOD}`, [a(`www.${GOOD}`, '192.168.0.1')]);
    const before = net.requests.length;
    const seen = await scan(hostSees.good, {});
    expect(seen.status).toBe('DONE');
    expect(net.requests.slice(before)).not.toContain(`www.${GOOD}/`);
    net.records.set(`A www.${GOOD}`, [a(`www.${GOOD}`, '127.0.0.1')]);
  });

  it('tries ports only with consent, which is kept', async () => {
    const id = await accountOf(BARE, 'Ports');
    expect(valueOf(await scan(id), 'ports.risky')).toBeUndefined();
    const seen = await scan(id, { hasPortConsent: true });
    expect(seen.total).toBe(18);
    expect(valueOf(seen, 'ports.risky')).toMatchObject({ value: expect.any(Number) });
    expect((await agency.get(`${API}/${id}`)).body.hasPortConsent).toBe(true);
    expect(valueOf(await scan(id, { hasPortConsent: false }), 'ports.rdp')).toBeUndefined();
  });

  it('asks nobody about a domain that nobody answers for, or that is not known', async () => {
    const id = await accountOf(BARE, 'Unattested');
    const refused = await agency.post(`${API}/scan/${id}`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'DOMAIN_NOT_ATTESTED']);
    const none = await accountOf(null, 'No domain');
    expect((await agency.post(`${API}/scan/${none}`, {})).body.code).toBe('NO_DOMAIN');
    expect((await agency.get(`${API}/scan/${none}`)).status).toBe(404);
  });

  it('has the built-in checks of an invented domain, without a request', async () => {
    const id = await accountOf('redrockdental.example', 'Invented');
    const before = net.asked.length;
    const seen = await scan(id, {});
    expect(seen.findings).toHaveLength(12);
    expect(net.asked.length).toBe(before);
  });

  it('shows one whose job was given up and forgotten as failed', async () => {
    const id = await accountOf(BARE, 'Lost');
    await scan(id);
    await app.dataSource.query(
      `update domain_scan set finished = null, job_id = $2 where account_id = $1`,
      [id, randomUUID()],
    );
    expect((await agency.get(`${API}/scan/${id}`)).body).toMatchObject({
      status: 'FAILED',
      problem: 'The scan did not come to its end. Please scan again.',
    });
  });

  it('takes up again what was killed in the middle, and ends it once', async () => {
    const id = await accountOf(BARE, 'Killed');
    const { scanId } = await scan(id);
    await app.dataSource.query('update domain_scan set finished = null where id = $1', [scanId]);
    await app.dataSource.query(
      `update job set status = 'RUNNING', held_until = now() - interval '1 minute'
       where id = (select job_id from domain_scan where id = $1)`,
      [scanId],
    );
    const again = await eventually(async () => {
      const { body } = await agency.get<ScanResponse>(`${API}/scan/${id}`);
      return body.finished ? body : undefined;
    });
    expect(again).toMatchObject({ scanId, status: 'DONE' });
  });

  it('shows a scan to no other agency, and starts none for it', async () => {
    const rival = await app.signIn({ accountType: 'AGENCY', permissions: PERMISSIONS });
    const path = `${API}/scan/${hostSees.good}`;
    const score = `/api/risk/v1/score/${hostSees.good}`;
    expect((await rival.get(`${score}/history`)).status).toBe(404);
    expect((await rival.get(`${score}/signals`)).status).toBe(404);
    expect((await rival.post(path, {})).status).toBe(404);
    expect((await rival.get(path)).status).toBe(404);
    const reader = await app.signIn({ accountType: 'COWBELL', permissions: ['account:view'] });
    expect((await reader.post(path, {})).status).toBe(403);
    expect((await agency.post(path, { hasPortConsent: 'yes' })).status).toBe(400);
  });
});
