import type { Answer, TestApp } from '@palisade/testing';
import { currentContext } from '@palisade/platform';
import { eventually, startApp, TestCaller } from '@palisade/testing';
import { decodeJwt } from 'jose';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../../demo/demo-sign-ins';
import { GRACE_MS } from '../../domain/refresh-rotation';
import { ROLES } from '../../domain/roles/roles';
import { DEVICE_NOTED_MS, WRONG_PASSWORD_WINDOW_MS } from '../../domain/sign-in-pace';
import { service } from '../../main';
import { seed } from '../../seed';
import { PasswordHasher } from '../passwords/password-hasher';
import { ExpiredRows } from './expired-rows';

const API = '/api/auth/v1';
const AGENT = 'agent@harborline.example';
const PRODUCER = 'producer@harborline.example';
const STAFF = 'admin@palisade.example';
const WRONG = { title: 'Invalid credentials', code: 'INVALID_CREDENTIALS' };
const INVALID_TEXT = 'Invalid credentials. Please try again.';

interface Pair {
  accessToken: string;
  refreshToken: string;
  expires?: number;
}

describe('sessions', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp(service, {}, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
  });
  afterAll(() => app.close());
  // Mistakes of one test must not slow the next.
  afterEach(() => app.clock.advance(WRONG_PASSWORD_WINDOW_MS + 1));

  const login = (
    username: string,
    password = DEMO_PASSWORD,
    address = '192.0.2.1',
  ): Promise<Answer<Pair>> =>
    app.anonymous.send('POST', `${API}/login`, JSON.stringify({ username, password }), {
      'x-forwarded-for': address,
    });
  const exchange = (refreshToken: string): Promise<Answer<Pair>> =>
    app.anonymous.post(`${API}/access`, { refreshToken });
  const change = (email: string, set: string, values: unknown[] = []): Promise<unknown> =>
    app.dataSource.query(`update app_user set ${set} where email = $1`, [email, ...values]);

  describe('sign-in', () => {
    it.each(DEMO_SIGN_INS)('lets $email in', async ({ email, name }) => {
      const { status, body } = await login(email);
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(['accessToken', 'refreshToken']);
      const claims = decodeJwt(body.accessToken);
      expect(claims).toMatchObject({
        iss: 'palisade',
        aud: 'palisade',
        tokenType: 'ACCESS',
        realm: 'ACCOUNT',
        name,
        accountType: claims.subscriberType,
      });
      expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60);
    });

    it('takes the address in any case and remembers the time', async () => {
      expect((await login(` ${AGENT.toUpperCase()} `)).status).toBe(200);
      const [{ last_login }] = await app.dataSource.query(
        'select last_login from app_user where email = $1',
        [AGENT],
      );
      expect(last_login).toEqual(app.clock.now());
    });

    it('sees what somebody changes of the person at the same moment', async () => {
      const { name } = decodeJwt((await login(AGENT)).body.accessToken);
      const [first] = String(name).split(' ');
      const other = app.dataSource.createQueryRunner();
      await other.startTransaction();
      await other.query(`update app_user set first_name = 'Renamed' where email = $1`, [AGENT]);
      const answer = login(AGENT);
      await eventually(async () => {
        const waiting: unknown[] = await app.dataSource.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
      await other.commitTransaction();
      await other.release();
      const { status, body } = await answer;
      expect(status).toBe(200);
      expect(decodeJwt(body.accessToken).name).toContain('Renamed');
      await change(AGENT, 'first_name = $2', [first]);
    });

    it('refuses a password that is reset while it is being proved', async () => {
      await login(PRODUCER);
      const hasher = app.app.get(PasswordHasher);
      const prove = hasher.isRight.bind(hasher);
      const [{ password_hash: before }] = await app.dataSource.query(
        'select password_hash from app_user where email = $1',
        [PRODUCER],
      );
      jest.spyOn(hasher, 'isRight').mockImplementationOnce(async (...asked) => {
        await change(PRODUCER, `password_hash = 'of another'`);
        return prove(...asked);
      });
      expect((await login(PRODUCER)).status).toBe(401);
      await change(PRODUCER, 'password_hash = $2', [before]);
      expect((await login(PRODUCER)).status).toBe(200);
    });

    it('gives scopes, teams and realm by the role', async () => {
      const claims = async (email: string): Promise<object> =>
        decodeJwt((await login(email)).body.accessToken);
      expect(await claims('admin@palisade.example')).toMatchObject({
        scopes: ['role:admin'],
        allTeams: true,
      });
      expect(await claims(AGENT)).toMatchObject({ scopes: [], allTeams: true, realm: 'ACCOUNT' });
      const producer = await claims(PRODUCER);
      expect(producer).toMatchObject({ scopes: [], allTeams: false, realm: 'USER' });
      expect(producer).toHaveProperty('teamIds.length', 1);
    });

    it('answers alike to a wrong password, an unknown address and a person switched off', async () => {
      await change(PRODUCER, 'enabled = false');
      const answers = [
        await login(AGENT, 'Wrong-demo-1'),
        await login('nobody@nowhere.example', 'Wrong-demo-1'),
        await login(PRODUCER),
        await login(PRODUCER, 'Wrong-demo-1'),
      ];
      await change(PRODUCER, 'enabled = true');
      for (const { status, body, headers } of answers) {
        expect({ status, type: headers.get('content-type') }).toEqual({
          status: 401,
          type: 'application/problem+json; charset=utf-8',
        });
        expect(body).toMatchObject({ ...WRONG, detail: INVALID_TEXT, message: INVALID_TEXT });
      }
      const shapes = answers.map(({ body }) => JSON.stringify({ ...body, correlationId: '' }));
      expect(new Set(shapes).size).toBe(1);
    });

    it.each([
      ['is not validated', 'email_validated = null', 'email_validated = created', 412],
      ['has an expired password', 'password_expires = created', 'password_expires = null', 418],
    ])('tells a person who %s only after the right password', async (_, set, unset, status) => {
      await change(PRODUCER, set);
      const [right, wrong] = [await login(PRODUCER), await login(PRODUCER, 'Wrong-demo-1')];
      await change(PRODUCER, unset);
      expect([right.status, wrong.status]).toEqual([status, 401]);
      expect((await login(PRODUCER)).status).toBe(200);
    });

    it('keeps out the people of a removed organisation', async () => {
      const set = (deleted: boolean): Promise<unknown> =>
        app.dataSource.query(`update organization set deleted = $1 where name like 'Evenpay%'`, [
          deleted,
        ]);
      await set(true);
      expect((await login('processor@evenpay.example')).status).toBe(401);
      await set(false);
    });

    it.each([
      ['no body', undefined, ['/username', '/password']],
      ['an address that is none', { username: 'agent', password: 'x' }, ['/username']],
      ['an empty password', { username: AGENT, password: '' }, ['/password']],
      ['a password that is no text', { username: AGENT, password: { $ne: '' } }, ['/password']],
      ['an unknown field', { username: AGENT, password: 'x', roleId: 'y' }, ['/roleId']],
    ])('refuses %s and names the fields', async (_, body, pointers) => {
      const answer = await app.anonymous.post<{ errors: { pointer: string }[] }>(
        `${API}/login`,
        body,
      );
      expect(answer.status).toBe(400);
      expect(answer.body.errors.map(({ pointer }) => pointer)).toEqual(pointers);
    });

    it('says of an empty form what is missing, each once', async () => {
      const { body } = await app.anonymous.post(`${API}/login`, {});
      expect(body.detail).toBe('Email is a required field. Password is a required field.');
      const wrong = await app.anonymous.post(`${API}/login`, { username: 'agent', password: 5 });
      expect(wrong.body.detail).toBe(
        'Please enter a valid Email Address. Password must be a string.',
      );
    });
  });

  describe('a guesser', () => {
    const guess = async (times: number, email: string, address: string): Promise<number[]> => {
      const statuses = [];
      for (let at = 0; at < times; at += 1) {
        statuses.push((await login(email, `Guess-number-${at}`, address)).status);
      }
      return statuses;
    };

    it.each([AGENT, 'nobody@nowhere.example'])('of %s is slowed after ten', async (email) => {
      const statuses = await guess(11, email, '198.51.100.1');
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
      const slowed = await login(email, DEMO_PASSWORD, '198.51.100.2');
      expect(slowed).toMatchObject({
        status: 429,
        body: { detail: 'Too many wrong passwords. Please try again in 15 minutes.' },
      });
      expect(slowed.headers.get('retry-after')).toBe('900');
    });

    it('is slowed for all accounts by the address', async () => {
      for (let at = 0; at < 10; at += 1) {
        await login(`person${at}@sprayed.example`, 'Spring-2026!', '198.51.100.3');
      }
      expect((await login(PRODUCER, DEMO_PASSWORD, '198.51.100.3')).status).toBe(429);
    });

    it('locks nobody out of a device where the person signed in before', async () => {
      await login(AGENT, DEMO_PASSWORD, '203.0.113.7');
      await guess(10, AGENT, '198.51.100.4');
      expect((await login(AGENT, DEMO_PASSWORD, '203.0.113.8')).status).toBe(429);
      expect((await login(AGENT, DEMO_PASSWORD, '203.0.113.7')).status).toBe(200);
      expect((await guess(11, AGENT, '203.0.113.7')).at(-1)).toBe(429);
    });

    it('gains nothing by guessing in a crowd', async () => {
      const crowd = Array.from({ length: 30 }, (_, at) =>
        login(AGENT, `Crowd-${at}`, '198.51.100.5'),
      );
      const statuses = (await Promise.all(crowd)).map(({ status }) => status);
      // Four are checked at once, so three may slip past the tenth.
      expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(13);
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(17);
    });

    it('is forgiven by the right password, on that device', async () => {
      const address = '203.0.113.9';
      await login(AGENT, DEMO_PASSWORD, address);
      await guess(9, AGENT, address);
      expect((await login(AGENT, DEMO_PASSWORD, address)).status).toBe(200);
      expect(await guess(10, AGENT, address)).toEqual(Array(10).fill(401));
    });

    it('may go on when the window has passed', async () => {
      await guess(10, AGENT, '198.51.100.6');
      app.clock.advance(WRONG_PASSWORD_WINDOW_MS);
      expect((await login(AGENT, DEMO_PASSWORD, '198.51.100.6')).status).toBe(200);
    });
  });

  it('notes a known device once a day', async () => {
    const address = '203.0.113.10';
    const noted = async (): Promise<number> => {
      expect((await login(STAFF, DEMO_PASSWORD, address)).status).toBe(200);
      const [{ last_used: lastUsed }]: { last_used: Date }[] = await app.dataSource.query(
        'select last_used from known_device where address = $1',
        [address],
      );
      return lastUsed.getTime();
    };
    const first = await noted();
    app.clock.advance(DEVICE_NOTED_MS - 1);
    expect(await noted()).toBe(first);
    app.clock.advance(1);
    expect(await noted()).toBe(first + DEVICE_NOTED_MS);
  });

  it('takes three statements where nothing went wrong before', async () => {
    const address = '203.0.113.11';
    await login(STAFF, DEMO_PASSWORD, address);
    const statements: string[] = [];
    const log = jest.spyOn(app.dataSource.logger, 'logQuery').mockImplementation((text) => {
      // What the service does besides has no context.
      if (currentContext()) statements.push(text.trim().split(/\s/, 1)[0]);
    });
    await login(STAFF, DEMO_PASSWORD, address);
    log.mockRestore();
    expect(statements).toEqual(['select', 'select', 'with']);
  });

  it('serves forty sign-ins at once without holding up anybody else', async () => {
    const ended: string[] = [];
    const crowd = Array.from({ length: 40 }, async (_, at) => {
      const { status } = await login(DEMO_SIGN_INS[at % 12].email);
      ended.push('sign-in');
      return status;
    });
    const other = app.anonymous.get('/health/live').then(({ status }) => {
      ended.push('other');
      return status;
    });
    expect(new Set(await Promise.all([...crowd, other]))).toEqual(new Set([200]));
    expect(ended.at(-1)).toBe('sign-in');
  });

  describe('refresh', () => {
    it('gives the next pair and its life in seconds', async () => {
      const first = (await login(AGENT)).body;
      const { status, body } = await exchange(first.refreshToken);
      expect(status).toBe(200);
      expect(body.expires).toBe(900);
      expect(body.refreshToken).not.toBe(first.refreshToken);
      const me = await new TestCaller(app.url, body.accessToken).get(`${API}/users/me`);
      expect(me.status).toBe(200);
    });

    it('gives two tabs that race a live pair each', async () => {
      const { refreshToken } = (await login(AGENT)).body;
      const [one, two] = await Promise.all([exchange(refreshToken), exchange(refreshToken)]);
      expect([one.status, two.status]).toEqual([200, 200]);
      app.clock.advance(GRACE_MS + 1);
      const next = [await exchange(one.body.refreshToken), await exchange(two.body.refreshToken)];
      expect(next.map(({ status }) => status)).toEqual([200, 200]);
    });

    it('ends every session when a token is used again, and tells the gateway', async () => {
      const stolen = (await login(AGENT)).body;
      const elsewhere = (await login(AGENT)).body;
      const next = (await exchange(stolen.refreshToken)).body;
      app.clock.advance(GRACE_MS + 1);
      const again = await exchange(stolen.refreshToken);
      expect(again).toMatchObject({
        status: 401,
        body: {
          code: 'SESSION_EXPIRED',
          detail:
            'Your current session has expired. Please log back into the platform to refresh your session.',
        },
      });
      expect((await exchange(next.refreshToken)).status).toBe(401);
      expect((await exchange(elsewhere.refreshToken)).status).toBe(401);
      const { sub } = decodeJwt(stolen.accessToken);
      const [event] = await app.dataSource.query(
        `select body from outbox where type = 'user.sessions-revoked.v1' and subject = $1`,
        [sub],
      );
      const notBefore = Date.parse(event.body.data.notBefore);
      expect(notBefore).toBeGreaterThan((decodeJwt(elsewhere.accessToken).iat ?? 0) * 1000);
      const [record] = await app.dataSource.query(
        `select action from activity where subject_id = $1 and action = 'session.reuse'`,
        [sub],
      );
      expect(record).toBeDefined();
      // The next sign-in is not older than the revocation, although it comes within its second.
      const fresh = decodeJwt((await login(AGENT)).body.accessToken);
      expect((fresh.iat ?? 0) * 1000).toBeGreaterThanOrEqual(notBefore);
    });

    it('has access tokens refused here too, also twice within one second', async () => {
      const isRefused = async (caller: TestCaller): Promise<boolean> =>
        (await caller.get(`${API}/sessions`)).status === 401;
      const leave = async (way: 'everywhere' | 'here'): Promise<TestCaller> => {
        const { accessToken, refreshToken } = (await login(STAFF)).body;
        const caller = new TestCaller(app.url, accessToken);
        expect(await isRefused(caller)).toBe(false);
        const left = await (way === 'here'
          ? caller.post(`${API}/logout`, { refreshToken })
          : caller.send('DELETE', `${API}/sessions`));
        expect(left.status).toBe(204);
        return caller;
      };
      const left = [await leave('here'), await leave('everywhere'), await leave('everywhere')];
      for (const caller of left) await eventually(() => isRefused(caller), 2_000);
      const { accessToken } = (await login(STAFF)).body;
      expect(await isRefused(new TestCaller(app.url, accessToken))).toBe(false);
    });

    it('refuses a token that is unknown, old, or of a person switched off', async () => {
      const { refreshToken } = (await login(PRODUCER)).body;
      expect((await exchange('made-up')).status).toBe(401);
      await change(PRODUCER, 'enabled = false');
      expect((await exchange(refreshToken)).status).toBe(401);
      await change(PRODUCER, 'enabled = true');
      expect((await exchange(refreshToken)).status).toBe(200);
      const later = (await login(PRODUCER)).body;
      app.clock.advance(30 * 24 * 3_600_000);
      expect((await exchange(later.refreshToken)).status).toBe(401);
      expect((await app.anonymous.post(`${API}/access`, {})).status).toBe(400);
    });

    it('takes over a role that changed since', async () => {
      const { refreshToken } = (await login(PRODUCER)).body;
      const other = ROLES.find(({ name }) => name === 'Customer Service');
      const [{ id }] = await app.dataSource.query(
        'select id from role where account_type = $1 and name = $2',
        [other?.accountType, other?.name],
      );
      await change(PRODUCER, 'role_id = $2', [id]);
      const { accessToken } = (await exchange(refreshToken)).body;
      expect(decodeJwt(accessToken).roleId).toBe(id);
    });

    it('keeps neither tokens nor passwords in the database', async () => {
      const { refreshToken } = (await login(AGENT)).body;
      const tables = ['refresh_token', 'session', 'app_user', 'outbox', 'activity'];
      for (const table of tables) {
        const rows: { row: string }[] = await app.dataSource.query(
          `select t::text as row from ${table} as t`,
        );
        const text = rows.map(({ row }) => row).join('\n');
        expect(text).not.toContain(refreshToken);
        expect(text).not.toContain(DEMO_PASSWORD);
      }
    });
  });

  /** The sessions of a person whose tokens the gateway was told to refuse. */
  const endedSessions = async ({ accessToken }: Pair): Promise<string[]> => {
    const rows: { id: string }[] = await app.dataSource.query(
      `select subject as id from outbox where type = 'session.ended.v1'
         and body->'data'->>'userId' = $1 order by sequence`,
      [decodeJwt(accessToken).sub],
    );
    return rows.map(({ id }) => id);
  };

  describe('sign-out', () => {
    const logout = (accessToken: string, refreshToken: string): Promise<Answer> =>
      new TestCaller(app.url, accessToken).post(`${API}/logout`, { refreshToken });

    it('ends the session of the token, also for tokens that follow from it, and no other', async () => {
      const [here, there] = [(await login(AGENT)).body, (await login(AGENT)).body];
      const next = (await exchange(here.refreshToken)).body;
      const out = await logout(here.accessToken, next.refreshToken);
      expect([out.status, out.body]).toEqual([204, '']);
      expect((await exchange(next.refreshToken)).status).toBe(401);
      expect((await exchange(there.refreshToken)).status).toBe(200);
      expect((await logout(there.accessToken, next.refreshToken)).status).toBe(204);
      expect(await endedSessions(here)).toEqual([decodeJwt(next.accessToken).sessionId]);
    });

    it("leaves other people's sessions alone", async () => {
      const [agent, producer] = [(await login(AGENT)).body, (await login(PRODUCER)).body];
      expect((await logout(producer.accessToken, agent.refreshToken)).status).toBe(204);
      expect((await exchange(agent.refreshToken)).status).toBe(200);
      expect((await app.anonymous.post(`${API}/logout`, agent)).status).toBe(401);
    });
  });

  describe('the list of devices', () => {
    const API_SESSIONS = `${API}/sessions`;
    interface Listed {
      content: { id: string; agent: string; address: string; isCurrent: boolean }[];
      totalElements: number;
    }
    const callerOf = ({ accessToken }: Pair): TestCaller => new TestCaller(app.url, accessToken);

    it('shows the own ones, this one marked, and ends one of them', async () => {
      await callerOf((await login(PRODUCER)).body).send('DELETE', API_SESSIONS);
      app.clock.advance(2000);
      const [here, there] = [(await login(PRODUCER)).body, (await login(PRODUCER)).body];
      await login(AGENT);
      const published = (await endedSessions(here)).length;
      const { body } = await callerOf(here).get<Listed>(API_SESSIONS);
      expect(body.totalElements).toBe(2);
      expect(body.content.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
      expect(body.content[0]).toMatchObject({ address: '192.0.2.1', agent: 'node' });
      const id = body.content.find(({ isCurrent }) => !isCurrent)?.id;
      const other = callerOf((await login(AGENT)).body);
      expect((await other.send('DELETE', `${API_SESSIONS}/${id}`)).status).toBe(404);
      expect((await callerOf(here).send('DELETE', `${API_SESSIONS}/${id}`)).status).toBe(204);
      expect((await callerOf(here).send('DELETE', `${API_SESSIONS}/${id}`)).status).toBe(404);
      expect((await exchange(there.refreshToken)).status).toBe(401);
      expect((await exchange(here.refreshToken)).status).toBe(200);
      expect((await endedSessions(here)).slice(published)).toEqual([id]);
    });

    it('ends everywhere at once', async () => {
      const [here, there] = [(await login(PRODUCER)).body, (await login(PRODUCER)).body];
      expect((await callerOf(here).send('DELETE', API_SESSIONS)).status).toBe(204);
      expect((await exchange(here.refreshToken)).status).toBe(401);
      expect((await exchange(there.refreshToken)).status).toBe(401);
    });
  });

  it('forgets what has expired, and nothing else', async () => {
    const { refreshToken } = (await login(AGENT)).body;
    await login('nobody@nowhere.example', 'Wrong-demo-1');
    app.clock.advance(29 * 24 * 3_600_000);
    const kept = (await login(PRODUCER)).body;
    app.clock.advance(24 * 3_600_000);
    await app.app.get(ExpiredRows).sweep();
    expect((await exchange(refreshToken)).status).toBe(401);
    expect((await exchange(kept.refreshToken)).status).toBe(200);
    const count = async (table: string): Promise<number> =>
      (await app.dataSource.query(`select count(*)::int as count from ${table}`))[0].count;
    expect(await count('wrong_password')).toBe(0);
    expect(await count('session')).toBe(1);
    await eventually(async () => (await count('reset_request')) === 0);
  });
});
