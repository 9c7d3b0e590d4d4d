import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { StoredMail } from '@palisade/platform';
import { newId } from '@palisade/platform';
import type { Answer, TestApp } from '@palisade/testing';
import {
  SAMPLE_AGENT,
  SAMPLE_CHARGES,
  SAMPLE_CONTACT,
  SAMPLE_INSURED,
  SAMPLE_TERMS,
  sampleQuoteHead,
  sentMails,
  sentTexts,
  startApp,
  TestCaller,
} from '@palisade/testing';
import { decodeJwt } from 'jose';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CODE_MS,
  MAX_CODE_TRIES,
  MAX_CODES_A_DAY,
  MAX_CODES_OF_LINK_A_DAY,
} from '../../domain/one-time-code';
import { service } from '../../main';

const API = '/api/auth/v1';
const LINK = /\/validate\/([0-9a-f-]{36})/;
const CODE = /code is (\d{6})/;

const insured = SAMPLE_INSURED;

let version = 0;

const sent = (quoteId: string, purpose: 'REVIEW' | 'SIGN'): EventData<'quote.sent.v1'> => ({
  quoteHead: sampleQuoteHead(quoteId),
  quoteIds: [quoteId],
  purpose,
  contact: SAMPLE_CONTACT,
  agent: SAMPLE_AGENT,
  insured,
  terms: SAMPLE_TERMS,
  charges: SAMPLE_CHARGES,
  expiresOn: '2026-03-01T00:00:00.000Z',
  scope: scopeOf({ accountId: insured.accountId }),
  version: ++version,
});

describe('one-time codes', () => {
  let app: TestApp;

  beforeAll(async () => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'workflows-'));
    app = await startApp(service, { DATA_DIR }, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    version = 0;
  });
  afterAll(() => app.close());

  const mails = (): Promise<StoredMail[]> => sentMails(app);
  const linkOf = ({ text }: StoredMail): string => LINK.exec(text)?.[1] ?? '';

  async function invite(purpose: 'REVIEW' | 'SIGN' = 'SIGN', quoteId = newId()): Promise<string> {
    const data = { ...sent(quoteId, purpose), expiresOn: inDays(30) };
    await app.deliver('quote.sent.v1', data);
    return linkOf((await mails())[0]);
  }
  const inDays = (days: number): string =>
    new Date(app.clock.now().getTime() + days * 24 * 3_600_000).toISOString();

  const noticeSent = (quoteId: string): EventData<'quote.notice-sent.v1'> => ({
    quoteHead: sampleQuoteHead(quoteId),
    agent: SAMPLE_AGENT,
    insured,
    broker: { ...SAMPLE_CONTACT, firstName: 'Lee', email: 'lee@harborline.example' },
    expiresOn: inDays(30),
    scope: scopeOf({ accountId: insured.accountId }),
    version: ++version,
  });

  async function askForCode(id: string): Promise<string> {
    const { status } = await app.anonymous.get(`${API}/wf/access/${id}`);
    expect(status).toBe(200);
    return CODE.exec((await mails())[0].text)?.[1] ?? '';
  }
  const verify = (workflowId: string, secret: string) =>
    app.anonymous.post<Record<string, string>>(`${API}/wf/token`, { workflowId, secret });

  it('open one quote by a mailed link and a mailed code', async () => {
    const quoteId = newId();
    const id = await invite('SIGN', quoteId);
    const { body: page } = await app.anonymous.get(`${API}/wf/${id}`);
    expect(page).toEqual({
      id,
      flow: 'QUOTE',
      flowAccountName: 'Alder Creamery',
      flowUserPhone: null,
      sendCodeTo: 'EMAIL',
      userFirstName: 'Ada',
    });
    const { status, body } = await verify(id, await askForCode(id));
    expect(status).toBe(200);
    expect(decodeJwt(body.accessToken)).toMatchObject({
      tokenType: 'WORKFLOW',
      accountType: 'CUSTOMER',
      accountId: insured.accountId,
      onlyQuoteId: quoteId,
    });
    const caller = new TestCaller(app.url, body.accessToken);
    expect((await caller.get(`${API}/wf/${id}/redirect`)).body).toEqual({
      redirectUrl: `/quote/${quoteId}/sign/P250_S`,
      agencyName: 'Harborline',
      agencyLogoPath: null,
      offersAccount: false,
    });
    const { body: permissions } = await caller.get(`${API}/permissions/map`);
    expect(permissions).toMatchObject({ quote: ['request-to-bind', 'sign', 'view'] });
  });

  it('open a quote to its surplus lines broker, for the agency and to attest alone', async () => {
    const quoteId = newId();
    await app.deliver('quote.notice-sent.v1', noticeSent(quoteId));
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: 'lee@harborline.example',
      subject: 'Attest the surplus lines notice for Alder Creamery',
    });
    const id = linkOf(mail);
    expect((await app.anonymous.get(`${API}/wf/${id}`)).body).toMatchObject({
      flow: 'SURPLUS_NOTICE',
      flowAccountName: 'Alder Creamery',
      userFirstName: 'Lee',
    });
    const { body } = await verify(id, await askForCode(id));
    expect(decodeJwt(body.accessToken)).toMatchObject({
      tokenType: 'WORKFLOW',
      accountType: 'AGENCY',
      accountId: SAMPLE_AGENT.agencyId,
      onlyQuoteId: quoteId,
    });
    const caller = new TestCaller(app.url, body.accessToken);
    expect((await caller.get(`${API}/wf/${id}/redirect`)).body).toEqual({
      redirectUrl: `/quote/${quoteId}/attest-surplus-notice`,
      agencyName: 'Harborline',
      agencyLogoPath: null,
      offersAccount: false,
    });
    const { body: permissions } = await caller.get(`${API}/permissions/map`);
    expect(permissions).toEqual({ quote: ['request-to-bind', 'view'] });
  });

  it('open a wholesale quote to the agent of a retail agency, beside the policyholder', async () => {
    const quoteId = newId();
    const signing = await invite('SIGN', quoteId);
    await app.deliver('quote.retail-sent.v1', {
      quoteHead: sampleQuoteHead(quoteId),
      agent: SAMPLE_AGENT,
      insured,
      retail: { ...SAMPLE_CONTACT, firstName: 'Ruth', email: 'ruth@corner.example' },
      charges: { ...SAMPLE_CHARGES, amountDue: 150_025 },
      expiresOn: inDays(30),
      scope: scopeOf({ accountId: insured.accountId }),
      version: ++version,
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: 'ruth@corner.example',
      subject: 'A cyber quote for your client Alder Creamery',
      text: expect.stringContaining('$1,500.25'),
    });
    const id = linkOf(mail);
    const { body } = await verify(id, await askForCode(id));
    expect(decodeJwt(body.accessToken)).toMatchObject({
      tokenType: 'WORKFLOW',
      accountId: insured.accountId,
      onlyQuoteId: quoteId,
    });
    const caller = new TestCaller(app.url, body.accessToken);
    expect((await caller.get(`${API}/wf/${id}/redirect`)).body).toMatchObject({
      redirectUrl: `/quote/${quoteId}/request-to-bind/P250_S`,
    });
    const { body: permissions } = await caller.get(`${API}/permissions/map`);
    expect(permissions).toEqual({ quote: ['request-to-bind', 'view'] });
    expect((await app.anonymous.get(`${API}/wf/${signing}`)).status).toBe(200);
  });

  it('are used up by the attestation of the notice: the link, its code and its session', async () => {
    const quoteId = newId();
    const signing = await invite('SIGN', quoteId);
    await app.deliver('quote.notice-sent.v1', noticeSent(quoteId));
    const id = linkOf((await mails())[0]);
    const { body: tokens } = await verify(id, await askForCode(id));
    const code = await askForCode(id);
    const { quoteHead, scope } = sent(quoteId, 'SIGN');
    const attested = { quoteHead, scope, attestedAt: inDays(0), version: ++version };
    await app.deliver('quote.notice-attested.v1', attested);
    const gone = { status: 404, body: { detail: 'This link is not valid any more.' } };
    expect(await app.anonymous.get(`${API}/wf/${id}`)).toMatchObject(gone);
    expect(await app.anonymous.get(`${API}/wf/access/${id}`)).toMatchObject(gone);
    expect((await verify(id, code)).status).toBe(401);
    const { refreshToken } = tokens;
    expect((await app.anonymous.post(`${API}/access`, { refreshToken })).status).toBe(401);
    expect((await app.anonymous.get(`${API}/wf/${signing}`)).status).toBe(200);
  });

  it('say in words what is wrong with one that was cut off', async () => {
    expect(await app.anonymous.get(`${API}/wf/01900000-0000-7000`)).toMatchObject({
      status: 400,
      body: { detail: 'This link is not complete: open it from the mail again.' },
    });
  });

  it('open nothing that is merely open to everybody signed in', async () => {
    const id = await invite();
    const { body } = await verify(id, await askForCode(id));
    const caller = new TestCaller(app.url, body.accessToken);
    expect((await caller.get(`${API}/users/me`)).status).toBe(401);
    expect((await caller.get(`${API}/roles/AGENCY`)).status).toBe(401);
    expect((await caller.get(`${API}/wf/${await invite()}/redirect`)).status).toBe(401);
  });

  it('lead a review to its page, and are continued by their refresh token once', async () => {
    const id = await invite('REVIEW');
    const { body } = await verify(id, await askForCode(id));
    const path = `${API}/access`;
    const { status, body: next } = await app.anonymous.post<Record<string, string>>(path, {
      refreshToken: body.refreshToken,
    });
    expect(status).toBe(200);
    const caller = new TestCaller(app.url, next.accessToken);
    const { body: redirect } = await caller.get(`${API}/wf/${id}/redirect`);
    expect(redirect.redirectUrl).toMatch(/\/request-to-bind\/P250_S$/);
    const again = await app.anonymous.post(path, { refreshToken: body.refreshToken });
    expect(again.status).toBe(401);
  });

  it('go by text message to a telephone that is known', async () => {
    const contact = { ...SAMPLE_CONTACT, phone: '+15125550134' };
    const data = { ...sent(newId(), 'SIGN'), contact, expiresOn: inDays(30) };
    await app.deliver('quote.sent.v1', data);
    const id = linkOf((await mails())[0]);
    const { body: page } = await app.anonymous.get(`${API}/wf/${id}`);
    expect(page).toMatchObject({ flowUserPhone: '+*******0134', sendCodeTo: 'EMAIL' });
    const mailed = await askForCode(id);
    const { status, body } = await app.anonymous.get(`${API}/wf/access/phone/${id}`);
    expect([status, body]).toMatchObject([200, { sendCodeTo: 'SMS' }]);
    const [{ to, text }] = await sentTexts(app);
    expect(to).toBe('+15125550134');
    const texted = /^(\d{6}) is/.exec(text)?.[1] ?? '';
    if (mailed !== texted) expect((await verify(id, mailed)).status).toBe(401);
    expect((await verify(id, texted)).status).toBe(200);
  });

  it('do not go by text message without a telephone, and the mailed code stays good', async () => {
    const id = await invite();
    const code = await askForCode(id);
    const { status, body } = await app.anonymous.get(`${API}/wf/access/phone/${id}`);
    expect([status, body.detail]).toEqual([409, 'There is no telephone to send the code to.']);
    expect((await verify(id, code)).status).toBe(200);
  });

  it('are good once, and only the last one sent', async () => {
    const id = await invite();
    const first = await askForCode(id);
    app.clock.advance(CODE_MS);
    const second = await askForCode(id);
    if (first !== second) expect((await verify(id, first)).status).toBe(401);
    expect((await verify(id, second)).status).toBe(200);
    expect((await verify(id, second)).status).toBe(401);
  });

  it('are sent once while one is good, however often they are asked for, also at once', async () => {
    const id = await invite();
    const count = (await mails()).length;
    const ask = () => app.anonymous.get<{ goodUntil: string }>(`${API}/wf/access/${id}`);
    const answers = await Promise.all([ask(), ask(), ask()]);
    answers.push(await ask());
    const until = new Date(app.clock.now().getTime() + CODE_MS).toISOString();
    const sent = { status: 200, body: { sendCodeTo: 'EMAIL', goodUntil: until } };
    for (const answer of answers) expect(answer).toMatchObject(sent);
    const [mail, ...before] = await mails();
    expect(before).toHaveLength(count);
    expect((await verify(id, CODE.exec(mail.text)?.[1] ?? '')).status).toBe(200);
  });

  it('are not sent, and nothing is used up, by who only opens the link', async () => {
    const id = await invite();
    const count = (await mails()).length;
    for (let opened = 0; opened < 3; opened++) {
      expect((await app.anonymous.get(`${API}/wf/${id}`)).status).toBe(200);
    }
    expect(await mails()).toHaveLength(count);
    expect((await verify(id, await askForCode(id))).status).toBe(200);
  });

  it('are refused after five wrong tries, the right one too', async () => {
    const id = await invite();
    const code = await askForCode(id);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tried = 0; tried < MAX_CODE_TRIES; tried++) {
      const { status, body } = await verify(id, wrong);
      expect([status, body.detail]).toEqual([401, 'Not able to authenticate the user.']);
    }
    expect((await verify(id, code)).status).toBe(401);
    expect((await verify(id, await askForCode(id))).status).toBe(200);
  });

  it('are not sent more than twenty times a day', async () => {
    const id = await invite();
    for (let sentNow = 0; sentNow < MAX_CODES_A_DAY; sentNow++) {
      await askForCode(id);
      app.clock.advance(CODE_MS);
    }
    const refusal = await app.anonymous.get(`${API}/wf/access/${id}`);
    const left = String(86_400 - (MAX_CODES_A_DAY * CODE_MS) / 1_000);
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, left]);
  });

  it('of a link are neither used up nor made void by a stranger who has it too', async () => {
    const id = await invite();
    const send = (address: string): Promise<Answer> =>
      app.anonymous.send('GET', `${API}/wf/access/${id}`, undefined, {
        'x-forwarded-for': address,
      });
    for (let sentNow = 0; sentNow < MAX_CODES_A_DAY; sentNow++) {
      expect((await send('2001:db8:1:2::7')).status).toBe(200);
      app.clock.advance(CODE_MS);
    }
    const code = await askForCode(id);
    expect((await send('2001:db8:1:2::8')).status).toBe(429);
    expect((await verify(id, code)).status).toBe(200);
    expect((await verify(id, await askForCode(id))).status).toBe(200);
  });

  it('of a link end for all networks together, but for one that showed a right one', async () => {
    const id = await invite();
    expect((await verify(id, await askForCode(id))).status).toBe(200);
    await app.dataSource.query(
      'update workflow set codes_sent = $2, codes_since = $3 where id = $1',
      [id, MAX_CODES_OF_LINK_A_DAY, app.clock.now()],
    );
    const stranger = { 'x-forwarded-for': '198.51.100.9' };
    const path = `${API}/wf/access/${id}`;
    expect((await app.anonymous.send('GET', path, undefined, stranger)).status).toBe(429);
    expect((await verify(id, await askForCode(id))).status).toBe(200);
  });

  it('end with the quote, with a newer link, and with time', async () => {
    const quoteId = newId();
    const older = await invite('SIGN', quoteId);
    const newer = await invite('SIGN', quoteId);
    expect((await app.anonymous.get(`${API}/wf/${older}`)).status).toBe(404);
    expect((await app.anonymous.get(`${API}/wf/${newer}`)).status).toBe(200);
    const { quoteHead, scope } = sent(quoteId, 'SIGN');
    const closed = { quoteHead, reason: 'Changed', reasonSummary: null, changed: null };
    const data = { ...closed, notify: false, scope, version: ++version };
    await app.deliver('quote.invalidated.v1', data);
    expect((await app.anonymous.get(`${API}/wf/${newer}`)).status).toBe(404);
    expect((await app.anonymous.get(`${API}/wf/${newId()}`)).status).toBe(404);
  });
});

describe('tokens of services', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp(service, {}, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
  });
  afterAll(() => app.close());

  const secret = Buffer.alloc(32, 'palisade-development-only-secret').toString('base64');
  const ask = (form: Record<string, string>) =>
    app.anonymous.send<Record<string, string>>(
      'POST',
      `${API}/oauth/token`,
      new URLSearchParams(form).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
    );
  const good = { grant_type: 'client_credentials', client_id: 'quote', client_secret: secret };

  it('are given for the services’ secret', async () => {
    const { status, body } = await ask(good);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', scope: 'rater:calculate rater:view' });
    expect(decodeJwt(body.access_token)).toMatchObject({ accountType: 'COWBELL' });
  });

  it.each([
    ['another secret', { ...good, client_secret: Buffer.alloc(32).toString('base64') }, 401],
    ['a short secret', { ...good, client_secret: 'x' }, 401],
    ['no service', { ...good, client_id: 'kettle' }, 401],
    ['another grant', { ...good, grant_type: 'password' }, 400],
  ])('are refused for %s', async (_, form, expected) => {
    expect((await ask(form)).status).toBe(expected);
  });
});
