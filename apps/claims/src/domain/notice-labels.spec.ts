import { noticeLabel } from './notice-labels';

describe('the label of a field of a notice', () => {
  it.each([
    ['authorityPhoneNumber', 'US', 'Phone of the authority'],
    ['zipCode', 'US', 'Zip code'],
    ['zipCode', 'UK', 'Postcode'],
    ['city', 'UK', 'Town/City'],
    ['address', 'UK', 'Address'],
  ] as const)('of %s in the %s is that of the form', (field, region, label) => {
    expect(noticeLabel(field, region)).toBe(label);
  });
});
