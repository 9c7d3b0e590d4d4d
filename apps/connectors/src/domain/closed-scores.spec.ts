import type { SaidScore } from './closed-scores';
import { closedScores, seesUnsent } from './closed-scores';

const SOURCES: SaidScore[] = [
  { id: 'm', connectorType: 'MICROSOFT', score: 60 },
  { id: 'a', connectorType: 'AWS', score: 70 },
  { id: 'b', connectorType: 'AWS', score: 81 },
  { id: 'n', connectorType: 'AWS', score: null },
  { id: 'q', connectorType: 'QUALYSVM', score: null },
];

describe('what tools would say when findings were closed', () => {
  it.each([
    ['is the score and the points', { m: 12.4 }, [['MICROSOFT', 72]]],
    ['is never above the best', { m: 55 }, [['MICROSOFT', 100]]],
    ['is the mean of the sources of a kind', { b: 9.5 }, [['AWS', 80]]],
    [
      'is told of each kind',
      { m: 1, a: 30 },
      [
        ['AWS', 91],
        ['MICROSOFT', 61],
      ],
    ],
    ['is nothing where nothing was judged', { q: 5 }, []],
    ['is nothing where nothing is closed', {}, []],
  ] as const)('%s', (_, points, expected) => {
    const found = closedScores(SOURCES, new Map(Object.entries(points)));
    expect(found.map(({ connectorType, score }) => [connectorType, score])).toEqual(expected);
  });
});

describe('a quote that the insured was not shown yet', () => {
  it.each([
    ['COWBELL', true],
    ['AGENCY', true],
    ['CUSTOMER', false],
    ['MSSP', false],
  ] as const)('prices what %s sees: %s', (accountType, expected) => {
    expect(seesUnsent({ accountType })).toBe(expected);
  });
});
