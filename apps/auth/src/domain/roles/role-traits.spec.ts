import type { RoleTraits } from './role-traits';
import { traitsOf } from './role-traits';
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
