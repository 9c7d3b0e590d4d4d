import { ACCOUNT_TYPES } from '@palisade/kernel';
import { GROUPS, PERSONAS, personaOf, visible } from './personas';

describe('the personas', () => {
  it('are one for each account type', () => {
    expect(PERSONAS.map(({ accountType }) => accountType).sort()).toEqual(
      [...ACCOUNT_TYPES].sort(),
    );
    expect(ACCOUNT_TYPES.map((type) => personaOf(type).accountType)).toEqual(ACCOUNT_TYPES);
  });

  it.each(PERSONAS.map((persona) => [persona.basePath, persona] as const))(
    'of %s has its landing page in its navigation',
    (basePath, { landing, navigation }) => {
      expect(navigation.map(({ path }) => `${basePath}/${path}`)).toContain(landing);
    },
  );

  it.each(PERSONAS.map((persona) => [persona.basePath, persona] as const))(
    'of %s has at most eight entries, the settings among them, in the order of their groups',
    (_, { navigation, settings }) => {
      expect(navigation.length + (settings.length ? 1 : 0)).toBeLessThanOrEqual(8);
      const order = navigation.map(({ group }) => GROUPS.indexOf(group));
      expect(order).toEqual([...order].sort((one, other) => one - other));
      expect(settings.every(({ path }) => path.startsWith('manage/'))).toBe(true);
    },
  );

  it('sees only what the person may open', () => {
    const { navigation, settings } = personaOf('AGENCY');
    const paths = (can: (permission: string) => boolean) =>
      visible([...navigation, ...settings], can).map(({ path }) => path);
    expect(paths((permission) => permission === 'any')).toEqual(['dashboard']);
    expect(paths(() => true)).toEqual([
      'dashboard',
      'inbox',
      'accounts',
      'quotes',
      'policies',
      'claims',
      'billing',
      'manage/agency',
      'manage/licences/agency',
      'manage/users',
      'manage/teams',
      'manage/tags',
      'manage/bulk-upload',
      'manage/api-keys',
      'manage/api-activity',
      'manage/webhooks',
      'manage/connectors',
      'manage/rater/presets',
      'manage/bank-accounts',
      'manage/billing-contacts',
    ]);
  });
});
