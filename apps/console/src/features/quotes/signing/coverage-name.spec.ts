import { coverageName } from './coverage-name';

describe('coverageName', () => {
  it.each([
    ['PCI', 'PCI'],
    ['CONTINGENT_BI', 'Contingent BI'],
    ['WAIVER_OF_SUBROGATION', 'Waiver of Subrogation'],
  ])('%s: %s', (key, name) => {
    expect(coverageName(key)).toBe(name);
  });
});
