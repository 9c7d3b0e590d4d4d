import { wholesaleGroup } from './coverage-groups';

it.each([
  ['LIABILITY', 'thirdParty'],
  ['TECH_ENO', 'thirdParty'],
  ['DATA_RESTORATION', 'firstParty'],
  ['CYBER_CRIME', 'firstParty'],
  ['ADDITIONAL_INSURED', 'endorsements'],
  ['CYBER_TERRORISM', 'endorsements'],
])('%s is among %s', (key, group) => {
  expect(wholesaleGroup(key)).toBe(group);
});
