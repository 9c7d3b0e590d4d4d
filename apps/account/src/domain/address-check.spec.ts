import type { Address } from '@palisade/kernel';
import { checkAddress } from './address-check';

const US: Address = {
  address1: '10 Canyon Road',
  city: 'Las Vegas',
  state: 'NV',
  zipCode: '89101',
  country: 'USA',
};
const UK: Address = {
  address1: '4 Tooley Street',
  address3: 'Southwark',
  city: 'London',
  zipCode: 'se1 2th',
  country: 'GBR',
};

describe('checkAddress', () => {
  it.each([
    ['a US address', US],
    ['a US address with four more digits', { ...US, zipCode: '89101-0001' }],
    ['a UK address', UK],
  ])('verifies %s', (_, address) => {
    expect(checkAddress(address)).toMatchObject({
      verified: true,
      errorFields: [],
      localizedErrorFieldNames: [],
    });
  });

  it.each([
    ['US', US, ['state', 'zipCode'], ['State', 'ZIP Code']],
    ['UK', UK, ['zipCode'], ['Postcode']],
  ])('says what it compared in the %s', (_, address, comparedFields, names) => {
    expect(checkAddress(address)).toMatchObject({
      comparedFields,
      localizedComparedFieldNames: names,
    });
  });

  it.each([
    ['the ZIP of another state', { ...US, zipCode: '90210' }, ['zipCode'], ['ZIP Code']],
    ['a ZIP of zeros', { ...US, zipCode: '00000' }, ['zipCode'], ['ZIP Code']],
    ['a missing state', { ...US, state: '' }, ['state'], ['State']],
    ['a ZIP that nobody has', { ...US, zipCode: '34300' }, ['zipCode'], ['ZIP Code']],
    [
      'street and city that can be none',
      { ...US, address1: '12345', city: 'Unknown' },
      ['address1', 'city'],
      ['Address', 'City'],
    ],
    ['a postcode of no area', { ...UK, zipCode: 'AA1 1AA' }, ['zipCode'], ['Postcode']],
    ['an empty address', { ...US, address1: ' ' }, ['address1'], ['Address']],
    [
      'a UK town and postcode that are none',
      { ...UK, city: '7', zipCode: '12345' },
      ['city', 'zipCode'],
      ['Town/City', 'Postcode'],
    ],
  ])('names the field of %s', (_, address, errorFields, localizedErrorFieldNames) => {
    expect(checkAddress(address)).toMatchObject({
      verified: false,
      errorFields,
      localizedErrorFieldNames,
    });
  });
});
