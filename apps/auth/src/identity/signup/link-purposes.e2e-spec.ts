import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newId, newSecret } from '@palisade/platform';
import type { TestApp } from '@palisade/testing';
import { eventually, sentMails, startApp, TestCaller } from '@palisade/testing';
import { demoOrganization } from '../../demo/demo-organizations';
import { DEMO_PASSWORD } from '../../demo/demo-sign-ins';
import { TOKEN_TYPES } from '../../domain/signup/token-types';
import { service } from '../../main';
import { secretHash } from '../../secrets/secret-hash';
import { seed } from '../../seed';
import { invitationCodeHash } from './invitation-codes';

const API = '/api/auth/v1';
const AGENT = 'agent@harborline.example';
const INVITED = 'ida.falk@harborline.example';
const CODE = 'ABCDEFGHJK';
const NEW_PASSWORD = { password: 'Quiet-Harbour-42' };
const MAILED = /\/(?:confirmUser|confirmPasswordReset|signup-validation|confirmMfaReset)\/([\w-]+)/;

type Call = [method: 'GET' | 'POST', path: (token: string) => string, body?: object];

const CALLS: Record<string, Call> = {
  checkPasswordReset: ['GET', (token) => `checkPasswordReset/${token}`],
  validatePasswordReset: ['POST', (token) => `validatePasswordReset/${token}`, NEW_PASSWORD],
  checkUserInvited: ['GET', (token) => `checkUserInvited/${token}`],
  validateUserInvited: ['POST', (token) => `validateUserInvited/${token}`, NEW_PASSWORD],
  validateSignup: ['POST', (token) => `validateSignup/${token}`],
  validateMFAReset: ['POST', (token) => `validateMFAReset/${token}`],
  enter: ['POST', (token) => `admin/enter/${token}`],
  validationTokens: ['GET', (token) => `validationTokens/${token}`],
  accept: ['POST', (token) => `validationTokens/${token}/accept`],
  signup: [
    'POST',
    (token) => `signup?validationToken=${token}`,
    {
      ...NEW_PASSWORD,
      invitationCode: CODE,
      organization: 'Larkspur Insurance',
      firstName: 'Lena',
      lastName: 'Larkspur',
      npn: '10234599',
      accountType: 'AGENCY',
    },
  ],
  join: [
    'POST',
    (token) => `join?validationToken=${token}`,
    { ...NEW_PASSWORD, firstName: 'Jo', lastName: 'Joiner' },
  ],
};

const OWN_CALLS: Record<string, string[]> = {
  invitation: ['checkUserInvited', 'validateUserInvited'],
  reset: ['checkPasswordReset', 'validatePasswordReset'],
  address: ['validateSignup'],
  secondFactor: ['validateMFAReset'],
  jump: ['enter'],
  NEW_ACCOUNT: ['validationTokens', 'signup'],
  EXISTING_ACCOUNT: ['validationTokens', 'join'],
  EXISTING_USER: ['validationTokens', 'accept'],
  QUOTE_SENT_NEW_USER: ['validationTokens', 'join'],
  QUOTE_SENT_EXISTING_USER: ['validationTokens'],
  QUOTE_LINK_NEW_AGENT: ['validationTokens', 'join'],
  QUOTE_LINK_EXISTING_AGENT: ['validationTokens'],
};

const FOREIGN = Object.entries(OWN_CALLS).flatMap(([kind, own]) =>
  Object.keys(CALLS)
    .filter((call) => !own.includes(call))
    .map((call) => [kind, call]),
);
const LOOKS = Object.entries(OWN_CALLS).flatMap(([kind, own]) =>
  own.filter((call) => CALLS[call][0] === 'GET').map((call) => [kind, call]),
);

describe('the links of each purpose', () => {
  let app: TestApp;
  let folder: string;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'palisade-links-'));
    app = await startApp(service, { DATA_DIR: folder }, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
    const agent = await signedIn(AGENT);
    tokens.invitation = await tokenAfter(INVITED, () => invite(agent));
    tokens.address = await tokenAfter(INVITED, () =>
      app.anonymous.post(`${API}/resendValidationEmail/${INVITED}`),
    );
    tokens.reset = await tokenAfter(AGENT, async () => {
      const { body } = await app.anonymous.get<{ siteKey: string }>(`${API}/login/sitekey`);
      const query = new URLSearchParams({ 'g-recaptcha-response': body.siteKey });
      return app.anonymous.post(`${API}/passwords/${AGENT}/reset?${query}`);
    });
    const credentials = { username: AGENT, password: DEMO_PASSWORD };
    tokens.secondFactor = await tokenAfter(AGENT, () =>
      app.anonymous.post(`${API}/mfa/reset`, credentials),
    );
    tokens.jump = await jump();
    for (const type of TOKEN_TYPES) tokens[type] = await invitationOf(type);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const signedIn = async (username: string): Promise<TestCaller> => {
    const credentials = { username, password: DEMO_PASSWORD };
    const { body } = await app.anonymous.post<{ accessToken: string }>(`${API}/login`, credentials);
    return new TestCaller(app.url, body.accessToken);
  };
  const roleId = async (name: string): Promise<string> => {
    const find = `select id from role where account_type = 'AGENCY' and name = $1`;
    return (await app.dataSource.query(find, [name]))[0].id;
  };
  const invite = async (agent: TestCaller) =>
    agent.post(`${API}/users`, {
      email: INVITED,
      firstName: 'Ida',
      lastName: 'Falk',
      roleId: await roleId('Producer'),
    });
  /** The token of the mail that a call causes. */
  const tokenAfter = async (email: string, cause: () => Promise<unknown>): Promise<string> => {
    const before = (await sentMails(app)).length;
    await cause();
    const mail = await eventually(async () => {
      const mails = await sentMails(app);
      return mails.slice(0, mails.length - before).find(({ to }) => to === email);
    });
    return MAILED.exec(mail.text)?.[1] ?? '';
  };
  const jump = async (): Promise<string> => {
    const staff = await signedIn('admin@palisade.example');
    const target = `${API}/admin/agencies/${demoOrganization('harborline').id}/jtoken`;
    return String((await staff.post(target)).body.token);
  };
  const invitationOf = async (type: string): Promise<string> => {
    const [id, token] = [newId(), newSecret()];
    await app.dataSource.query(
      `insert into signup_invitation (id, token_hash, token_type, email, first_name, last_name,
         account_type, organization_id, role_id, created, expires, code_hash)
       values ($1, $2, $3, $4, 'Jo', 'Joiner', 'AGENCY', $5, $6, $7,
         $7::timestamptz + interval '1 day', $8)`,
      [
        id,
        secretHash(token),
        type,
        `${type.toLowerCase()}@new.example`,
        demoOrganization('harborline').id,
        await roleId('Producer'),
        app.clock.now(),
        invitationCodeHash(id, CODE),
      ],
    );
    return token;
  };
  const open = async (kind: string, call: string): Promise<number> => {
    const [method, address, body] = CALLS[call];
    const target = `${API}/${address(tokens[kind])}`;
    const { status } =
      method === 'GET' ? await app.anonymous.get(target) : await app.anonymous.post(target, body);
    return status;
  };

  it.each(FOREIGN)('do not open another call: %s, %s', async (kind, call) => {
    expect(tokens[kind]).toMatch(/^[\w-]{43}$/);
    expect([401, 404, 412]).toContain(await open(kind, call));
  });

  it.each(LOOKS)('open their own look: %s, %s', async (kind, call) => {
    expect(await open(kind, call)).toBe(200);
  });

  it('set the first password of an invited person', async () => {
    expect(await open('invitation', 'validateUserInvited')).toBe(200);
    expect(await open('invitation', 'checkUserInvited')).toBe(404);
  });
});
