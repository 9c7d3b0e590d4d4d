import { judged } from './exactness';
import { ENGINE } from './source-engine.fixture';
import { tiedRisks } from './ties';

const TIES = 200;
const SEED = 20_260_102;

describe('amounts in the middle between two', () => {
  const ties = tiedRisks(ENGINE, ENGINE.seedShelf, SEED);
  const risks = Array.from({ length: TIES }, () => ties.next().value).map((tie) => ({
    ...tie,
    ...judged(ENGINE, ENGINE.seedShelf, tie.body),
  }));

  it('are made by the oracle’s own fractions', () => {
    expect(risks.filter(({ isTied }) => !isTied)).toEqual([]);
    expect(new Set(risks.map(({ kind }) => kind)).size).toBe(4);
  });

  it('are rounded up to the cent (npm run rating:exact takes 100,000)', () => {
    expect(risks.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
  });

  it('are never left to binary numbers where these multiply', () => {
    expect(risks.filter(({ kind, isQuick }) => kind === 'line' && isQuick)).toEqual([]);
  });
});
