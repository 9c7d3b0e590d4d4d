import { createHash } from 'node:crypto';
import { permissionsOf } from './role';
import { ROLES, seesAllTeams } from './roles';

/** Account type, role, scopes, number of permissions, start of the SHA-256 of the sorted list. */
const FACTS = [
  ['COWBELL', 'Super Admin', 'role:admin', 220, '92f568316e33'],
  ['COWBELL', 'Corp Admin', 'role:admin', 218, '38ac65e9d802'],
  ['COWBELL', 'Power User', 'role:admin', 214, '314d66f7ed91'],
  ['COWBELL', 'Underwriter', 'role:admin', 105, '267b0313b6fe'],
  ['COWBELL', 'Underwriting Assistant (operator, patra)', 'role:operator', 24, '15ff3481d4a6'],
  ['COWBELL', 'Customer Success', 'role:admin', 66, '6d8711f00481'],
  ['COWBELL', 'Biz Dev', 'role:admin', 43, '011bd1514104'],
  ['COWBELL', 'TSM', 'role:admin', 44, 'ed6bd52a53ac'],
  ['COWBELL', 'Technician', 'role:admin', 8, '6aabe3257792'],
  ['COWBELL', 'Head of Claims', 'role:admin', 29, 'dbd8a41d137f'],
  ['COWBELL', 'Claims Adjuster', 'role:admin', 19, '699e8dc5450b'],
  ['COWBELL', 'Accounting', 'role:admin', 22, 'b9d1365f348f'],
  ['AGENCY', 'Agency Admin', '', 104, '0f754c6b6234'],
  ['AGENCY', 'Principal Producer', '', 89, '8bd48f594da5'],
  ['AGENCY', 'Producer', '', 74, '5763437e8df1'],
  ['AGENCY', 'Customer Service', '', 72, '9bc81687b2bc'],
  ['CUSTOMER', 'Account Admin', '', 38, '065c4c01a924'],
  ['CUSTOMER', 'Risk Manager', '', 31, '02effd7ea96a'],
  ['CUSTOMER', 'Policy Holder', '', 33, '9499ea8a303d'],
  ['CARRIER', 'Carrier Admin', '', 25, 'dbdb5b993169'],
  ['CARRIER', 'Carrier User', '', 13, '2d4a001cba61'],
  ['RE_INSURER', 'Reinsurer User', '', 7, '7e7a11d60dbe'],
  ['CLUSTER', 'Cluster Admin', '', 21, '728d440f07ec'],
  ['DIGITAL', 'Aggregator Admin', '', 33, 'bdafbee01fa0'],
  ['MSSP', 'MSSP Admin', '', 19, '3d86a13a6111'],
  ['MSSP', 'Technician', '', 6, '1cb337c20ca3'],
  ['VENDOR', 'Vendor User', '', 8, '1a2883d290e2'],
  ['PREMIUM_PROCESSOR', 'Processor User', '', 6, '01f6b72299c2'],
] as const;

const fingerprint = (names: string[]): string =>
  createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 12);

describe('roles', () => {
  it('are the twenty-eight of the permission list, in its order', () => {
    expect(ROLES.map(({ accountType, name }) => [accountType, name])).toEqual(
      FACTS.map(([accountType, name]) => [accountType, name]),
    );
  });

  it.each(FACTS)('%s %s has its scopes and permissions', (accountType, name, ...facts) => {
    const role = ROLES.find((row) => row.accountType === accountType && row.name === name);
    const permissions = role ? permissionsOf(role) : [];
    expect([role?.scopes.join(' '), permissions.length, fingerprint(permissions)]).toEqual(facts);
  });

  it('give no agency user a permission of underwriting', () => {
    const agency = ROLES.filter(({ accountType }) => accountType === 'AGENCY');
    const names = agency.flatMap(permissionsOf);
    expect(names.filter((name) => name.startsWith('underwriting:'))).toEqual([]);
  });

  it.each([
    ['a permission', { quote: 'view fly' }],
    ['a permission that is taken out', { quote: '* -fly' }],
    ['a group', { kites: '*' }],
  ])('refuse a grant of %s that does not exist', (_, grants) => {
    const role = { accountType: 'AGENCY', name: 'Pilot', scopes: [], grants } as const;
    expect(() => permissionsOf(role)).toThrow('which does not exist');
  });

  it.each([
    ['COWBELL', 'Technician', true],
    ['AGENCY', 'Agency Admin', true],
    ['AGENCY', 'Principal Producer', true],
    ['AGENCY', 'Producer', false],
    ['CUSTOMER', 'Account Admin', false],
  ] as const)('%s %s sees all teams: %s', (accountType, name, expected) => {
    expect(seesAllTeams({ accountType, name })).toBe(expected);
  });
});
