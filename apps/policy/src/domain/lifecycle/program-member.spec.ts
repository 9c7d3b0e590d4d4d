import type { ProgramMember } from './program-member';
import { checkAdded, checkRemoved, fitsProgram } from './program-member';

const MEMBER: ProgramMember = {
  program: null,
  product: 'P250',
  industryCode: '621210',
  hazard: 3,
  retention: 2_500_000,
};

describe('a member of a program', () => {
  it.each<[string, Partial<ProgramMember>, string[], string | null]>([
    ['of its agency', {}, ['Health care'], null],
    ['of another agency', {}, ['Marine'], 'PROGRAM_NOT_OF_AGENCY'],
    ['that refuses it', { hazard: 5 }, ['Health care'], 'PROGRAM_REFUSED'],
    ['beside another', { program: 'Marine' }, ['Health care'], 'PROGRAM_ADDED'],
  ])('is put in one %s', (_, change, programs, code) => {
    const add = (): void => checkAdded({ ...MEMBER, ...change }, 'Health care', programs);
    if (code === null) return expect(add).not.toThrow();
    expect(add).toThrow(expect.objectContaining({ status: 409, code }));
  });

  it('leaves the one that it is in, and no other', () => {
    expect(() => checkRemoved({ program: 'Marine' }, 'Marine')).not.toThrow();
    expect(() => checkRemoved({ program: null }, 'Marine')).toThrow(
      expect.objectContaining({ code: 'NOT_IN_PROGRAM' }),
    );
  });

  it.each([
    ['addToProgram', null, true],
    ['addToProgram', 'Marine', false],
    ['removeFromProgram', null, false],
    ['removeFromProgram', 'Marine', true],
    ['endorse', null, true],
  ] as const)('is offered %s while in %s: %s', (action, program, expected) => {
    expect(fitsProgram(action, { program })).toBe(expected);
  });
});
