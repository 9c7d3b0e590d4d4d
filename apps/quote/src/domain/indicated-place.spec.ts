import { regionOf, stateOf } from './indicated-place';

it.each([
  [{ zipCode: '89101' }, 'US', 'NV'],
  [{ zipCode: ' 89101 ', state: 'tx' }, 'US', 'TX'],
  [{ zipCode: 'LS1 4AP' }, 'UK', undefined],
  [{}, 'US', undefined],
])('%j is in the region %s and the state %s', (place, region, state) => {
  expect([regionOf(place), stateOf(place)]).toEqual([region, state]);
});
