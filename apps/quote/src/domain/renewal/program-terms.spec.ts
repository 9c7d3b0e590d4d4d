import type { Scheduled } from './program-terms';
import { checkProgramTerms, programOf, scheduledBy } from './program-terms';

const GIVEN = { irpm: { drPlanning: -2 }, irpmNote: 'Tested' };
const PLAIN: Scheduled = { ...GIVEN, program: null };
const NEVADA = { market: 'ADMITTED', state: 'NV' } as const;
const HAWAII = { market: 'ADMITTED', state: 'HI' } as const;

describe('the program of a policy that is renewed', () => {
  it('gives its schedule credit, where one is allowed', () => {
    expect(scheduledBy('Technology', PLAIN, NEVADA)).toMatchObject({
      irpm: { securityAwareness: -5, drPlanning: 0 },
      irpmNote: 'Technology',
    });
    expect(scheduledBy('Technology', PLAIN, HAWAII)).toEqual(GIVEN);
  });

  it('takes it along when the policy has left it', () => {
    const before = { ...scheduledBy('Marine', PLAIN, NEVADA), program: 'Marine' };
    expect(scheduledBy(null, before, NEVADA)).toEqual({ irpm: null, irpmNote: null });
  });

  it('leaves what an underwriter gave where there is none', () => {
    expect(scheduledBy(null, PLAIN, NEVADA)).toEqual(GIVEN);
  });

  it.each([
    ['the least', 'Health care', 500_000, false],
    ['a lower one', 'Health care', 499_999, true],
    ['any without a program', null, 0, false],
  ] as const)('fixes the retention: %s', (_, program, retention, isRefused) => {
    const check = (): void => checkProgramTerms(program, retention, '/initialRequestData');
    if (!isRefused) return expect(check).not.toThrow();
    expect(check).toThrow(
      expect.objectContaining({
        status: 400,
        errors: [expect.objectContaining({ pointer: '/initialRequestData/deductible' })],
      }),
    );
  });

  it('is none under a name that nobody knows', () => {
    expect(['Marine', 'Gold', null].map(programOf)).toEqual(['Marine', null, null]);
  });
});
