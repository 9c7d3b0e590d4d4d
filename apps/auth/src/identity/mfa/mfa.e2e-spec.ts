import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Answer, TestApp } from '@palisade/testing';
import {
  eventually,
  SAMPLE_CONTACT,
  sentMails,
  sentTexts,
  startApp,
  TestCaller,
} from '@palisade/testing';
import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { MFA_QUESTION_MS } from '../../domain/mfa/code-question';
import { CODE_DAY_MS } from '../../domain/one-time-code';
import { service } from '../../main';
import { seed } from '../../seed';

const API = '/api/auth/v1';
const AGENT = 'agent@harborline.example';
const PRODUCER = 'producer@harborline.example';
const STAFF = 'admin@palisade.example';
const NOBODY = '01900000-0000-7000-8000-0000000000ff';
const PHONE = '2025550143';
const STEP_MS = 30_000;
const CODE = /\b\d{6}\b/;

interface Pair {
  accessToken: string;
  refreshToken: string;
  mfaType?: string;
}

/** An agency that asks its people for a second factor, as its service tells of it. */
const agencySaved = (agencyId: string, name: string): EventData<'agency.saved.v1'> => ({
  agencyId,
  name,
  description: null,
  npn: '10234567',
  hostname: null,
  address: null,
  contact: SAMPLE_CONTACT,
  region: 'US',
  currency: 'USD',
  commissionPct: null,
  additionalBrokerFee: 0,
  isWholesale: false,
  isAppointed: true,
  agencyBilled: false,
  paymentTerms: null,
  enforceMFA: true,
  canIssue: true,
  programs: [],
  levels: [],
  logoDocId: null,
  deleted: false,
  scope: scopeOf({ agencyId }),
  version: 1,
});

describe('the second factor', () => {
  let app: TestApp;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'palisade-mfa-'));
    app = await startApp(service, { DATA_DIR: folder }, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
    await app.dataSource.query('update app_user set phone = $1 where email = $2', [PHONE, AGENT]);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await app.dataSource.query(
      `delete from mfa_challenge; delete from mfa_factor; update app_user set mfa_type = 'NONE'`,
    );
  });

  const login = (username: string, mfaCode?: string, password = DEMO_PASSWORD) =>
    app.anonymous.post<Pair>(`${API}/login`, {
      username,
      password,
      ...(mfaCode && { mfaCode }),
    });
  const signedIn = async (username: string): Promise<TestCaller> =>
    new TestCaller(app.url, (await login(username)).body.accessToken);
  const totp = (secret: string, steps = 0): string =>
    TOTP.generate({
      secret: Secret.fromBase32(secret),
      timestamp: app.clock.now().getTime() + steps * STEP_MS,
    });
  const lastMail = async (): Promise<string> =>
    CODE.exec((await sentMails(app))[0].text)?.[0] ?? '';
  const lastText = async (): Promise<{ to: string; code: string }> => {
    const [{ to, text }] = await sentTexts(app);
    return { to, code: CODE.exec(text)?.[0] ?? '' };
  };
  const update = (caller: TestCaller, mfaType: string, codes: object): Promise<Answer> =>
    caller.put(`${API}/mfa/update?mfaType=${mfaType}`, codes);
  const enableApp = async (caller: TestCaller): Promise<string> => {
    const { body } = await caller.get<{ secret: string; qrCode: string }>(`${API}/mfa/qr`);
    expect(body.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    const codes = { mfa1: totp(body.secret, -1), mfa2: totp(body.secret) };
    expect(await update(caller, 'GOOGLE', codes)).toMatchObject({
      status: 200,
      body: { mfaType: 'GOOGLE' },
    });
    app.clock.advance(STEP_MS);
    return body.secret;
  };
  const enableMail = async (email: string): Promise<void> => {
    const caller = await signedIn(email);
    expect((await caller.post(`${API}/mfa/code?mfaType=EMAIL`)).status).toBe(204);
    const answer = await caller.post(`${API}/mfa/verify`, {
      mfaType: 'EMAIL',
      mfa1: await lastMail(),
    });
    expect(answer).toMatchObject({ status: 200, body: { mfaType: 'EMAIL' } });
  };
  const statuses = (answers: Answer<Pair>[]): number[] => answers.map(({ status }) => status);

  describe('by an authenticator app', () => {
    it('is enabled by two codes that follow each other, and asked for from then on', async () => {
      const secret = await enableApp(await signedIn(AGENT));
      const asked = await login(AGENT);
      expect(asked).toMatchObject({ status: 307, body: { mfaType: 'GOOGLE' } });
      expect(asked.headers.get('location')).toBeNull();
      expect(asked.body).not.toHaveProperty('accessToken');
      const { status, body } = await login(AGENT, totp(secret));
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(['accessToken', 'refreshToken']);
      const me = await new TestCaller(app.url, body.accessToken).get(`${API}/users/me`);
      expect(me.body).toMatchObject({ mfaType: 'GOOGLE' });
    });

    it('is not enabled by other codes, nor late, nor by a secret of before', async () => {
      const caller = await signedIn(AGENT);
      const shown = async (): Promise<string> =>
        (await caller.get<{ secret: string }>(`${API}/mfa/qr`)).body.secret;
      const first = await shown();
      const codes = (secret: string) => ({ mfa1: totp(secret, -1), mfa2: totp(secret) });
      const secret = await shown();
      const same = { mfa1: totp(secret), mfa2: totp(secret) };
      expect((await update(caller, 'GOOGLE', codes(first))).status).toBe(409);
      expect((await update(caller, 'GOOGLE', same)).status).toBe(409);
      expect((await update(caller, 'GOOGLE', { mfa1: '123456' })).status).toBe(400);
      expect((await update(caller, 'GOOGLE', { mfa1: '12345', mfa2: 'abcdef' })).status).toBe(400);
      app.clock.advance(MFA_QUESTION_MS);
      expect((await update(caller, 'GOOGLE', codes(secret))).status).toBe(409);
      expect((await login(AGENT)).status).toBe(200);
    });

    it('takes no code twice, and none outside of the window', async () => {
      const secret = await enableApp(await signedIn(AGENT));
      app.clock.advance(2 * STEP_MS);
      const code = totp(secret);
      expect((await login(AGENT, totp(secret, -2))).status).toBe(401);
      expect((await login(AGENT, totp(secret, 2))).status).toBe(401);
      expect((await login(AGENT, code)).status).toBe(200);
      expect((await login(AGENT, code)).status).toBe(401);
      expect((await login(AGENT, totp(secret, -1))).status).toBe(401);
      expect((await login(AGENT, totp(secret, 1))).status).toBe(200);
    });

    it('takes a code once also when it comes twice at the same time', async () => {
      const secret = await enableApp(await signedIn(AGENT));
      const code = totp(secret);
      const both = await Promise.all([login(AGENT, code), login(AGENT, code)]);
      expect(statuses(both).sort()).toEqual([200, 401]);
    });

    it('says nothing about a code before the password is right', async () => {
      const secret = await enableApp(await signedIn(AGENT));
      const [right, wrong, none] = [
        await login(AGENT, totp(secret), 'Wrong-demo-1'),
        await login(AGENT, '000000', 'Wrong-demo-1'),
        await login(AGENT, undefined, 'Wrong-demo-1'),
      ];
      const shapes = [right, wrong, none].map(({ status, body }) =>
        JSON.stringify({ status, body: { ...body, correlationId: '' } }),
      );
      expect(right.status).toBe(401);
      expect(new Set(shapes).size).toBe(1);
      // The right code was not used up by the wrong password.
      expect((await login(AGENT, totp(secret))).status).toBe(200);
    });

    it('is taken off by a code, and by nothing less', async () => {
      const caller = await signedIn(AGENT);
      const secret = await enableApp(caller);
      expect((await caller.get(`${API}/mfa/qr`)).status).toBe(409);
      expect((await update(caller, 'NONE', {})).status).toBe(400);
      expect((await update(caller, 'NONE', { mfa1: '000000' })).status).toBe(409);
      expect((await login(AGENT)).status).toBe(307);
      expect((await update(caller, 'NONE', { mfa1: totp(secret) })).status).toBe(200);
      expect((await login(AGENT)).status).toBe(200);
    });

    it('keeps its secret sealed', async () => {
      const secret = await enableApp(await signedIn(AGENT));
      const rows: { row: string }[] = await app.dataSource.query(
        `select f::text as row from mfa_factor as f union all select a::text from activity as a
         union all select o::text from outbox as o`,
      );
      expect(rows.map(({ row }) => row).join('\n')).not.toContain(secret);
      // Sealed for one person: moved to another row it opens nothing.
      await enableApp(await signedIn(PRODUCER));
      await app.dataSource.query(
        `update mfa_factor set secret = (select secret from mfa_factor join app_user on id = user_id
           where email = $1) where user_id = (select id from app_user where email = $2)`,
        [AGENT, PRODUCER],
      );
      expect((await login(PRODUCER, totp(secret))).status).not.toBe(200);
    });
  });

  describe('by a code that is sent', () => {
    it('comes by mail: to enable it, and at each sign-in', async () => {
      await enableMail(AGENT);
      expect(await login(AGENT)).toMatchObject({ status: 307, body: { mfaType: 'EMAIL' } });
      const first = await lastMail();
      expect((await login(AGENT)).status).toBe(307);
      const second = await lastMail();
      expect((await login(AGENT, first === second ? '000000' : first)).status).toBe(401);
      expect((await login(AGENT, second)).status).toBe(200);
      expect((await login(AGENT, second)).status).toBe(401);
    });

    it('comes by text message where the profile has a number', async () => {
      const caller = await signedIn(AGENT);
      expect((await caller.post(`${API}/mfa/code?mfaType=SMS`)).status).toBe(204);
      const sent = await lastText();
      expect(sent.to).toBe(PHONE);
      const verify = { mfaType: 'SMS', mfa1: sent.code };
      expect((await caller.post(`${API}/mfa/verify`, verify)).status).toBe(200);
      expect((await login(AGENT)).body).toEqual({ mfaType: 'SMS' });
      expect((await login(AGENT, (await lastText()).code)).status).toBe(200);
      const { body: me } = await caller.get(`${API}/users/me`);
      const own = `${API}/users/${String(me.id)}`;
      expect((await caller.put(own, { phone: '(555) 765-4321' })).status).toBe(409);
      expect((await caller.put(own, { phone: null })).status).toBe(409);
      expect((await caller.put(own, { lastName: 'Vale' })).status).toBe(200);
      const poor = await signedIn(PRODUCER);
      await app.dataSource.query('update app_user set phone = null where email = $1', [PRODUCER]);
      expect((await poor.post(`${API}/mfa/code?mfaType=SMS`)).status).toBe(409);
      expect((await poor.post(`${API}/mfa/code?mfaType=GOOGLE`)).status).toBe(400);
    });

    it('proves only the way by which it came', async () => {
      const caller = await signedIn(AGENT);
      expect((await caller.post(`${API}/mfa/code?mfaType=EMAIL`)).status).toBe(204);
      const mfa1 = await lastMail();
      const byText = await caller.post(`${API}/mfa/verify`, { mfaType: 'SMS', mfa1 });
      expect(byText.status).toBeGreaterThanOrEqual(400);
      expect((await login(AGENT)).status).toBe(200);
      expect((await caller.post(`${API}/mfa/verify`, { mfaType: 'EMAIL', mfa1 })).status).toBe(200);
    });

    it('is good for ten minutes, and for what it was asked for', async () => {
      await enableMail(AGENT);
      await login(AGENT);
      const code = await lastMail();
      app.clock.advance(MFA_QUESTION_MS);
      expect((await login(AGENT, code)).body).toMatchObject({ code: 'MFA_CODE_ENDED' });
      await login(AGENT);
      const caller = new TestCaller(
        app.url,
        (await login(AGENT, await lastMail())).body.accessToken,
      );
      await login(AGENT);
      const forSignIn = await lastMail();
      expect((await update(caller, 'NONE', { mfa1: forSignIn })).status).toBe(409);
    });
  });

  describe('a guesser who knows the password', () => {
    it('has five tries a question, and no sixth', async () => {
      await enableMail(AGENT);
      await login(AGENT);
      const right = await lastMail();
      const wrong = right === '000000' ? '000001' : '000000';
      const answers = [];
      for (let at = 0; at < 5; at += 1) answers.push(await login(AGENT, wrong));
      answers.push(await login(AGENT, right));
      expect(new Set(statuses(answers))).toEqual(new Set([401]));
      expect(answers.at(-1)?.body).toMatchObject({ code: 'MFA_CODE_ENDED' });
      expect((await login(AGENT)).status).toBe(307);
      expect((await login(AGENT, await lastMail())).status).toBe(200);
    });

    it('has thirty wrong codes a day over all questions', async () => {
      const secret = await enableApp(await signedIn(AGENT));
      const answers = [];
      for (let at = 0; at < 31; at += 1) {
        if (at % 5 === 0) await login(AGENT);
        answers.push(await login(AGENT, totp(secret, 100 + at)));
      }
      expect(statuses(answers)).toEqual([...Array<number>(30).fill(401), 429]);
      expect((await login(AGENT, totp(secret))).status).toBe(429);
      app.clock.advance(CODE_DAY_MS);
      expect((await login(AGENT, totp(secret))).status).toBe(200);
    });

    it('cannot go on from the question without its answer', async () => {
      await enableApp(await signedIn(AGENT));
      const { body } = await login(AGENT);
      for (const refreshToken of [body.mfaType, 'MFA', JSON.stringify(body)]) {
        expect((await app.anonymous.post(`${API}/access`, { refreshToken })).status).toBe(401);
      }
    });
  });

  describe('is reset', () => {
    const LINK = /(?:confirmMfaReset|confirmPasswordReset)\/([\w-]+)/;
    const ask = (username: string, password = DEMO_PASSWORD): Promise<Answer> =>
      app.anonymous.post(`${API}/mfa/reset`, { username, password });
    const mailedToken = async (): Promise<string> => {
      await eventually(
        async () => (await app.dataSource.query('select 1 from reset_request')).length === 0,
      );
      return LINK.exec((await sentMails(app))[0].text)?.[1] ?? '';
    };
    const confirm = (token: string): Promise<Answer<Pair>> =>
      app.anonymous.post(`${API}/validateMFAReset/${token}`);

    it('by username and password and a mailed link, once; sessions end with it', async () => {
      const caller = await signedIn(AGENT);
      const secret = await enableApp(caller);
      const session = (await login(AGENT, totp(secret))).body;
      expect((await ask(AGENT)).status).toBe(204);
      const token = await mailedToken();
      const { status, body } = await confirm(token);
      expect(status).toBe(200);
      expect((await confirm(token)).status).toBe(404);
      const { refreshToken } = session;
      expect((await app.anonymous.post(`${API}/access`, { refreshToken })).status).toBe(401);
      const me = await new TestCaller(app.url, body.accessToken).get(`${API}/users/me`);
      expect(me.body).toMatchObject({ mfaType: 'NONE' });
      expect((await login(AGENT)).status).toBe(200);
    });

    it('begins no session where the organisation asks everybody for it', async () => {
      await enableApp(await signedIn(AGENT));
      const enforced = `update organization set enforce_mfa = $1
        where id = (select organization_id from app_user where email = $2)`;
      await app.dataSource.query(enforced, [true, AGENT]);
      expect((await ask(AGENT)).status).toBe(204);
      const { status, body } = await confirm(await mailedToken());
      expect({ status, body }).toEqual({ status: 204, body: '' });
      const { accessToken } = (await login(AGENT)).body;
      expect(decodeJwt(accessToken).mustSetUpMfa).toBe(true);
      await app.dataSource.query(enforced, [false, AGENT]);
    });

    it('by nothing less', async () => {
      await enableApp(await signedIn(AGENT));
      const refusals = [await ask(AGENT, 'Wrong-demo-1'), await ask('nobody@nowhere.example')];
      for (const { status, body } of refusals) {
        expect({ status, detail: body.detail }).toEqual({
          status: 401,
          detail: 'Invalid login credentials. Please reset your password first, if necessary',
        });
      }
      expect((await confirm('made-up')).status).toBe(404);
      // The link of a password reset opens no other door, and its end asks for the code.
      const query = new URLSearchParams({
        'g-recaptcha-response': (
          await app.anonymous.get<{ siteKey: string }>(`${API}/login/sitekey`)
        ).body.siteKey,
      });
      await app.anonymous.post(`${API}/passwords/${AGENT}/reset?${query}`);
      const token = await mailedToken();
      expect((await confirm(token)).status).toBe(404);
      const saved = await app.anonymous.post(`${API}/validatePasswordReset/${token}`, {
        password: DEMO_PASSWORD,
      });
      expect(saved).toMatchObject({ status: 307, body: { mfaType: 'GOOGLE' } });
      expect((await login(AGENT)).status).toBe(307);
    });
  });

  describe('where the organisation asks everybody for it', () => {
    const enforce = (enforced: boolean): Promise<unknown> =>
      app.dataSource.query(
        `update organization set enforce_mfa = $1, mfa_enforced_by = null
         where id = (select organization_id from app_user where email = $2)`,
        [enforced, AGENT],
      );
    beforeEach(() => enforce(true));
    afterEach(() => enforce(false));

    it.each([
      ['GET', '/teams', 403],
      ['GET', '/users/me', 200],
      ['GET', '/permissions/map', 200],
      ['GET', '/mfa/qr', 200],
    ])('%s %s answers %i to who has none yet', async (method, route, status) => {
      const caller = await signedIn(AGENT);
      const answer = await caller.send(method, API + route);
      expect(answer.status).toBe(status);
      if (status === 403) expect(answer.body).toMatchObject({ code: 'MFA_NOT_ENABLED' });
    });

    it('follows the setting of the agency at once', async () => {
      await enforce(false);
      const [{ id, name }] = await app.dataSource.query(
        `select organization.id, name from organization join app_user on organization_id =
           organization.id where email = $1`,
        [AGENT],
      );
      const { refreshToken } = (await login(AGENT)).body;
      await app.deliver('agency.saved.v1', agencySaved(id, name));
      const next = await app.anonymous.post<Pair>(`${API}/access`, { refreshToken });
      const { accessToken } = next.body;
      expect(decodeJwt(accessToken).mustSetUpMfa).toBe(true);
      const [{ retired }] = await app.dataSource.query(
        `select count(*)::int as retired from outbox
         where type = 'user.sessions-revoked.v1' and subject = $1`,
        [decodeJwt(accessToken).sub],
      );
      expect(retired).toBeGreaterThan(0);
    });

    it('is not switched off by who tells of the agency and knows nothing of it', async () => {
      await enforce(true);
      const [{ id }] = await app.dataSource.query(
        'select organization_id as id from app_user where email = $1',
        [AGENT],
      );
      const published = { ...agencySaved(id, 'Harborline'), enforceMFA: false, version: 2 };
      await app.deliver('agency.saved.v1', published);
      const { body } = await login(AGENT);
      expect(decodeJwt(body.accessToken).mustSetUpMfa).toBe(true);
    });

    it.each([
      ['an admin of its own', AGENT],
      ['staff', STAFF],
    ])('is set by %s, at once for everybody', async (_, keeper) => {
      await enforce(false);
      const caller = await signedIn(keeper);
      const [{ id }] = await app.dataSource.query(
        'select organization_id as id from app_user where email = $1',
        [PRODUCER],
      );
      const path = `${API}/organizations/${id}`;
      expect((await caller.get(path)).body).toMatchObject({ id, enforceMfa: false });
      const { refreshToken } = (await login(PRODUCER)).body;
      const saved = await caller.put(path, { enforceMfa: true });
      expect(saved).toMatchObject({ status: 200, body: { id, enforceMfa: true } });
      const { body: next } = await app.anonymous.post<Pair>(`${API}/access`, { refreshToken });
      expect(decodeJwt(next.accessToken).mustSetUpMfa).toBe(true);
      const producer = new TestCaller(app.url, next.accessToken);
      expect((await producer.get(`${API}/teams`)).body).toMatchObject({ code: 'MFA_NOT_ENABLED' });
      const [published] = await app.dataSource.query(
        `select body -> 'data' ->> 'enforceMfa' as enforced from outbox
         where type = 'organization.saved.v1' and subject = $1 order by sequence desc limit 1`,
        [id],
      );
      expect(published).toEqual({ enforced: 'true' });
    });

    it('is nobody else’s to set, nor of another organisation', async () => {
      await enforce(false);
      const [{ own, other }] = await app.dataSource.query(
        `select organization_id as own,
           (select id from organization where account_type = 'CARRIER' limit 1) as other
         from app_user where email = $1`,
        [AGENT],
      );
      const set = async (email: string, id: string, enforceMfa: unknown = true): Promise<number> =>
        (await (await signedIn(email)).put(`${API}/organizations/${id}`, { enforceMfa })).status;
      expect(await set(PRODUCER, own)).toBe(403);
      expect([await set(AGENT, other), await set(STAFF, NOBODY)]).toEqual([404, 404]);
      expect(await set(AGENT, own, 'yes')).toBe(400);
      expect((await (await signedIn(AGENT)).get(`${API}/organizations/${other}`)).status).toBe(404);
    });

    it('is not switched off by staff who may not do everything', async () => {
      await enforce(true);
      const [{ id, success, role }] = await app.dataSource.query(
        `select organization_id as id, (select role_id from app_user where email = $2) as role,
           (select id from role where name = 'Customer Success') as success
         from app_user where email = $1`,
        [AGENT, STAFF],
      );
      const become = (roleId: string): Promise<unknown> =>
        app.dataSource.query('update app_user set role_id = $1 where email = $2', [roleId, STAFF]);
      const switchOff = async (): Promise<number> =>
        (await (await signedIn(STAFF)).put(`${API}/organizations/${id}`, { enforceMfa: false }))
          .status;
      await become(success);
      expect(await switchOff()).toBe(403);
      await become(role);
      expect(await switchOff()).toBe(200);
      await enforce(true);
    });

    it('opens everything once it is set up and the session renewed', async () => {
      const { accessToken, refreshToken } = (await login(AGENT)).body;
      expect(decodeJwt(accessToken).mustSetUpMfa).toBe(true);
      const caller = new TestCaller(app.url, accessToken);
      const secret = await enableApp(caller);
      expect((await caller.get(`${API}/teams`)).status).toBe(403);
      const next = await app.anonymous.post<Pair>(`${API}/access`, { refreshToken });
      const renewed = new TestCaller(app.url, next.body.accessToken);
      expect((await renewed.get(`${API}/teams`)).status).toBe(200);
      expect((await update(renewed, 'NONE', { mfa1: totp(secret) })).status).toBe(409);
    });
  });

  it('records who changed it, and not the codes', async () => {
    await enableMail(AGENT);
    const [record] = await app.dataSource.query(
      `select action, before, after, actor from activity where action = 'user.change-mfa'
       order by id desc limit 1`,
    );
    expect(record).toMatchObject({
      before: { mfaType: 'NONE' },
      after: { mfaType: 'EMAIL' },
      actor: { name: expect.any(String) },
    });
  });
});
