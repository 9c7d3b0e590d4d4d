import { Dislocation } from './dislocation';

describe('dislocation', () => {
  it('counts who wins and loses, by how much, where and in which industry', () => {
    const dislocation = new Dislocation();
    const add = (state: string, industry: string, before: number, after: number): void =>
      dislocation.add({ state, industry, before, after });
    add('OH', '541611', 100_000, 90_000);
    add('OH', '621210', 100_000, 100_000);
    add('NY', '541512', 200_000, 230_000);
    add('NY', '54', 0, 0);
    const report = dislocation.report();
    expect(report).toMatchObject({ count: 4, winners: 1, losers: 1, percent: 5 });
    expect(report.bins.filter(({ count }) => count > 0)).toEqual([
      { from: -15, to: -10, count: 1 },
      { from: 0, to: 0, count: 2 },
      { from: 10, to: 15, count: 1 },
    ]);
    expect(report.states.map(({ key, percent }) => [key, percent])).toEqual([
      ['OH', -5],
      ['NY', 15],
    ]);
    expect(report.industries.map(({ key, percent }) => [key, percent])).toEqual([
      ['62', 0],
      ['54', 6.67],
    ]);
  });

  it.each([
    [90_000, -15, -10],
    [99_000, -5, -1],
    [99_001, -1, 0],
    [9_999_999, 25, null],
    [100_000, 0, 0],
    [100_001, 0, 1],
    [101_000, 0, 1],
  ])('counts 100,000 that become %d above %p and up to %p percent', (after, from, to) => {
    const dislocation = new Dislocation();
    dislocation.add({ state: 'OH', industry: '54', before: 100_000, after });
    const { bins } = dislocation.report();
    expect(bins.filter(({ count }) => count > 0)).toEqual([{ from, to, count: 1 }]);
  });
});
