import { INDUSTRY_SECTORS, sectorSql } from './industry-sector';

describe('sectors of industries', () => {
  const known = sectorSql('policy');

  it.each([
    ['USA31', '31-33'],
    ['USA33', '31-33'],
    ['USA54', '54'],
    ['GBR01', 'A'],
    ['GBR33', 'C'],
    ['GBR99', 'U'],
  ])('%s is in %s', (prefix, sector) => {
    expect(known).toContain(`"${prefix}":"${sector}"`);
  });

  it.each(['USA34', 'USA01', 'GBR04', 'GBR34'])('%s is in none', (prefix) => {
    expect(known).not.toContain(`"${prefix}"`);
  });

  it('each has a name of its own in both countries', () => {
    expect(INDUSTRY_SECTORS).toHaveLength(42);
    expect(new Set(INDUSTRY_SECTORS).size).toBe(42);
  });
});
