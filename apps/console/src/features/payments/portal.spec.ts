import { scriptAddress } from './portal';

describe('the script of the portal', () => {
  it.each([
    [
      'https://us.palisade.example/api/billing/v1/portal/script.js',
      '/api/billing/v1/portal/script.js',
    ],
    ['https://processor.example/portal.js', 'https://processor.example/portal.js'],
  ])('at %s is loaded from %s', (url, address) => {
    expect(scriptAddress(url)).toBe(address);
  });
});
