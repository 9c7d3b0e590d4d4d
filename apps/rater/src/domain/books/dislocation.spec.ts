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
      { from: -1, to: 0, count: 2 },
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
});
