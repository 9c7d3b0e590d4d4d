import { randomUUID } from 'node:crypto';
import { Controller, Get, Module } from '@nestjs/common';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller, TestPerson } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { PlatformModule } from '../platform.module';
import { Can } from './can';

const SOON_MS = 2_000;
const MINUTE_MS = 60_000;

@Controller('letters')
class LettersController {
  @Get()
  @Can('claims:view')
  list(): object {
    return { content: [] };
  }
}

@Module({
  imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })],
  controllers: [LettersController],
})
class LettersModule {}

describe('a token on the port of any service', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ name: 'claims', module: LettersModule });
  });
  afterAll(() => app.close());

  const signIn = async (who: Partial<TestPerson>): Promise<TestCaller> => {
    const caller = await app.signIn({
      accountType: 'AGENCY',
      permissions: ['claims:view'],
      ...who,
    });
    expect((await caller.get('/letters')).status).toBe(200);
    return caller;
  };
  const isRefused = async (caller: TestCaller): Promise<boolean> =>
    (await caller.get('/letters')).status === 401;
  const soon = (): string => new Date(Date.now() + MINUTE_MS).toISOString();
  const published = { version: 1, scope: scopeOf({}) };

  it('is refused once those of its person are revoked, by what others remember too', async () => {
    const userId = randomUUID();
    const [caller, other] = [await signIn({ userId }), await signIn({})];
    await app.deliver('user.sessions-revoked.v1', { userId, notBefore: soon(), ...published });
    await eventually(() => isRefused(caller), SOON_MS);
    expect(await isRefused(other)).toBe(false);
  });

  it('of an API key is refused once the key is retired', async () => {
    const apiClientId = randomUUID();
    const machine = await signIn({ apiClientId });
    const data = { userId: apiClientId, notBefore: soon(), ...published };
    await app.deliver('user.sessions-revoked.v1', data);
    await eventually(() => isRefused(machine), SOON_MS);
  });

  it('is refused once its session ended, and that of another session is not', async () => {
    const [userId, sessionId] = [randomUUID(), randomUUID()];
    const ended = await signIn({ userId, sessionId });
    const other = await signIn({ userId, sessionId: randomUUID() });
    await app.deliver('session.ended.v1', {
      sessionId,
      userId,
      tokensExpire: soon(),
      ...published,
    });
    await eventually(() => isRefused(ended), SOON_MS);
    expect(await isRefused(other)).toBe(false);
  });

  it('is refused by a process of the service that another one was told for', async () => {
    const userId = randomUUID();
    const caller = await signIn({ userId });
    await app.dataSource.query(
      'insert into revoked_token (id, not_before, forget) values ($1, $2, $2)',
      [userId, soon()],
    );
    await eventually(() => isRefused(caller), SOON_MS);
  });

  it('is refused by a process that could not look for a while', async () => {
    const cutOff = await startApp({ name: 'claims', module: LettersModule });
    const insertNoted = async (userId: string, ago: string): Promise<void> => {
      await cutOff.dataSource.query(
        `insert into revoked_token (id, not_before, forget, noted)
         values ($1, $2, $2, now() - $3::interval)`,
        [userId, soon(), ago],
      );
    };
    const signInThere = (userId: string): Promise<TestCaller> =>
      cutOff.signIn({ accountType: 'AGENCY', permissions: ['claims:view'], userId });
    for (const ago of ['10 minutes', '1 minute']) {
      const userId = randomUUID();
      const caller = await signInThere(userId);
      await insertNoted(userId, ago);
      await eventually(() => isRefused(caller), SOON_MS);
    }
    await cutOff.close();
  });

  it('is not brought back by an older revocation that comes late', async () => {
    const userId = randomUUID();
    const caller = await signIn({ userId });
    await app.deliver('user.sessions-revoked.v1', { userId, notBefore: soon(), ...published });
    await eventually(() => isRefused(caller), SOON_MS);
    const notBefore = new Date(Date.now() - MINUTE_MS).toISOString();
    await app.deliver('user.sessions-revoked.v1', { userId, notBefore, ...published, version: 2 });
    expect(await isRefused(caller)).toBe(true);
  });
});
