import type { Irpm } from '@palisade/trade';
import { checkModifier, irpmModifier } from './irpm';

const NONE: Irpm = {
  managementOfContent: 0,
  dcmPractices: 0,
  companyStability: 0,
  drPlanning: 0,
  financialCondition: 0,
  securityAwareness: 0,
  managementExperience: 0,
};

describe('irpmModifier', () => {
  it.each<[Partial<Irpm>, string]>([
    [{}, '1.0000'],
    [{ drPlanning: -5, companyStability: -5 }, '0.9000'],
    [{ drPlanning: 0.1, companyStability: 0.2 }, '1.0030'],
    [{ managementExperience: 7.5 }, '1.0750'],
  ])('of %j is %s', (change, modifier) => {
    expect(irpmModifier({ ...NONE, ...change })).toBe(modifier);
  });

  it('must be the one that the caller worked out', () => {
    const irpm = { ...NONE, drPlanning: -5 };
    expect(() => checkModifier(irpm, 0.95)).not.toThrow();
    expect(() => checkModifier(irpm, undefined)).not.toThrow();
    expect(() => checkModifier(irpm, 0.96)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
