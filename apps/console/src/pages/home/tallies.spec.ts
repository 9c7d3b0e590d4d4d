import { personaOf } from '../../app/personas';
import { TALLIES } from './tallies';

const homes = TALLIES.flatMap(({ key, list, types }) => types.map((type) => ({ key, list, type })));

describe('what a home counts', () => {
  it.each(homes)('$key has a list in the console of $type', ({ list, type }) => {
    const { navigation, more } = personaOf(type);
    expect([...navigation, ...more].map(({ path }) => path)).toContain(list);
  });

  it('is counted once for a home', () => {
    const addresses = homes.map(({ list, type }, index) => `${type} ${list} ${homes[index]?.key}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
