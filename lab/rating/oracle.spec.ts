import { problemsOf } from './check-risk';
import { ENGINE } from './source-engine.fixture';

const RISKS = 250;
const SEED = 20_260_101;

describe('the engine', () => {
  it('holds what it promises for risks of every kind (npm run rating:check takes 100,000)', () => {
    const risks = ENGINE.everyKindOfRisk(ENGINE.seedShelf, SEED);
    const wrong = Array.from({ length: RISKS }, () => risks.next().value)
      .map((body) => ({ body, problems: problemsOf(ENGINE, ENGINE.seedShelf, body) }))
      .filter(({ problems }) => problems.length > 0);
    expect(wrong).toEqual([]);
  });
});
