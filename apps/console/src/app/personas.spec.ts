import { ACCOUNT_TYPES } from '@palisade/kernel';
import { PERSONAS, personaOf, visibleNavigation } from './personas';

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

  it('sees only what the person may open', () => {
    const paths = (can: (permission: string) => boolean) =>
      visibleNavigation(personaOf('AGENCY'), can).map(({ path }) => path);
    expect(paths((permission) => permission === 'any')).toEqual(['dashboard']);
    expect(paths(() => true)).toEqual([
      'dashboard',
      'inbox',
      'accounts',
      'quotes',
      'binders',
      'policies',
      'claims',
      'manage/users',
      'manage/teams',
      'manage/api-keys',
      'manage/api-activity',
      'manage/rater/presets',
    ]);
  });
});
