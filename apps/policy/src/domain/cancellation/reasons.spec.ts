import { CANCEL_REASONS, isByNotice, REASONS, typesOf, usualType } from './reasons';

describe('the reasons of an end', () => {
  // Spec 3 §4 and §7.
  it.each([
    ['INSURED_REQUEST', false, 'SHORT_RATE'],
    ['COVERAGE_ELSEWHERE', false, 'SHORT_RATE'],
    ['OUT_OF_BUSINESS', false, 'SHORT_RATE'],
    ['NON_PAYMENT', true, 'PRO_RATA'],
    ['UNDERWRITING', true, 'PRO_RATA'],
    ['FRAUD', true, 'PRO_RATA'],
    ['CLASS_OF_BUSINESS', true, 'PRO_RATA'],
    ['OTHER', true, 'PRO_RATA'],
    ['ERROR', false, 'PRO_RATA'],
    ['DUPLICATE', false, 'PRO_RATA'],
  ] as const)('of %s: by notice %s, usually %s', (code, isNotice, type) => {
    expect(isByNotice(code)).toBe(isNotice);
    expect(usualType(code)).toBe(type);
    expect(typesOf(code)).toEqual([type, 'FLAT']);
  });

  it('are offered by the kind of the end, each with its text', () => {
    const codes = (list: keyof typeof REASONS) => REASONS[list].map(({ reason }) => reason);
    expect(codes('void')).toEqual(['ERROR', 'DUPLICATE']);
    expect(codes('rescind')).toEqual(['INSURED_REQUEST', 'SUBJECTIVITY', 'ERROR']);
    expect(codes('cancel')).toEqual(CANCEL_REASONS);
    expect(
      Object.values(REASONS)
        .flat()
        .every(({ text }) => text.length > 0),
    ).toBe(true);
  });
});
