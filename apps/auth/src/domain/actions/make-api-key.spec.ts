import type { DomainError } from '@palisade/kernel';
import { permissionsOf } from '../roles/role';
import { ROLES } from '../roles/roles';
import { checkScopes, scopesToGive } from './make-api-key';

const admin = ROLES.find(({ name }) => name === 'Agency Admin');
const own = admin ? permissionsOf(admin) : [];

describe('the scopes of an API key', () => {
  it('are those of its maker, without what decides about people', () => {
    const scopes = scopesToGive({ accountType: 'AGENCY', isForOthers: false, own });
    expect(scopes).toEqual(expect.arrayContaining(['account:view', 'quote:bind']));
    expect(scopes.filter((name) => !own.includes(name))).toEqual([]);
    const groups = scopes.map((name) => name.split(':')[0]);
    expect(groups.filter((group) => ['user', 'team', 'api-key'].includes(group))).toEqual([]);
  });

  it('are those of the people there when staff make it for others', () => {
    const staff = {
      accountType: 'CARRIER',
      isForOthers: true,
      own: ['underwriting:release'],
    } as const;
    const scopes = scopesToGive(staff);
    expect(scopes).toContain('policy:view');
    expect(scopes).not.toContain('underwriting:release');
  });

  it.each([
    [['account:view'], []],
    [['account:view', 'user:create'], ['/scopes/1']],
    [
      ['underwriting:release', 'kites:fly'],
      ['/scopes/0', '/scopes/1'],
    ],
  ])('%j are refused at %j', (wanted, pointers) => {
    let errors: readonly { pointer?: string }[] = [];
    try {
      checkScopes(wanted, { accountType: 'AGENCY', isForOthers: false, own });
    } catch (error) {
      errors = (error as DomainError).errors;
    }
    expect(errors.map(({ pointer }) => pointer)).toEqual(pointers);
  });
});
