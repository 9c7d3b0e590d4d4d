import { SCORE_CASES } from '@palisade/testing';
import type { CompanySignals, Hazard } from '@palisade/trade';
import { industryFactors } from '@palisade/trade';
import { ratedScore, scoreInInput } from './rated-score';

const TOLD = { companyAggregate: 40, industryAggregate: 60, factors: { compliance: 20 } };
const NOBODY = { hazard: 3, employees: null };

describe('ratedScore', () => {
  it('scores as account does', () => {
    const scored = SCORE_CASES.map(({ hazard, employees, answers, findings }) => {
      const industry = industryFactors(hazard as Hazard | null);
      const signals: CompanySignals = { findings, connectors: 0, industry };
      return ratedScore({ hazard, employees }, { ...TOLD, signals }, answers);
    });
    expect(scored.map((score) => [score.companyAggregate, score.industryAggregate])).toEqual(
      SCORE_CASES.map((score) => [score.companyAggregate, score.industryAggregate]),
    );
    expect(scored).toHaveLength(50);
  });

  it('scores answers before anything was told of the insured', () => {
    expect(ratedScore(NOBODY, null, {}).companyAggregate).toBeNull();
    const good = ratedScore(NOBODY, null, { edrDeployed: true, mfaCloud: true, mfaRemote: true });
    const bad = ratedScore(NOBODY, null, { edrDeployed: false, mfaCloud: false, mfaRemote: false });
    expect(good.companyAggregate).toBeGreaterThan(bad.companyAggregate ?? 100);
  });

  it('takes a score as it was told when it came without its signals', () => {
    const told = { ...TOLD, signals: null };
    expect(ratedScore(NOBODY, told, { edrDeployed: true })).toEqual({
      ...TOLD,
      signals: null,
      ruleVersion: null,
    });
  });
});

describe('scoreInInput', () => {
  it.each<[string, object, (number | null)[] | null]>([
    ['of a scored insured', { companyAggregate: 51, industryAggregate: 62 }, [51, 62]],
    ['of one of whom nothing was known', { industryAggregate: 62 }, [null, 62]],
    ['of none', {}, null],
  ])('reads the score %s', (_, input, scores) => {
    const score = scoreInInput(input);
    expect(score && [score.companyAggregate, score.industryAggregate]).toEqual(scores);
  });
});
