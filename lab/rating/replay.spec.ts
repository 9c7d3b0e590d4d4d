import { ReplayReport } from './replay';

const rated = (engine: string, version: string) => ({ engine, rate_book: { version } });

describe('the report of a replay', () => {
  it('counts what differs by the engine and the book that rated', () => {
    const report = new ReplayReport();
    report.add(rated('e/2', 'US-1'), []);
    report.add(rated('e/1', 'US-1'), [{ field: 'premium' }]);
    report.add(rated('e/1', 'US-1'), []);
    report.add(rated('e/1', 'UK-1'), []);
    expect(report).toMatchObject({ count: 4, different: 1 });
    expect(report.groups).toEqual([
      { engine: 'e/1', version: 'UK-1', count: 1, different: 0 },
      { engine: 'e/1', version: 'US-1', count: 2, different: 1 },
      { engine: 'e/2', version: 'US-1', count: 1, different: 0 },
    ]);
  });
});
