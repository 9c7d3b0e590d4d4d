import type { CoverageKey } from '@palisade/trade';
import type { ShortPrice } from './indication';
import { indicationAnswers, pricedIndication } from './indication';
import type { Answers } from './security-answers';

const priced = (totalPremium: number): ShortPrice => ({
  premium: totalPremium,
  totalPremium,
  amountDue: totalPremium,
  flags: [],
  referToUnderwriter: false,
});

describe('an indication', () => {
  it('is priced at the best and the worst of what is not answered, and of nothing else', () => {
    const given = { mfaCloud: true, backupFrequency: 'MONTHLY', edrDeployed: false };
    const { ends, unanswered, improvements } = indicationAnswers(given, []);
    const [best, worst] = ends;
    expect(ends).toHaveLength(2);
    expect(best).toMatchObject({ ...given, mfaRemote: true, patchingFrequency: 'WEEKLY' });
    expect([best.claimHistory, worst.claimHistory]).toEqual([0, 1]);
    expect(worst).toMatchObject({ ...given, mfaRemote: false, patchingFrequency: 'NEVER' });
    expect(unanswered).not.toEqual(expect.arrayContaining(Object.keys(given)));
    expect(improvements).toEqual(
      expect.arrayContaining([
        { control: 'edrDeployed', answers: { ...given, edrDeployed: true } },
        { control: 'backupFrequency', answers: { ...given, backupFrequency: 'WEEKLY' } },
      ]),
    );
    expect(improvements.map(({ control }) => control)).not.toContain('mfaCloud');
  });

  it('counts multi-factor authentication as one control while nothing is known of it', () => {
    const [first] = indicationAnswers({}, []).improvements;
    const answers = { mfaCloud: true, mfaRemote: true, mfaAdmin: true };
    expect(first).toEqual({ control: 'mfa', answers });
  });

  it('has a range that holds the price, and names the three largest savings', () => {
    const improved = [1_000, 900, 1_300, 950, 970].map((total, index) => ({
      improvement: { control: `q${index}`, answers: {} },
      price: index === 4 ? null : priced(total),
    }));
    const facts = { ends: [priced(800), null, priced(1_500)], improved };
    const indication = pricedIndication(priced(1_000), facts);
    expect(indication).toMatchObject({ totalPremium: 1_000, low: 800, high: 1_500 });
    expect(indication.savings).toEqual([
      { control: 'q1', totalPremium: 900, by: 100 },
      { control: 'q3', totalPremium: 950, by: 50 },
    ]);
  });

  it('is priced with and without each cover that answers earn', () => {
    const ends = (given: Answers, ...coverages: CoverageKey[]) =>
      indicationAnswers(given, coverages).ends;
    const transfers = { isVerifyingBankAccounts: true, isAuthenticatingFundTransferRequests: true };
    expect(ends({}, 'CYBER_CRIME')).toHaveLength(8);
    expect(ends(transfers, 'CYBER_CRIME')).toHaveLength(4);
    expect(ends({}, 'BREACH_RESPONSE' as CoverageKey)).toHaveLength(2);
    const failover = ends({ backupFrequency: 'NEVER' }, 'FULL_SYSTEM_FAILURE');
    expect(failover.every(({ backupFrequency }) => backupFrequency === 'NEVER')).toBe(true);
    const all = ends({}, 'CYBER_CRIME', 'CONTINGENT_SYSTEM_FAILURE', 'FULL_SYSTEM_FAILURE');
    expect(all.length).toBeLessThan(80);
  });

  it('is a single price when all is answered', () => {
    const facts = { ends: [null], improved: [] };
    expect(pricedIndication(priced(700), facts)).toMatchObject({ low: 700, high: 700 });
  });
});
