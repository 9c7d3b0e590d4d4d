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
    ['US', US, ['state', 'zipCode']],
    ['UK', UK, ['zipCode']],
  ])('says what it compared in the %s', (_, address, compared) => {
    expect(checkAddress(address).comparedFields).toEqual(compared);
  });

  it.each([
    ['the ZIP of another state', { ...US, zipCode: '90210' }, ['zipCode'], ['ZIP Code']],
    ['a ZIP of zeros', { ...US, zipCode: '00000' }, ['zipCode'], ['ZIP Code']],
    ['a missing state', { ...US, state: '' }, ['state'], ['State']],
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
