import { hazardMap, hazardOf } from './hazard-of';
import { NAICS_HAZARDS } from './naics-hazards';
import { SIC_HAZARDS } from './sic-hazards';

const MAPS = { US: hazardMap(NAICS_HAZARDS), UK: hazardMap(SIC_HAZARDS) };

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
      expect(hazardOf(MAPS[region], code)).toEqual({ prefix, hazard, action });
    },
  );

  it('knows no class of a code without a row', () => {
    expect(hazardOf(MAPS.US, '999999')).toBeUndefined();
    expect(hazardOf(MAPS.UK, '00')).toBeUndefined();
  });
});
