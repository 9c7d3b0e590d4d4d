import type { DomainError } from '@palisade/kernel';
import type { MfaCodes, MfaType, SetUpFacts } from './set-up';
import { codeOf, MFA_TYPES, mustSetUp, pairOf, setUpMfa } from './set-up';

function refused(work: () => unknown): DomainError | null {
  try {
    work();
    return null;
  } catch (error) {
    return error as DomainError;
  }
}

describe('a second factor', () => {
  it.each<[MfaType, MfaType, boolean, number | null]>([
    ['NONE', 'GOOGLE', false, null],
    ['NONE', 'SMS', true, null],
    ['NONE', 'EMAIL', false, null],
    ['GOOGLE', 'GOOGLE', false, 409],
    ['GOOGLE', 'EMAIL', false, 409],
    ['SMS', 'GOOGLE', true, 409],
    ['GOOGLE', 'NONE', false, null],
    ['EMAIL', 'NONE', true, 409],
    ['NONE', 'NONE', false, 409],
  ])('of %s may become %s, enforced %s: %s', (current, wanted, isEnforced, status) => {
    const facts: SetUpFacts = { current, wanted, isEnforced };
    expect(refused(() => setUpMfa(facts))?.status ?? null).toBe(status);
  });

  it('must be set up where everybody needs one and the person has none', () => {
    expect(MFA_TYPES.filter((type) => mustSetUp(type, true))).toEqual(['NONE']);
    expect(MFA_TYPES.filter((type) => mustSetUp(type, false))).toEqual([]);
  });
});

it.each<[MfaCodes, string[], string[]]>([
  [{}, ['/mfa1', '/mfa2'], ['/mfa1']],
  [{ mfa1: '123456' }, ['/mfa2'], []],
  [{ mfa2: '123456' }, ['/mfa1'], ['/mfa1']],
  [{ mfa1: '123456', mfa2: '654321' }, [], []],
])('names the codes that are missing of %j', (codes, ofPair, ofOne) => {
  const pointers = (work: () => unknown): string[] =>
    (refused(work)?.errors ?? []).map(({ pointer }) => pointer ?? '');
  expect(pointers(() => pairOf(codes))).toEqual(ofPair);
  expect(pointers(() => codeOf(codes))).toEqual(ofOne);
});
