import type { Product } from '@palisade/trade';
import { PRODUCT_CODES } from '@palisade/trade';
import type { RatingFlag } from './quote-rating';
import type { OutcomeFacts } from './rating-outcome';
import { judgeRating } from './rating-outcome';
import type { Answers } from './security-answers';

const ANSWERED: Answers = {
  claimHistory: 0,
  mfaCloud: true,
  mfaRemote: true,
  mfaAdmin: true,
  backupFrequency: 'WEEKLY',
  civilOrCriminalAction: false,
  pendingLitigation: false,
  securityBreachRequiringNotification: false,
  lossInBusinessIncome: false,
  pastCyberIncident: false,
};
const FACTS: OutcomeFacts = {
  product: 'P250',
  answers: ANSWERED,
  factors: null,
  isScoreBypassed: false,
  isWithinLevels: true,
};
const flag = (level: RatingFlag['level'], rule: string): RatingFlag => ({
  level,
  rule,
  reason: `Because of ${rule}.`,
});

describe('judgeRating', () => {
  it('makes Prime 100 and 100 Pro active, and every other product ready', () => {
    const active = PRODUCT_CODES.filter(
      (product: Product) => judgeRating([], { ...FACTS, product }).action === 'rateActive',
    );
    expect(active).toEqual(['P100', 'P100_PRO']);
    expect(judgeRating([], FACTS)).toEqual({ action: 'rateReady', reasons: [] });
  });

  it.each<[string, RatingFlag[], string, string[]]>([
    ['a note', [flag('info', 'MINIMUM')], 'rateReady', []],
    ['a referral', [flag('refer', 'REF_CLASS')], 'rateReferred', ['REF_CLASS']],
    [
      'a decline beside a referral',
      [flag('refer', 'REF_CLASS'), flag('decline', 'DEC_CLASS')],
      'rateDeclined',
      ['DEC_CLASS'],
    ],
    ['a block', [flag('block', 'REF_NOT_FILED')], 'rateDeclined', ['REF_NOT_FILED']],
  ])('lets %s decide', (_, flags, action, codes) => {
    const outcome = judgeRating(flags, FACTS);
    expect(outcome.action).toBe(action);
    expect(outcome.reasons.map(({ code }) => code)).toEqual(codes);
  });

  it('gives an indication while answers that bind are missing, and names each', () => {
    const { mfaAdmin: _, ...answers } = ANSWERED;
    expect(judgeRating([], { ...FACTS, answers })).toEqual({
      action: 'rateIndication',
      reasons: [
        {
          code: 'ANSWER_MISSING',
          text: 'The question mfaAdmin is not answered.',
          source: 'quote',
        },
      ],
    });
  });

  it.each<[string, Partial<OutcomeFacts>, string[]]>([
    ['litigation', { answers: { ...ANSWERED, pendingLitigation: true } }, ['REF_LITIGATION']],
    ['a factor of 24', { factors: { compliance: 24, supplyChain: null } }, ['REF_SCORE']],
    ['a revenue outside of every level', { isWithinLevels: false }, ['REF_LEVEL']],
    ['factors of 25', { factors: { compliance: 25 } }, []],
    ['one that is only shown', { factors: { compliance: 25, supplyChain: 0 } }, []],
  ])('refers for %s, which the rater is not told', (_, change, codes) => {
    const { reasons } = judgeRating([], { ...FACTS, ...change });
    expect(reasons.map(({ code }) => code)).toEqual(codes);
  });

  it('passes over a weak factor alone when that is bypassed', () => {
    const bypassed = { ...FACTS, factors: { compliance: 1 }, isScoreBypassed: true };
    expect(judgeRating([flag('refer', 'REF_SCORE')], bypassed).action).toBe('rateReady');
    const { reasons } = judgeRating([flag('refer', 'REF_CLASS')], bypassed);
    expect(reasons.map(({ code }) => code)).toEqual(['REF_CLASS']);
  });

  it('names a rule once when the rater hit it too', () => {
    const { reasons } = judgeRating([flag('refer', 'REF_SCORE')], {
      ...FACTS,
      factors: { compliance: 1 },
    });
    expect(reasons).toHaveLength(1);
  });
});
