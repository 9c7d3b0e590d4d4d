import type { DomainError } from '@palisade/kernel';
import { permissionsOf } from '../roles/role';
import { ROLES } from '../roles/roles';
import type { ManagedRole, Manager } from './manage-user';
import { checkAssignableRole, checkOwnChange, checkRank, checkRemoval } from './manage-user';

function roleOf(accountType: string, name: string): ManagedRole {
  const definition = ROLES.find((one) => one.accountType === accountType && one.name === name);
  if (!definition) throw new Error(`No role ${name}`);
  return {
    accountType: definition.accountType,
    permissions: permissionsOf(definition),
    canBeGiven: true,
  };
}

function managerOf(accountType: string, name: string): Manager {
  const { permissions, accountType: subscriberType } = roleOf(accountType, name);
  return { userId: 'manager', subscriberType, permissions };
}

function codeOf(check: () => void): string {
  try {
    check();
    return 'OK';
  } catch (error) {
    return (error as DomainError).code;
  }
}

describe('a manager of people', () => {
  it.each([
    ['AGENCY', 'Agency Admin', 'Agency Admin', 'OK'],
    ['AGENCY', 'Principal Producer', 'Producer', 'OK'],
    ['AGENCY', 'Principal Producer', 'Agency Admin', 'FORBIDDEN'],
    ['COWBELL', 'Power User', 'Super Admin', 'FORBIDDEN'],
    ['COWBELL', 'Customer Success', 'Underwriter', 'FORBIDDEN'],
    ['COWBELL', 'Super Admin', 'Underwriter', 'OK'],
    ['CUSTOMER', 'Account Admin', 'Policy Holder', 'OK'],
  ])('of %s, %s, and a %s: %s', (type, manager, managed, expected) => {
    const [who, role] = [managerOf(type, manager), roleOf(type, managed)];
    expect(codeOf(() => checkAssignableRole(who, role, role.accountType))).toBe(expected);
    expect(codeOf(() => checkRank(who, role))).toBe(expected);
  });

  it('who is staff manages everybody outside', () => {
    const staff = managerOf('COWBELL', 'Customer Success');
    const role = roleOf('AGENCY', 'Agency Admin');
    expect(codeOf(() => checkAssignableRole(staff, role, 'AGENCY'))).toBe('OK');
  });

  it.each([
    ['of another account type', { ...roleOf('CARRIER', 'Carrier Admin') }],
    ['of a token', { ...roleOf('AGENCY', 'Producer'), canBeGiven: false }],
    ['that does not exist', null],
  ])('cannot give a role %s', (_, role) => {
    const admin = managerOf('AGENCY', 'Agency Admin');
    expect(codeOf(() => checkAssignableRole(admin, role, 'AGENCY'))).toBe('INVALID_ROLE');
  });

  it.each([
    [{}, 'OK'],
    [{ roleId: 'a', enabled: true, teamIds: ['2', '1'] }, 'OK'],
    [{ roleId: 'b' }, 'OWN_RECORD'],
    [{ enabled: false }, 'OWN_RECORD'],
    [{ teamIds: ['1'] }, 'OWN_RECORD'],
  ])('who changes oneself by %j: %s', (change, expected) => {
    const known = { roleId: 'a', enabled: true, teamIds: ['1', '2'] };
    expect(codeOf(() => checkOwnChange(change, known))).toBe(expected);
  });

  it('does not remove oneself', () => {
    expect(codeOf(() => checkRemoval('a', 'a'))).toBe('OWN_RECORD');
    expect(codeOf(() => checkRemoval('a', 'b'))).toBe('OK');
  });
});
