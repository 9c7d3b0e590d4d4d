import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scopeOf } from '@palisade/contracts';
import type { AccountType, Page } from '@palisade/kernel';
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
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { INVITATION_MS } from '../../domain/invitation';
import { RESET_LINK_MS } from '../../domain/reset-link';
import { service } from '../../main';
import type { StandInHolders } from '../../people/users/open-work.fixture-spec';
import { startHolders } from '../../people/users/open-work.fixture-spec';
import { seed } from '../../seed';

const API = '/api/auth/v1';
const BLACKLIST = `${API}/domain/blacklist`;
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
  let holders: StandInHolders;
  let folder: string;
  let people = 0;
  let version = 0;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'palisade-signup-'));
    holders = await startHolders();
    app = await startApp(service, { DATA_DIR: folder, ...holders.settings }, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
  });
  afterAll(async () => {
    await app.close();
    holders.close();
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
  const inviteColleague = async (email: string, inviter = AGENT): Promise<string> => {
    const role = await roleId('AGENCY', 'Producer');
    const body = { reason: 'JOIN', accountType: 'AGENCY', roleId: role };
    return (await invite(email, body, inviter)).token;
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

  /** Tells of a quote to review that was sent to a policyholder and names an agent. */
  const sendQuote = async (
    quoteId: string,
    contact: typeof SAMPLE_CONTACT,
    agentEmail = 'somebody@elsewhere.example',
  ): Promise<void> => {
    const { accountId, name } = SAMPLE_INSURED;
    await app.dataSource.query(
      `insert into organization (id, account_type, name, created, modified)
       values ($1, 'CUSTOMER', $2, now(), now()) on conflict do nothing`,
      [accountId, name],
    );
    const [{ organization_id: agencyId }] = await app.dataSource.query(
      'select organization_id from app_user where email = $1',
      [AGENT],
    );
    await app.deliver('quote.sent.v1', {
      quoteHead: sampleQuoteHead(quoteId),
      quoteIds: [quoteId],
      purpose: 'REVIEW',
      contact,
      agent: { ...SAMPLE_AGENT, agencyId, email: agentEmail, userId: null },
      insured: SAMPLE_INSURED,
      terms: SAMPLE_TERMS,
      charges: SAMPLE_CHARGES,
      expiresOn: new Date(app.clock.now().getTime() + INVITATION_MS).toISOString(),
      scope: scopeOf({ accountId }),
      version: (version += 1),
    });
  };

  it('walks from the invitation by the confirmed address to the own account', async () => {
    const email = newAddress();
    const { token, code } = await inviteAgency(email);
    expect(await data(token)).toMatchObject({
      status: 200,
      body: { email, tokenType: 'NEW_ACCOUNT', accountType: 'AGENCY', redirectURL: null },
    });
    const { npn: producerNo, ...form } = agency(code.toLowerCase());
    const answer = await signup(token, { ...form, producerNo });
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
    expect(empty.body.errors.map(({ detail }) => detail)).toEqual([
      'Invitation code is required.',
      'Organization name is required.',
      'First name is required.',
      'Last name is required.',
      'Account Type is a required field.',
      'Password is required.',
    ]);
    const numbers = [
      ['ten', 'Producer number is required.'],
      ['', 'Producer number is required.'],
      ['12345678901', 'NPN must be less than or equal to 10 digits.'],
    ];
    for (const [npn, detail] of numbers) {
      const refused = await signup(token, { ...right, npn });
      expect(refused.body).toMatchObject({ errors: [{ pointer: '/npn', detail }] });
    }
    expect((await signup('made-up', right)).status).toBe(412);
    const twice = await signup(token, { ...right, producerNo: '10234598' });
    expect(twice.body).toMatchObject({ errors: [{ pointer: '/producerNo' }] });
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

  it('makes a removed person join again, with nothing of before but the id', async () => {
    const email = newAddress();
    const idOf = ({ body }: Answer<Tokens>): unknown => decodeJwt(body.accessToken).sub;
    const first = await join(await inviteColleague(email), { ...names, password: PASSWORD });
    const admin = await signedIn(AGENT);
    expect((await admin.send('DELETE', `${API}/users/${String(idOf(first))}`)).status).toBe(204);
    expect((await login(email)).status).toBe(401);
    const token = await inviteColleague(email);
    expect((await data(token)).body).toMatchObject({ tokenType: 'EXISTING_ACCOUNT' });
    const password = 'Quiet-Harbour-43';
    const again = await join(token, { firstName: 'Josephine', lastName: 'Back', password });
    expect([again.status, idOf(again)]).toEqual([200, idOf(first)]);
    const me = await new TestCaller(app.url, again.body.accessToken).get(`${API}/users/me`);
    expect(me.body).toMatchObject({ email, firstName: 'Josephine', role: { name: 'Producer' } });
    expect([(await login(email)).status, (await login(email, password)).status]).toEqual([
      401, 200,
    ]);
    expect((await join(token, { ...names, password })).status).toBe(404);
  });

  it('makes a removed person sign up for another account', async () => {
    const email = newAddress();
    const first = await join(await inviteColleague(email), { ...names, password: PASSWORD });
    const { sub } = decodeJwt(first.body.accessToken);
    const admin = await signedIn(AGENT);
    expect((await admin.send('DELETE', `${API}/users/${sub}`)).status).toBe(204);
    const { token, code } = await inviteAgency(email);
    const signedUp = await signup(token, { ...agency(code), organization: 'Second Start' });
    expect(signedUp.status).toBe(200);
    const confirmation = await tokenFor(email);
    const confirmed = await app.anonymous.post<Tokens>(`${API}/validateSignup/${confirmation}`);
    const { accountId, teamIds } = decodeJwt(confirmed.body.accessToken);
    const teams: { id: string }[] = await app.dataSource.query(
      `select team_id as id from user_team where user_id = $1`,
      [sub],
    );
    expect(teams.map(({ id }) => id)).toEqual(teamIds);
    expect(accountId).not.toBe(decodeJwt(first.body.accessToken).accountId);
  });

  describe('the list of those that wait', () => {
    const INVITATIONS = `${API}/signup/invitations`;
    interface Waiting {
      id: string;
      email: string;
      accountName: string | null;
      roleName: string | null;
    }
    const listed = async (by: string, email: string): Promise<Waiting[]> => {
      const caller = await signedIn(by);
      const path = `${INVITATIONS}?search=${encodeURIComponent(email)}`;
      const { status, body } = await caller.get<{ content: Waiting[] }>(path);
      expect(status).toBe(200);
      return body.content;
    };

    it('shows those of the own organisation; staff see all', async () => {
      const [colleague, stranger] = [newAddress(), newAddress()];
      await inviteColleague(colleague);
      await inviteAgency(stranger);
      expect(await listed(AGENT, colleague)).toMatchObject([
        {
          email: colleague,
          tokenType: 'EXISTING_ACCOUNT',
          roleName: 'Producer',
          accountName: 'Harborline Insurance Partners',
        },
      ]);
      expect(await listed(AGENT, stranger)).toEqual([]);
      expect(await listed('agent@bluecoast.example', colleague)).toEqual([]);
      expect(await listed(ADMIN, stranger)).toMatchObject([{ accountName: null }]);
    });

    it('sends one again with another link and code, for another seven days', async () => {
      const email = newAddress();
      const first = await inviteAgency(email);
      app.clock.advance(INVITATION_MS - 1);
      const [{ id }] = await listed(ADMIN, email);
      const agent = await signedIn(AGENT);
      expect((await agent.post(`${INVITATIONS}/${id}/resend`)).status).toBe(404);
      const admin = await signedIn(ADMIN);
      expect((await admin.post(`${INVITATIONS}/${id}/resend`)).status).toBe(204);
      const token = await tokenFor(email);
      const code = CODE.exec((await mailTo(email)).text)?.[1] ?? '';
      app.clock.advance(1_000);
      expect([(await data(first.token)).status, (await data(token)).status]).toEqual([404, 200]);
      const opening = { ...agency(first.code), organization: 'Sent Again' };
      expect((await signup(token, opening)).status).toBe(412);
      expect((await signup(token, { ...opening, invitationCode: code })).status).toBe(200);
      expect(await listed(ADMIN, email)).toEqual([]);
    });

    it('takes one back, whose link works no more', async () => {
      const email = newAddress();
      const token = await inviteColleague(email);
      const [{ id }] = await listed(AGENT, email);
      const foreign = await signedIn('agent@bluecoast.example');
      expect((await foreign.send('DELETE', `${INVITATIONS}/${id}`)).status).toBe(404);
      const agent = await signedIn(AGENT);
      expect((await agent.send('DELETE', `${INVITATIONS}/${id}`)).status).toBe(204);
      expect((await data(token)).status).toBe(404);
      expect((await agent.send('DELETE', `${INVITATIONS}/${id}`)).status).toBe(404);
      expect((await agent.post(`${INVITATIONS}/${id}/resend`)).status).toBe(404);
      expect(await listed(AGENT, email)).toEqual([]);
    });
  });

  describe('an address of a domain that was blocked', () => {
    const blocked = async (domain: string): Promise<void> => {
      const answer = await (await signedIn(ADMIN)).post(BLACKLIST, { domainName: domain });
      expect(answer.status).toBeLessThan(300);
    };

    it('neither joins nor signs up, and can later', async () => {
      const domain = 'soon-blocked.example';
      const colleague = await inviteColleague(`jo@${domain}`);
      const { token, code } = await inviteAgency(`lena@${domain}`);
      await blocked(domain);
      const refusal = { status: 412, body: { detail: 'This email domain is blacklisted.' } };
      const joining = { ...names, password: PASSWORD };
      expect(await join(colleague, joining)).toMatchObject(refusal);
      const opening = { ...agency(code), organization: 'Blocked Brokers' };
      expect(await signup(token, opening)).toMatchObject(refusal);
      await app.dataSource.query('delete from blacklisted_domain where name = $1', [domain]);
      expect((await join(colleague, joining)).status).toBe(200);
      expect((await signup(token, opening)).status).toBe(200);
    });

    it('is not invited by a quote', async () => {
      const email = 'rosa@no-quotes.example';
      await blocked('no-quotes.example');
      await sendQuote(newId(), { ...SAMPLE_CONTACT, email });
      const mails = await sentMails(app);
      expect(mails.filter(({ to, text }) => to === email && text.includes('/signup/'))).toEqual([]);
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

  describe('a person who has a login in another account', () => {
    const BROKER = 'agent@bluecoast.example';
    const HOLDER = 'holder@redrockdental.example';
    const accept = (token: string): Promise<Answer> =>
      app.anonymous.post(`${API}/validationTokens/${token}/accept`);
    const accountsOf = async (caller: TestCaller): Promise<{ id: string; name: string }[]> =>
      (await caller.get<Page<{ id: string; name: string }>>(`${API}/users/me/accounts`)).body
        .content;

    it('is refused as a new one, and told apart from a colleague', async () => {
      const agent = await signedIn(AGENT);
      const role = await roleId('AGENCY', 'Producer');
      const draft = { ...names, roleId: role };
      for (const [email, code] of [
        [BROKER, 'USER_OF_OTHER_ACCOUNT'],
        [AGENT, 'DUPLICATE_USER'],
      ]) {
        expect(await agent.post(`${API}/users`, { ...draft, email })).toMatchObject({
          status: 409,
          body: { code, errors: [{ pointer: '/email' }] },
        });
      }
    });

    it('joins by the mailed link, once, and switches there with the role of the invitation', async () => {
      const token = await inviteColleague(BROKER);
      expect((await data(token)).body).toMatchObject({
        tokenType: 'EXISTING_USER',
        joinedAccountName: 'Harborline Insurance Partners',
      });
      const broker = await signedIn(BROKER);
      expect(await accountsOf(broker)).toHaveLength(1);
      const both = await Promise.all([accept(token), accept(token)]);
      expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
      const joined = (await accountsOf(broker)).find(({ name }) => name.startsWith('Harborline'));
      const pass = await broker.post<{ token: string }>(
        `${API}/accounts/${joined?.id}/myToken`,
        {},
      );
      const entered = await app.anonymous.post<Tokens>(`${API}/admin/enter/${pass.body.token}`);
      expect(decodeJwt(entered.body.accessToken)).toMatchObject({ accountId: joined?.id });
      const there = new TestCaller(app.url, entered.body.accessToken);
      const me = await there.get(`${API}/users/me`);
      expect(me.body).toMatchObject({
        role: { name: 'Producer' },
        teams: [{ name: 'Main Team' }],
      });
    });

    it('has the invitations of two accounts wait beside each other, each ended by its next', async () => {
      const old = await inviteColleague(HOLDER, AGENT);
      const [first, second] = [
        await inviteColleague(HOLDER, AGENT),
        await inviteColleague(HOLDER, 'broker@kingsgate.example'),
      ];
      const looks = await Promise.all([old, first, second].map(data));
      expect(looks.map(({ status }) => status)).toEqual([404, 200, 200]);
      expect((await accept(first)).status).toBe(204);
      expect((await accept(second)).status).toBe(204);
      expect(await accountsOf(await signedIn(HOLDER))).toHaveLength(3);
    });

    it.each([
      ['a colleague', 'producer@harborline.example'],
      ['staff', ADMIN],
    ])('opens nothing to %s', async (_, email) => {
      const token = await inviteColleague(email);
      expect((await data(token)).body).toMatchObject({ joinedAccountName: null });
      expect(await accept(token)).toMatchObject({
        status: 412,
        body: { code: 'LINK_NOT_FOR_THIS' },
      });
    });
  });

  it('invites policyholder and agent of a sent quote, by what they have', async () => {
    const quoteId = newId();
    const send = (agentEmail: string) => sendQuote(quoteId, SAMPLE_CONTACT, agentEmail);
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
