import { ACCOUNT_TYPES } from '@palisade/kernel';
import { personaOf, placesOf } from '../../app/personas';
import { firstSteps } from './first-steps';

const all = () => true;
const pathsOf = (type: (typeof ACCOUNT_TYPES)[number]) =>
  placesOf(personaOf(type)).map(({ path }) => path);

describe('the first steps of a home', () => {
  it.each(ACCOUNT_TYPES)('of %s are some', (type) => {
    expect(firstSteps(type, pathsOf(type), all).length).toBeGreaterThan(0);
  });

  it('of an agency are a client, a price and a colleague', () => {
    const keys = firstSteps('AGENCY', pathsOf('AGENCY'), all).map(({ key }) => key);
    expect(keys).toEqual(['lookUp', 'indication', 'invite']);
  });

  it('are none that the person may not take', () => {
    const mayNot = (permission: string) => permission === 'quote:create';
    const keys = firstSteps('AGENCY', pathsOf('AGENCY'), mayNot).map(({ key }) => key);
    expect(keys).toEqual(['indication']);
  });
});
