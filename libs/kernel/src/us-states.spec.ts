import { isUsStateCode, US_STATES, usState } from './us-states';
import { stateOfZip } from './zip3-states';

describe('US states', () => {
  it('are fifty and DC, each with its own code, name and federal number', () => {
    expect(US_STATES).toHaveLength(51);
    for (const key of ['code', 'name', 'fips'] as const) {
      expect(new Set(US_STATES.map((row) => row[key])).size).toBe(51);
    }
  });

  it('lie in zones that the runtime knows', () => {
    const zones = [...new Set(US_STATES.map(({ timeZone }) => timeZone))];
    expect(zones).toHaveLength(10);
    for (const timeZone of zones) {
      expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow();
    }
  });

  it.each([
    ['NY', 'New York', 'America/New_York'],
    ['IN', 'Indiana', 'America/Indiana/Indianapolis'],
    ['DC', 'District of Columbia', 'America/New_York'],
  ])('%s is %s in %s', (code, name, timeZone) => {
    expect(usState(code)).toMatchObject({ name, timeZone });
  });

  it.each(['PR', 'ny', 'London', ''])('%j is none', (code) => {
    expect(isUsStateCode(code)).toBe(false);
  });
});

describe('stateOfZip', () => {
  it.each([
    ['10001', 'NY'],
    ['00501', 'NY'],
    ['02110-1234', 'MA'],
    ['05501', 'MA'],
    ['20001', 'DC'],
    ['20101', 'VA'],
    ['33101', 'FL'],
    ['34012', 'AA'],
    ['00901', 'PR'],
    ['88510', 'TX'],
    ['99950', 'AK'],
    ['00000', undefined],
    ['34300', undefined],
  ])('of %s is %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
  });

  it('knows at least one prefix of every state, 932 in all', () => {
    const all = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'));
    const known = all.flatMap((prefix) => stateOfZip(prefix) ?? []);
    expect(known).toHaveLength(932);
    expect(known).toEqual(expect.arrayContaining(US_STATES.map(({ code }) => code)));
  });
});
