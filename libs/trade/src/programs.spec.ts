import { minorUnitsOf } from '@palisade/kernel';
import type { ProgramName, ProgramRisk } from './programs';
import { isProgram, programCredit, programRefusal } from './programs';

const DENTIST: ProgramRisk = {
  product: 'P250',
  industryCode: '621210',
  hazard: 3,
  retention: minorUnitsOf(25_000),
};

describe('programs', () => {
  it.each<[string, ProgramName, Partial<ProgramRisk>, RegExp | null]>([
    ['a risk of its industry', 'Health care', {}, null],
    ['the highest hazard', 'Health care', { hazard: 4 }, null],
    ['a higher one', 'Health care', { hazard: 5 }, /hazards up to 4/],
    ['no known hazard', 'Health care', { hazard: null }, /hazards up to 4/],
    ['another industry', 'Marine', {}, /industry of the insured/],
    ['no known industry', 'Technology', { industryCode: null }, /industry of the insured/],
    ['the least retention', 'Health care', { retention: minorUnitsOf(5_000) }, null],
    ['a lower one', 'Health care', { retention: minorUnitsOf(2_500) }, /retentions from 5,000 on/],
    ['a product of another country', 'Cyber', {}, /country of this product/],
    ['any industry where none is named', 'Cyber', { product: 'P_ONE', industryCode: null }, null],
  ])('take or refuse %s', (_, name, change, refusal) => {
    const text = programRefusal(name, { ...DENTIST, ...change });
    expect(text).toEqual(refusal && expect.stringMatching(refusal));
  });

  it.each([
    ['an admitted policy of a state with schedule rating', 'Technology', 'ADMITTED', 'NV', -5],
    ['surplus lines', 'Marine', 'SURPLUS', 'HI', -3],
    ['an admitted policy of a state without', 'Technology', 'ADMITTED', 'HI', null],
    ['the United Kingdom', 'Cyber', 'UK', null, null],
  ] as const)('give their credit to %s', (_, name, market, state, credit) => {
    const irpm = programCredit(name, { market, state });
    expect(irpm && irpm.securityAwareness).toBe(credit);
    expect(irpm?.drPlanning ?? 0).toBe(0);
  });

  it('are known by their names alone', () => {
    expect(['Technology', 'technology', 'Gold'].map(isProgram)).toEqual([true, false, false]);
  });
});
