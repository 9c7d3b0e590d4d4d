import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scopeOf } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';
import type { StoredMail } from '@palisade/platform';
import { newId } from '@palisade/platform';
import type { Answer, TestApp } from '@palisade/testing';
import {
  eventually,
  SAMPLE_AGENT,
  SAMPLE_CHARGES,
  SAMPLE_CONTACT,
  SAMPLE_INSURED,
  SAMPLE_TERMS,
  sampleQuoteHead,
  sentMails,
  startApp,
  TestCaller,
} from '@palisade/testing';
import { decodeJwt } from 'jose';
import { DEMO_PASSWORD } from '../demo/demo-sign-ins';
import { RESET_LINK_MS } from '../domain/reset-link';
import { INVITATION_MS } from '../domain/signup/token-types';
import { service } from '../main';
import { seed } from '../seed';

const API = '/api/auth/v1';
const ADMIN = 'admin@palisade.example';
const AGENT = 'agent@harborline.example';
const PASSWORD = 'Quiet-Harbour-42';
const LINK = /\/(?:signup|signup-validation)\/([\w-]+)/;
const CODE = /invitation code: (\w+)/;

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

describe('sign-up', () => {
  let app: TestApp;
  let folder: string;
  let people = 0;
  let version = 0;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'palisade-signup-'));
    app = await startApp(service, { DATA_DIR: folder }, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const newAddress = (): string => `person${(people += 1)}@new.example`;
  const login = (username: string, password = PASSWORD): Promise<Answer<Tokens>> =>
    app.anonymous.post(`${API}/login`, { username, password });
  const signedIn = async (username: string): Promise<TestCaller> =>
    new TestCaller(app.url, (await login(username, DEMO_PASSWORD)).body.accessToken);
  const roleId = async (accountType: AccountType, name: string): Promise<string> =>
    (
      await app.dataSource.query('select id from role where account_type = $1 and name = $2', [
        accountType,
        name,
      ])
    )[0].id;
  const mailTo = async (email: string): Promise<StoredMail> => {
    const mail = (await sentMails(app)).find(({ to }) => to === email);
    if (!mail) throw new Error(`No mail to ${email}.`);
    return mail;
  };
  const tokenFor = async (email: string): Promise<string> =>
    LINK.exec((await mailTo(email)).text)?.[1] ?? '';
  const invite = async (
    email: string,
    body: object,
    inviter = ADMIN,
  ): Promise<{ token: string; code: string }> => {
    const caller = await signedIn(inviter);
    const answer = await caller.post(`${API}/signup/invitations`, { email, ...body });
    expect(answer.status).toBe(201);
    return {
      token: await tokenFor(email),
      code: CODE.exec((await mailTo(email)).text)?.[1] ?? '',
    };
  };
  const inviteAgency = async (email: string): Promise<{ token: string; code: string }> =>
    invite(email, {
      reason: 'SIGN_UP',
      accountType: 'AGENCY',
      roleId: await roleId('AGENCY', 'Agency Admin'),
    });
  const inviteColleague = async (email: string): Promise<string> => {
    const role = await roleId('AGENCY', 'Producer');
    const body = { reason: 'JOIN', accountType: 'AGENCY', roleId: role };
    return (await invite(email, body, AGENT)).token;
  };
  const data = (token: string): Promise<Answer> =>
    app.anonymous.get(`${API}/validationTokens/${token}`);
  const signup = (token: string, body: object): Promise<Answer> =>
    app.anonymous.post(`${API}/signup?validationToken=${token}`, body);
  const join = (token: string, body: object): Promise<Answer<Tokens>> =>
    app.anonymous.post(`${API}/join?validationToken=${token}`, body);
  const agency = (invitationCode: string) => ({
    invitationCode,
    organization: 'Larkspur Insurance',
    firstName: 'Lena',
    lastName: 'Larkspur',
    npn: '10234599',
    accountType: 'AGENCY',
    password: PASSWORD,
  });
  const names = { firstName: 'Jo', lastName: 'Joiner' };

  it('walks from the invitation by the confirmed address to the own account', async () => {
    const email = newAddress();
    const { token, code } = await inviteAgency(email);
    expect(await data(token)).toMatchObject({
      status: 200,
      body: { email, tokenType: 'NEW_ACCOUNT', accountType: 'AGENCY', redirectURL: null },
    });
    const answer = await signup(token, agency(code.toLowerCase()));
    expect(answer).toMatchObject({ status: 200, body: { email, accountType: 'AGENCY' } });
    expect((await login(email)).status).toBe(412);
    const confirmation = await tokenFor(email);
    const confirmed = await app.anonymous.post<Tokens>(`${API}/validateSignup/${confirmation}`);
    expect(confirmed.status).toBe(200);
    const me = await new TestCaller(app.url, confirmed.body.accessToken).get(`${API}/users/me`);
    expect(me.body).toMatchObject({
      email,
      npn: '10234599',
      role: { name: 'Agency Admin' },
      account: { name: 'Larkspur Insurance', accountType: 'AGENCY' },
    });
    expect((await login(email)).status).toBe(200);
    const again = await app.anonymous.post(`${API}/validateSignup/${confirmation}`);
    expect([again.status, (await signup(token, agency(code))).status]).toEqual([404, 412]);
  });

  it('refuses a sign-up that is not as invited, and uses nothing up by that', async () => {
    const email = newAddress();
    const { token, code } = await inviteAgency(email);
    const right = agency(code);
    const cases: [object, number][] = [
      [{ ...right, invitationCode: 'AAAAAAAAAA' }, 412],
      [{ ...right, accountType: 'CUSTOMER' }, 412],
      [{ ...right, password: 'password' }, 400],
      [{ ...right, npn: undefined }, 400],
      [{ ...right, npn: 'ten' }, 400],
      [{}, 400],
    ];
    for (const [body, status] of cases) {
      expect({ body, status: (await signup(token, body)).status }).toEqual({ body, status });
    }
    const empty = await app.anonymous.post<{ errors: { detail: string }[] }>(
      `${API}/signup?validationToken=${token}`,
      { invitationCode: '', organization: ' ', firstName: '', lastName: '', password: '' },
    );
    expect(empty.body.errors.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        'Invitation code is required.',
        'Organization name is required.',
        'First name is required.',
        'Last name is required.',
      ]),
    );
    expect((await signup('made-up', right)).status).toBe(412);
    const both = await Promise.all([signup(token, right), signup(token, right)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('makes a colleague join, once', async () => {
    const email = newAddress();
    const token = await inviteColleague(email);
    expect((await data(token)).body).toMatchObject({ tokenType: 'EXISTING_ACCOUNT' });
    expect(await join(token, { password: PASSWORD })).toMatchObject({
      status: 400,
      body: { errors: [{ detail: 'First name is required' }, { detail: 'Last name is required' }] },
    });
    expect(await join(token, { ...names, password: 'short' })).toMatchObject({
      status: 400,
      body: {
        errors: expect.arrayContaining([
          {
            pointer: '/password',
            errorCode: 'PASSWORD_TOO_SHORT',
            detail: 'At least 8 characters',
          },
        ]),
      },
    });
    const both = await Promise.all([1, 2].map(() => join(token, { ...names, password: PASSWORD })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const joined = both.find(({ status }) => status === 200);
    const [{ organization_id: organizationId }] = await app.dataSource.query(
      'select organization_id from app_user where email = $1',
      [AGENT],
    );
    expect(decodeJwt(joined?.body.accessToken ?? '')).toMatchObject({ accountId: organizationId });
    expect(await join(token, { ...names, password: PASSWORD })).toMatchObject({
      status: 404,
      body: { detail: 'Email Setup Link Expired/Not Found!' },
    });
  });

  it('ends an invitation with a newer one, and after seven days', async () => {
    const email = newAddress();
    const older = await inviteColleague(email);
    const newer = await inviteColleague(email);
    expect([(await data(older)).status, (await data(newer)).status]).toEqual([404, 200]);
    app.clock.advance(INVITATION_MS);
    expect(await data(newer)).toMatchObject({
      status: 404,
      body: { detail: 'Link Expired/Not Found!' },
    });
    expect((await join(newer, { ...names, password: PASSWORD })).status).toBe(404);
  });

  it('leads a person who has a login to the sign-in', async () => {
    const token = await inviteColleague('producer@harborline.example');
    expect((await data(token)).body).toMatchObject({ tokenType: 'EXISTING_USER' });
    expect(await join(token, { ...names, password: PASSWORD })).toMatchObject({
      status: 412,
      body: { detail: 'Authorization Failed for Token' },
    });
  });

  it('invites policyholder and agent of a sent quote, by what they have', async () => {
    const { accountId, name } = SAMPLE_INSURED;
    await app.dataSource.query(
      `insert into organization (id, account_type, name, created, modified)
       values ($1, 'CUSTOMER', $2, now(), now())`,
      [accountId, name],
    );
    const quoteId = newId();
    const send = (agentEmail: string) =>
      app.deliver('quote.sent.v1', {
        quoteHead: sampleQuoteHead(quoteId),
        quoteIds: [quoteId],
        purpose: 'REVIEW',
        contact: SAMPLE_CONTACT,
        agent: { ...SAMPLE_AGENT, agencyId: harborline, email: agentEmail, userId: null },
        insured: SAMPLE_INSURED,
        terms: SAMPLE_TERMS,
        charges: SAMPLE_CHARGES,
        expiresOn: new Date(app.clock.now().getTime() + INVITATION_MS).toISOString(),
        scope: scopeOf({ accountId }),
        version: (version += 1),
      });
    const [{ organization_id: harborline }] = await app.dataSource.query(
      'select organization_id from app_user where email = $1',
      [AGENT],
    );
    const newcomer = newAddress().replace(/@.*/, '@harborline.example');
    const stranger = 'somebody@elsewhere.example';
    await send(stranger);
    await send(newcomer);
    const invitation = async (email: string): Promise<string> => {
      const mails = await sentMails(app);
      const mail = mails.find(({ to, text }) => to === email && text.includes('/signup/'));
      return LINK.exec(mail?.text ?? '')?.[1] ?? '';
    };
    expect(await invitation(stranger)).toBe('');
    const [policyholder, agent] = [
      await invitation(SAMPLE_CONTACT.email),
      await invitation(newcomer),
    ];
    expect((await data(policyholder)).body).toMatchObject({
      tokenType: 'QUOTE_SENT_NEW_USER',
      firstName: SAMPLE_CONTACT.firstName,
      redirectURL: `/quote/${quoteId}/request-to-bind/P250_S`,
    });
    expect((await data(agent)).body).toMatchObject({ tokenType: 'QUOTE_LINK_NEW_AGENT' });
    for (const token of [policyholder, agent]) {
      expect((await join(token, { password: PASSWORD })).status).toBe(200);
    }
    expect((await login(SAMPLE_CONTACT.email)).status).toBe(200);
    await send(newcomer);
    expect((await data(await invitation(SAMPLE_CONTACT.email))).body).toMatchObject({
      tokenType: 'QUOTE_SENT_EXISTING_USER',
    });
    expect((await data(await invitation(newcomer))).body).toMatchObject({
      tokenType: 'QUOTE_LINK_EXISTING_AGENT',
    });
  });

  it.each([
    ['an agency to open accounts', AGENT, { reason: 'SIGN_UP', accountType: 'CUSTOMER' }, 403],
    ['an agency into another kind', AGENT, { reason: 'JOIN', accountType: 'CUSTOMER' }, 403],
    ['a role of another kind', ADMIN, { reason: 'SIGN_UP', accountType: 'CUSTOMER' }, 400],
    ['without a reason', ADMIN, { accountType: 'AGENCY' }, 400],
  ])('does not let %s be invited by %s', async (_, inviter, body, status) => {
    const caller = await signedIn(inviter);
    const roleOf = await roleId('AGENCY', 'Producer');
    const request = { email: newAddress(), roleId: roleOf, ...body };
    expect((await caller.post(`${API}/signup/invitations`, request)).status).toBe(status);
  });

  it('sends the confirmation again, to who waits for it alone', async () => {
    const email = newAddress();
    const { token, code } = await inviteAgency(email);
    await signup(token, agency(code));
    const first = await tokenFor(email);
    app.clock.advance(RESET_LINK_MS);
    expect((await app.anonymous.post(`${API}/validateSignup/${first}`)).status).toBe(404);
    const before = (await sentMails(app)).length;
    for (const address of [email, AGENT, 'nobody@nowhere.example']) {
      const answer = await app.anonymous.post(`${API}/resendValidationEmail/${address}`);
      expect([answer.status, answer.body]).toEqual([204, '']);
    }
    await eventually(
      async () => (await app.dataSource.query('select 1 from reset_request')).length === 0,
    );
    expect((await sentMails(app)).length).toBe(before + 1);
    const second = await tokenFor(email);
    expect((await app.anonymous.post(`${API}/validateSignup/${second}`)).status).toBe(200);
  });

  it('keeps tokens and codes out of the database', async () => {
    const { token, code } = await inviteAgency(newAddress());
    const rows: { row: string }[] = await app.dataSource.query(
      `select t::text as row from signup_invitation as t union all select a::text from activity as a
       union all select o::text from outbox as o`,
    );
    const text = rows.map(({ row }) => row).join('\n');
    expect(text).not.toContain(token);
    expect(text).not.toContain(code);
  });
});
