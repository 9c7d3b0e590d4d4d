import type { DataSource } from 'typeorm';
import type { Actor } from '../context/actor';
import type { Consumers } from '../events/consumers';
import type { Upstreams } from '../upstreams/upstreams';
import { RolePermissions } from './role-permissions';

const HELD = { quote: ['view'] };
const BOUND = { isBound: true } as Consumers;
const ACTOR = { roleId: 'role' } as Actor;

describe('a role that nobody has told of yet', () => {
  it('is asked for once, however many wait for it', async () => {
    const ask = jest.fn(() => Promise.resolve(Response.json(HELD)));
    const permissions = new RolePermissions(
      { query: () => Promise.resolve([]) } as unknown as DataSource,
      { ask } as unknown as Upstreams,
      BOUND,
    );
    const crowd = Array.from({ length: 16 }, () => permissions.of(ACTOR, 'token'));
    expect(await Promise.all(crowd)).toEqual(crowd.map(() => HELD));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(permissions.known(ACTOR)).toEqual(HELD);
  });

  it('is asked for again after a question that was not answered', async () => {
    const answers = [undefined, Response.json(HELD)];
    const permissions = new RolePermissions(
      { query: () => Promise.resolve([]) } as unknown as DataSource,
      { ask: () => Promise.resolve(answers.shift()) } as unknown as Upstreams,
      BOUND,
    );
    await expect(permissions.of(ACTOR, 'token')).rejects.toMatchObject({ status: 503 });
    expect(await permissions.of(ACTOR, 'token')).toEqual(HELD);
  });
});
