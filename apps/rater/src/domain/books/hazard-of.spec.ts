import { hazardOf } from './hazard-of';

describe('hazardOf', () => {
  it.each([
    ['US', '541611', '54', 3, 'accept'],
    ['US', '541512', '5415', 4, 'accept'],
    ['US', '54', '54', 3, 'accept'],
    ['US', '523210', '523210', 5, 'decline'],
    ['US', '713210', '7132', 5, 'decline'],
    ['US', '517111', '517', 5, 'refer'],
    ['UK', '47710', '47', 3, 'accept'],
    ['UK', '64110', '6411', 5, 'decline'],
    ['UK', '01110', '01', 1, 'accept'],
  ] as const)(
    'finds the longest prefix in the %s of %s',
    (region, code, prefix, hazard, action) => {
      expect(hazardOf(region, code)).toEqual({ prefix, hazard, action });
    },
  );

  it('knows no class of a code without a row', () => {
    expect(hazardOf('US', '999999')).toBeUndefined();
    expect(hazardOf('UK', '00')).toBeUndefined();
  });
});
