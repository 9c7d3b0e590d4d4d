import { differences, unrated } from './differences';

const PRICE = { premium: 1200, steps: ['base'], inputHash: 'a' };

describe('what a released rater answers otherwise', () => {
  it.each([
    ['the same', PRICE, PRICE, []],
    ['another name of the input', PRICE, { ...PRICE, inputHash: 'b' }, []],
    ['a field that is new today', { ...PRICE, surplusTax: null }, PRICE, []],
    [
      'another premium',
      PRICE,
      { ...PRICE, premium: 1201 },
      ['risk: premium is 1200 today, 1201 released'],
    ],
    [
      'another order of steps',
      { ...PRICE, steps: ['fee', 'base'] },
      { ...PRICE, steps: ['base', 'fee'] },
      ['risk: steps is ["fee","base"] today, ["base","fee"] released'],
    ],
    [
      'a field that is gone today',
      PRICE,
      { ...PRICE, ipt: 0 },
      ['risk: ipt is not told today, 0 released'],
    ],
  ])('%s', (_, today, released, expected) => {
    expect(differences('risk', today, released)).toEqual(expected);
  });

  it.each([
    ['a price', PRICE, []],
    ['a refusal', { code: 'REFUSED' }, ['risk: no premium, or no steps']],
    ['no premium', { ...PRICE, premium: 0 }, ['risk: no premium, or no steps']],
    ['no trace', { premium: 1200 }, ['risk: no premium, or no steps']],
    ['an empty trace', { ...PRICE, steps: [] }, ['risk: no premium, or no steps']],
  ])('%s is rated or named', (_, facts, expected) => {
    expect(unrated('risk', facts, 'steps')).toEqual(expected);
  });
});
