import type { RoleTraits } from './role-traits';
import { contactsIn, traitsOf } from './role-traits';
import { ROLES } from './roles';

const having = (trait: keyof RoleTraits): string[] => [
  ...new Set(ROLES.filter((role) => traitsOf(role)[trait]).map(({ name }) => name)),
];

describe('what follows from a role', () => {
  it.each([
    ['Producer', true],
    ['Underwriter', true],
    ['Super Admin', false],
    ['Technician', false],
  ])('%s needs agencies: %s', (name, expected) => {
    expect(traitsOf({ name }).needsAgencies).toBe(expected);
  });

  it('a technician alone is no contact', () => {
    expect(ROLES.filter((role) => !traitsOf(role).canBeContact).map(({ name }) => name)).toEqual([
      'Technician',
      'Technician',
    ]);
  });

  it('keeps a technician from being made one, and makes none of who becomes one', () => {
    const technician = { name: 'Technician' };
    for (const field of ['primaryContact', 'billingContact'] as const) {
      const act = (): unknown => contactsIn(technician, { [field]: true });
      const errors = [{ pointer: `/${field}`, detail: 'A Technician can be no contact.' }];
      expect(act).toThrow(expect.objectContaining({ status: 400, code: 'NO_CONTACT', errors }));
    }
    const none = { primaryContact: false, billingContact: false };
    expect(contactsIn(technician, {})).toEqual(none);
    expect(contactsIn(technician, { primaryContact: false })).toEqual(none);
    expect(contactsIn({ name: 'Producer' }, { primaryContact: true })).toEqual({});
    expect(contactsIn(null, { primaryContact: true })).toEqual({});
  });

  it('the removal of an admin ends the access to all accounts', () => {
    expect(having('reachesAllAccounts')).toEqual([
      'Super Admin',
      'Corp Admin',
      'Power User',
      'Customer Success',
      'Agency Admin',
      'Principal Producer',
      'Customer Service',
    ]);
  });
});
