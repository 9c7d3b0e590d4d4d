import { randomUUID } from 'node:crypto';
import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { CloudEvent, EventData, EventType } from '@palisade/contracts';
import { subjectOf } from '@palisade/contracts';
import type { AccountType } from '@palisade/kernel';
import type { Service } from '@palisade/platform';
import {
  Broker,
  Clock,
  closeApp,
  Config,
  createAdapter,
  exchangeEvents,
  loadConfig,
  LOGGER,
  newId,
  prepareHttp,
  TokenKeys,
  Upstreams,
} from '@palisade/platform';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { eventually } from './eventually';
import { freshDatabases } from './fresh-databases';
import { ManualClock } from './manual-clock';
import { TestCaller } from './test-caller';
import { signToken, TestKeys } from './test-keys';
import { watchWrites } from './writes/every-write';

/** Who a test signs in as; what is left out is made up. */
export interface TestPerson {
  accountType: AccountType;
  permissions: string[];
  userId?: string;
  name?: string;
  /** Where the person belongs, who has entered another account. */
  subscriberType?: AccountType;
  organizationId?: string;
  teamIds?: string[];
  seesAllTeams?: boolean;
  /** Signs in by a one-time code for this quote alone. */
  onlyQuoteId?: string;
  /** Signs in by a one-time code for this policy alone. */
  onlyPolicyId?: string;
  /** The one claim of a one-time code. */
  onlyClaimId?: string;
  /** Of the sign-in that the token belongs to. */
  sessionId?: string;
  /** Is a machine with this API key. */
  apiClientId?: string;
  /** Who was shown the secret of that key. */
  keyHolder?: { id: string; name: string };
}

/** A service on fresh databases, reached over HTTP. */
export interface TestApp {
  app: NestFastifyApplication;
  url: string;
  dataSource: DataSource;
  clock: ManualClock;
  anonymous: TestCaller;
  signIn(person: TestPerson): Promise<TestCaller>;
  /** Sends an event to the service and waits until it has been handled. */
  deliver<T extends EventType>(type: T, data: EventData<T>, id?: string): Promise<void>;
  close(): Promise<void>;
}

/** How a test's service differs from the usual. */
export interface StartOptions {
  /** The service verifies tokens by its own keys: `signIn` does not work for it. */
  keepKeys?: boolean;
}

/** Starts a service as `npm start` would, with a standing clock and test keys. */
export async function startApp(
  service: Service,
  env: Record<string, string> = {},
  { keepKeys = false }: StartOptions = {},
): Promise<TestApp> {
  const databases = await freshDatabases([service.name]);
  const quiet = { NODE_ENV: 'test', LOG_LEVEL: 'silent', MESSAGE_RETRY_MS: '20' };
  const clock = new ManualClock();
  const config = loadConfig({ ...quiet, ...databases.env, ...env });
  const builder = Test.createTestingModule({ imports: [service.module] })
    .overrideProvider(Config)
    .useValue(config)
    .overrideProvider(Clock)
    .useValue(clock);
  if (!keepKeys) builder.overrideProvider(TokenKeys).useClass(TestKeys);
  const module = await builder.compile();
  const adapter = createAdapter(service.name, config);
  const app = module.createNestApplication<NestFastifyApplication>(adapter, { logger: false });
  prepareHttp(app, app.get<Logger>(LOGGER));
  await app.listen(0, '127.0.0.1');
  await exchangeEvents(app);
  const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  const dataSource = app.get(DataSource);
  watchWrites(url, { service: service.name, dataSource, upstreams: app.get(Upstreams) });
  const close = async (): Promise<void> => {
    await closeApp(app);
    await databases.drop();
  };
  return {
    app,
    url,
    dataSource,
    clock,
    anonymous: new TestCaller(url),
    signIn: (person) => signIn(url, dataSource, person),
    deliver: (type, data, id) => deliver(app, type, data, id),
    close,
  };
}

async function signIn(
  url: string,
  dataSource: DataSource,
  person: TestPerson,
): Promise<TestCaller> {
  const roleId = randomUUID();
  await dataSource.query(
    `insert into role_permission (role_id, name, account_type, permissions, version)
     values ($1, 'Test', $2, $3, 1)`,
    [roleId, person.accountType, person.permissions],
  );
  const token = await signToken({
    sub: person.apiClientId ?? person.userId ?? randomUUID(),
    jti: randomUUID(),
    name: person.name ?? 'Test Person',
    accountId: person.organizationId ?? randomUUID(),
    accountType: person.accountType,
    subscriberType: person.subscriberType ?? person.accountType,
    tokenType:
      (person.onlyQuoteId ?? person.onlyPolicyId ?? person.onlyClaimId) ? 'WORKFLOW' : 'ACCESS',
    realm: 'ACCOUNT',
    scopes: [],
    roleId,
    teamIds: person.teamIds ?? [],
    allTeams: person.seesAllTeams ?? true,
    onlyQuoteId: person.onlyQuoteId,
    onlyPolicyId: person.onlyPolicyId,
    onlyClaimId: person.onlyClaimId,
    apiClientId: person.apiClientId,
    keyHolderId: person.keyHolder?.id,
    keyHolderName: person.keyHolder?.name,
    sessionId: person.sessionId,
  });
  return new TestCaller(url, token);
}

async function deliver<T extends EventType>(
  app: NestFastifyApplication,
  type: T,
  data: EventData<T>,
  id = newId(),
): Promise<void> {
  const event = {
    specversion: '1.0',
    id,
    source: '/test',
    type,
    subject: subjectOf(type, data),
    time: app.get(Clock).now().toISOString(),
    datacontenttype: 'application/json',
    tenant: null,
    actor: 'system',
    correlationId: randomUUID(),
    causationId: null,
    data,
  } as unknown as CloudEvent<T>;
  const { subject } = event;
  const message = { id, topic: type, subject, body: JSON.stringify(event) };
  await app.get(Broker).publish([message]);
  const dataSource = app.get(DataSource);
  await eventually(async () => {
    const rows: unknown[] = await dataSource.query('select 1 from inbox where event_id = $1', [id]);
    return rows.length > 0;
  });
}
