import { ACCOUNT_TYPES } from '@palisade/kernel';
import { permissionsInside } from './entered-account';
import { permissionsOf } from './role';
import { ROLES } from './roles';

const ownOf = (name: string): string[] => {
  const role = ROLES.find((one) => one.accountType === 'COWBELL' && one.name === name);
  return role ? permissionsOf(role) : [];
};

describe('what staff may do in an account that they have entered', () => {
  it.each(ACCOUNT_TYPES.filter((type) => type !== 'COWBELL'))(
    'is never more than at home, nor more than somebody of %s may do',
    (accountType) => {
      const area = ROLES.filter((role) => role.accountType === accountType).flatMap(permissionsOf);
      const held = permissionsInside(accountType, ownOf('Super Admin'));
      expect(held.filter((name) => !ownOf('Super Admin').includes(name))).toEqual([]);
      const beyond = held.filter((name) => !area.includes(name));
      expect(beyond).toEqual(['account:address-override']);
      expect(held).not.toContain('user:jump');
    },
  );

  it.each([
    ['Super Admin', 'quote:bind', true],
    ['Super Admin', 'underwriting:release', false],
    ['Biz Dev', 'quote:bind', false],
    ['Technician', 'account:address-override', false],
  ])('as %s in an agency: %s is %s', (name, permission, expected) => {
    expect(permissionsInside('AGENCY', ownOf(name)).includes(permission)).toBe(expected);
  });
});
