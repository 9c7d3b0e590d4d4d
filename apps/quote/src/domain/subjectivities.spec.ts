import { appliesTo } from './subjectivities';

describe('a condition of the settings', () => {
  it.each([
    [[], [], true],
    [['P250'], [], true],
    [['P100'], [], false],
    [[], ['NV', 'CA'], true],
    [['P250'], ['CA'], false],
  ])('for the products %j in the states %j applies to P250 in NV: %s', (products, states, is) => {
    expect(appliesTo({ products, states }, { product: 'P250', state: 'NV' })).toBe(is);
  });

  it('of a state does not apply where there are no states', () => {
    const setting = { products: [], states: ['NV'] };
    expect(appliesTo(setting, { product: 'P_ONE', state: null })).toBe(false);
  });
});
