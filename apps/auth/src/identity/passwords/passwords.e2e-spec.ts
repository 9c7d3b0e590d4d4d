import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredMail } from '@palisade/platform';
import { Mailer } from '@palisade/platform';
import type { Answer, TestApp } from '@palisade/testing';
import { eventually, sentMails, startApp, TestCaller } from '@palisade/testing';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { RESET_LINK_MS, RESET_MAIL_GAP_MS } from '../../domain/reset-link';
import { service } from '../../main';
import { seed } from '../../seed';

const API = '/api/auth/v1';
const AGENT = 'agent@harborline.example';
const BROKER = 'broker@kingsgate.example';
const NOBODY = 'nobody@nowhere.example';
const EXPIRED_TEXT =
  "The reset link you're using has expired and you will need to get a new one to continue resetting your password";
const LINK = /https:\/\/(?:demo|uk)\.palisade\.example\/confirmPasswordReset\/([\w-]{43})$/m;

interface Pair {
  accessToken: string;
  refreshToken: string;
}

describe('passwords', () => {
  let app: TestApp;
  let folder: string;
  let mails = 0;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
    const env = {
      DATA_DIR: folder,
      PUBLIC_URL: 'https://demo.palisade.example',
      UK_HOST_SUFFIX: 'uk.palisade.example',
      PASSWORD_DAYS: '90',
    };
    app = await startApp(service, env, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => app.clock.advance(RESET_MAIL_GAP_MS));

  const siteKey = async (): Promise<string> =>
    (await app.anonymous.get<{ siteKey: string }>(`${API}/login/sitekey`)).body.siteKey;
  const ask = async (email: string, captcha?: string): Promise<Answer<string>> => {
    const query = new URLSearchParams({ 'g-recaptcha-response': captcha ?? (await siteKey()) });
    return app.anonymous.post(`${API}/passwords/${encodeURIComponent(email)}/reset?${query}`);
  };
  const login = (username: string, password: string): Promise<Answer<Pair>> =>
    app.anonymous.post(`${API}/login`, { username, password });
  const check = (token: string): Promise<Answer> =>
    app.anonymous.get(`${API}/checkPasswordReset/${token}`);
  const save = (token: string, password: string): Promise<Answer<Pair>> =>
    app.anonymous.post(`${API}/validatePasswordReset/${token}`, { password });
  const waiting = async (): Promise<number> =>
    (await app.dataSource.query('select count(*)::int as count from reset_request'))[0].count;

  /** The mails that came since the last look, once nothing waits. */
  const newMails = async (): Promise<StoredMail[]> => {
    await eventually(async () => (await waiting()) === 0);
    const all = await sentMails(app);
    const fresh = all.slice(0, all.length - mails);
    mails = all.length;
    return fresh;
  };
  const mailedToken = async (email: string): Promise<string> => {
    await ask(email);
    const [mail] = await newMails();
    expect(mail).toMatchObject({ to: email, subject: 'Set a new Palisade password' });
    const token = LINK.exec(mail.text)?.[1];
    if (!token) throw new Error('The mail holds no link.');
    return token;
  };

  it('tells the rules, and which of them a password breaks', async () => {
    const rules = await app.anonymous.get<object[]>(`${API}/password-constraints`);
    expect(rules.status).toBe(200);
    expect(rules.body).toContainEqual({
      errorCode: 'PASSWORD_TOO_SHORT',
      displayText: 'At least 8 characters',
    });
    const checked = await app.anonymous.post(`${API}/validate-password?token=t`, {
      password: 'abcdefgh',
    });
    expect(checked).toMatchObject({
      status: 200,
      body: {
        errors: [
          { errorCode: 'PASSWORD_NEEDS_UPPER_CASE' },
          { errorCode: 'PASSWORD_NEEDS_DIGIT' },
          { errorCode: 'PASSWORD_NEEDS_SPECIAL' },
          { errorCode: 'PASSWORD_TOO_COMMON' },
        ],
      },
    });
    const good = await app.anonymous.post(`${API}/validate-password`, { password: DEMO_PASSWORD });
    expect(good.body).toEqual({ errors: [] });
  });

  it('walks from the forgotten password by mail to the next sign-in', async () => {
    const before = (await login(AGENT, DEMO_PASSWORD)).body;
    const token = await mailedToken(AGENT);
    expect((await check(token)).status).toBe(200);
    const weak = await save(token, 'Welcome1!');
    expect(weak).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/password', errorCode: 'PASSWORD_TOO_COMMON' }] },
    });
    const saved = await save(token, 'Quiet-Harbour-42');
    expect(saved.status).toBe(200);
    expect(Object.keys(saved.body).sort()).toEqual(['accessToken', 'refreshToken']);
    expect((await login(AGENT, 'Quiet-Harbour-42')).status).toBe(200);
    expect((await login(AGENT, DEMO_PASSWORD)).status).toBe(401);
    const exchange = (refreshToken: string): Promise<Answer> =>
      app.anonymous.post(`${API}/access`, { refreshToken });
    expect((await exchange(before.refreshToken)).status).toBe(401);
    expect((await exchange(saved.body.refreshToken)).status).toBe(200);
  });

  it('tells the gateway to refuse older tokens, and records what was done', async () => {
    const token = await mailedToken(AGENT);
    await save(token, 'Quiet-Harbour-43');
    const [{ id }] = await app.dataSource.query('select id from app_user where email = $1', [
      AGENT,
    ]);
    const events = await app.dataSource.query(
      `select body->'data' as data from outbox
       where type = 'user.sessions-revoked.v1' and subject = $1`,
      [id],
    );
    expect(events.at(-1).data).toMatchObject({ userId: id, notBefore: expect.any(String) });
    const records: { action: string }[] = await app.dataSource.query(
      'select action from activity where subject_id = $1 order by id',
      [id],
    );
    expect(records.slice(-2).map(({ action }) => action)).toEqual([
      'user.reset-password',
      'session.start',
    ]);
  });

  it('takes a link once, also when it is sent twice at the same time', async () => {
    const token = await mailedToken(AGENT);
    const twice = await Promise.all([
      save(token, 'Quiet-Harbour-44'),
      save(token, 'Quiet-Harbour-45'),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
    const dead = await check(token);
    expect(dead).toMatchObject({
      status: 404,
      body: { code: 'RESET_LINK_EXPIRED', detail: EXPIRED_TEXT },
    });
    expect((await save(token, 'Quiet-Harbour-46')).status).toBe(404);
  });

  it('ends a link with a newer one, and after an hour', async () => {
    const older = await mailedToken(AGENT);
    app.clock.advance(RESET_MAIL_GAP_MS);
    const newer = await mailedToken(AGENT);
    expect([(await check(older)).status, (await check(newer)).status]).toEqual([404, 200]);
    app.clock.advance(RESET_LINK_MS);
    expect((await check(newer)).status).toBe(404);
    expect((await save(newer, 'Quiet-Harbour-47')).status).toBe(404);
  });

  it('answers alike for known, unknown and switched-off people, and writes only to the first', async () => {
    await app.dataSource.query('update app_user set enabled = false where email = $1', [BROKER]);
    const answers = [await ask(AGENT), await ask(NOBODY), await ask(BROKER)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [204, '']),
    );
    const written = await newMails();
    await app.dataSource.query('update app_user set enabled = true where email = $1', [BROKER]);
    expect(written.map(({ to }) => to)).toEqual([AGENT]);
  });

  it.each([
    [AGENT, 'https://demo.palisade.example/'],
    [BROKER, 'https://uk.palisade.example/'],
  ])('leads %s to the edition of the own organisation', async (email, address) => {
    await ask(email);
    const [mail] = await newMails();
    expect(mail.text).toContain(`\n${address}confirmPasswordReset/`);
  });

  it('writes one mail a minute, however often somebody asks', async () => {
    for (let at = 0; at < 5; at += 1) await ask(BROKER);
    expect(await newMails()).toHaveLength(1);
  });

  it('writes to a person whose password has expired, and lets the person in again', async () => {
    await app.dataSource.query(
      'update app_user set password_expires = created, email_validated = null where email = $1',
      [BROKER],
    );
    expect((await login(BROKER, DEMO_PASSWORD)).status).toBe(412);
    await app.dataSource.query('update app_user set email_validated = created where email = $1', [
      BROKER,
    ]);
    expect((await login(BROKER, DEMO_PASSWORD)).status).toBe(418);
    const [mail] = await newMails();
    const token = LINK.exec(mail.text)?.[1] ?? '';
    expect((await save(token, 'Tower-Bridge-1894')).status).toBe(200);
    expect((await login(BROKER, 'Tower-Bridge-1894')).status).toBe(200);
  });

  it('counts a mail that arrived as proof of the address', async () => {
    await app.dataSource.query('update app_user set email_validated = null where email = $1', [
      BROKER,
    ]);
    const token = await mailedToken(BROKER);
    expect((await save(token, 'Tower-Bridge-1895')).status).toBe(200);
    expect((await login(BROKER, 'Tower-Bridge-1895')).status).toBe(200);
  });

  it('tries again to send a mail that could not be sent, and its link works', async () => {
    app.clock.advance(RESET_MAIL_GAP_MS);
    const mailer = app.app.get(Mailer);
    const failure = jest.spyOn(mailer, 'send').mockRejectedValueOnce(new Error('no route'));
    await ask(AGENT);
    await eventually(() => failure.mock.calls.length === 1);
    failure.mockRestore();
    expect(await newMails()).toEqual([]);
    app.clock.advance(1_000);
    const [mail] = await eventually(async () => {
      const found = await newMails();
      return found.length ? found : null;
    });
    expect(mail).toMatchObject({ to: AGENT });
    expect((await check(LINK.exec(mail.text)?.[1] ?? '')).status).toBe(200);
  });

  describe('the captcha', () => {
    it.each([
      ['missing', () => Promise.resolve('')],
      ['made up', () => Promise.resolve('1893456000000.nonce.signature')],
      [
        'changed to live longer',
        async () => (await siteKey()).replace(/^\d+/, (ms) => String(Number(ms) + 1)),
      ],
    ])('refuses a token that is %s', async (_, token) => {
      const answer = await ask(AGENT, await token());
      const detail =
        'Unable to verify if you are a human or a robot. Please make sure you are on latest ' +
        'version of Chrome or try again after page refresh';
      expect(answer).toMatchObject({ status: 400, body: { code: 'CAPTCHA_FAILED', detail } });
    });

    it('refuses a call without a token', async () => {
      const answer = await app.anonymous.post(`${API}/passwords/${AGENT}/reset`);
      expect(answer.status).toBe(400);
    });

    it('takes a token once, and not after ten minutes', async () => {
      const [once, late] = [await siteKey(), await siteKey()];
      expect((await ask(NOBODY, once)).status).toBe(204);
      expect((await ask(NOBODY, once)).status).toBe(400);
      app.clock.advance(10 * 60_000);
      expect((await ask(NOBODY, late)).status).toBe(400);
    });
  });

  it('refuses an address that is none before it looks at anything', async () => {
    const answer = await ask('not-an-address');
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer: '/email' }] } });
  });

  it('keeps the token of a link out of the database', async () => {
    const token = await mailedToken(AGENT);
    const rows: { row: string }[] = await app.dataSource.query(
      `select t::text as row from one_time_link as t union all select t::text from activity as t`,
    );
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(token);
  });

  it('has a password changed that is as old as the setting allows', async () => {
    const token = await mailedToken(AGENT);
    expect((await save(token, 'Quiet-Harbour-48')).status).toBe(200);
    app.clock.advance(90 * 24 * 3_600_000 - 1);
    expect((await login(AGENT, 'Quiet-Harbour-48')).status).toBe(200);
    app.clock.advance(1);
    expect((await login(AGENT, 'Quiet-Harbour-48')).status).toBe(418);
    const [mail] = await newMails();
    const next = LINK.exec(mail.text)?.[1] ?? '';
    expect((await save(next, 'Quiet-Harbour-49')).status).toBe(200);
    expect((await login(AGENT, 'Quiet-Harbour-49')).status).toBe(200);
  });

  it('mails the link to whoever asks for the own one, signed in', async () => {
    const token = await mailedToken(AGENT);
    const { body } = await save(token, 'Quiet-Harbour-50');
    app.clock.advance(RESET_MAIL_GAP_MS);
    const own = new TestCaller(app.url, body.accessToken);
    const path = `${API}/passwords/${encodeURIComponent(AGENT)}/reset`;
    expect((await own.put(path)).status).toBe(204);
    const [mail] = await newMails();
    expect(mail).toMatchObject({ to: AGENT, subject: 'Set a new Palisade password' });
  });
});
