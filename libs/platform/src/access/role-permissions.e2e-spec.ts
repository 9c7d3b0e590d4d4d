import { randomUUID } from 'node:crypto';
import { Module } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import type { Actor } from '../context/actor';
import { Consumers } from '../events/consumers';
import { PlatformModule } from '../platform.module';
import type { Upstreams } from '../upstreams/upstreams';
import { RolePermissions } from './role-permissions';

@Module({ imports: [PlatformModule.forService({ name: 'claims', entities: [], migrations: [] })] })
class BareModule {}

const OLD = { quote: ['bind', 'view'], rater: ['view'] };
const NEW = { quote: ['view'] };

const actorOf = (only?: string[]): Actor =>
  ({ roleId: randomUUID(), accountType: 'AGENCY', onlyPermissions: only }) as unknown as Actor;

const saved = ({ roleId }: Actor, version: number): EventData<'role.saved.v1'> => ({
  roleId,
  name: 'Agent',
  accountType: 'AGENCY',
  permissions: ['quote:view'],
  scope: scopeOf({}),
  version,
});

describe('a role that auth was asked for', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp({ name: 'claims', module: BareModule });
  });
  afterAll(() => app.close());

  /** A process of the service that has just begun, and how its auth answers. */
  const process = (
    answer: () => Promise<Response | undefined>,
    consumers: Pick<Consumers, 'isBound'> = app.app.get(Consumers),
  ): RolePermissions =>
    new RolePermissions(
      app.dataSource,
      { ask: answer } as unknown as Upstreams,
      consumers as Consumers,
    );
  const answering = (held: object) => process(() => Promise.resolve(Response.json(held)));
  const away = () => process(() => Promise.resolve(undefined));

  it('is known from then on, also while auth is away', async () => {
    const actor = actorOf();
    expect(await answering(OLD).of(actor, 'token')).toEqual(OLD);
    expect(await away().of(actor, 'token')).toEqual(OLD);
  });

  it('is replaced by its first event', async () => {
    const actor = actorOf();
    await answering(OLD).of(actor, 'token');
    await app.deliver('role.saved.v1', saved(actor, 1));
    expect(await away().of(actor, 'token')).toEqual(NEW);
  });

  it('stays as an event told it that came before the answer', async () => {
    const actor = actorOf();
    const late = process(async () => {
      await app.deliver('role.saved.v1', saved(actor, 1));
      return Response.json(OLD);
    });
    expect(await late.of(actor, 'token')).toEqual(NEW);
    expect(await away().of(actor, 'token')).toEqual(NEW);
  });

  it('is asked for again once its changes are heard, as one may have come meanwhile', async () => {
    const actor = actorOf();
    const consumers = { isBound: false };
    const answers = [OLD, NEW];
    const early = process(() => {
      consumers.isBound = true;
      return Promise.resolve(Response.json(answers.shift()));
    }, consumers);
    expect(await early.of(actor, 'token')).toEqual(OLD);
    expect(await early.of(actor, 'token')).toEqual(NEW);
    expect(await away().of(actor, 'token')).toEqual(NEW);
  });

  it.each<[string, Actor, object]>([
    ['a narrower token', actorOf(['quote:view']), NEW],
    ['a role that auth does not know', actorOf(), {}],
  ])('is not known by an answer to %s', async (_, actor, held) => {
    expect(await answering(held).of(actor, 'token')).toEqual(held);
    await expect(away().of(actor, 'token')).rejects.toMatchObject({ status: 503 });
  });
});
