import type { Reflector } from '@nestjs/core';
import type { Actor } from '../context/actor';
import { AccessGuard } from './access.guard';
import type { AuthenticatedRequest } from './can';
import type { RolePermissions } from './role-permissions';
import type { TokenVerifier } from './token-verifier';

const TOKEN = 'a.b.c';
const HELD = { rater: ['calculate'] };

const guardOf = (actor: Partial<Actor> | undefined, held: object | undefined): AccessGuard =>
  new AccessGuard(
    {} as Reflector,
    { known: (token: string) => (token === TOKEN ? actor : undefined) } as TokenVerifier,
    { known: () => held } as unknown as RolePermissions,
  );

const request = (authorization?: string): AuthenticatedRequest =>
  ({ headers: { authorization } }) as AuthenticatedRequest;

describe('what the access guard knows at once', () => {
  it('is a verified caller who holds the permission, and it introduces them', () => {
    const call = request(`Bearer ${TOKEN}`);
    const actor = { userId: 'u' };
    expect(guardOf(actor, HELD).knows(call, ['rater:calculate'])).toBe(true);
    expect(call).toMatchObject({ actor, held: HELD });
  });

  it.each<[string, Partial<Actor> | undefined, object | undefined, string | undefined]>([
    ['no caller without a token', { userId: 'u' }, HELD, undefined],
    ['no caller of another scheme', { userId: 'u' }, HELD, `Basic ${TOKEN}`],
    ['no token that was not verified', undefined, HELD, `Bearer ${TOKEN}`],
    ['nobody who must set up a second factor', { mustSetUpMfa: true }, HELD, `Bearer ${TOKEN}`],
    ['no role that was not asked for lately', { userId: 'u' }, undefined, `Bearer ${TOKEN}`],
    ['nobody without the permission', { userId: 'u' }, { rater: ['view'] }, `Bearer ${TOKEN}`],
  ])('is %s', (_, actor, held, authorization) => {
    const call = request(authorization);
    expect(guardOf(actor, held).knows(call, ['rater:calculate'])).toBe(false);
    expect(call.actor).toBeUndefined();
  });
});
