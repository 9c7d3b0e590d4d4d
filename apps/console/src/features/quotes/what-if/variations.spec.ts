import type { Quote, SecurityAnswers } from '../../../lib/api-types';
import { variationsOf } from './variations';

const OPTIONS = {
  aggLimits: [1_000_000, 2_000_000, 3_000_000, 4_000_000],
  deductibles: [10_000, 25_000, 50_000],
};

describe('what a quote may be priced with instead', () => {
  it('is each control that could be better, and the next limits and retentions', () => {
    const answers = { mfaCloud: false, edrDeployed: true, backupFrequency: 'MONTHLY' };
    const variations = variationsOf(
      {
        answers: answers as SecurityAnswers,
        controls: { mfaCount: 1, edrDeployed: 'YES', backupFrequency: 'MONTHLY' },
        limit: 2_000_000,
        terms: { deductible: 10_000 } as Quote['terms'],
      },
      OPTIONS,
    );
    expect(variations.map(({ key }) => key)).toEqual([
      'mfaCloud',
      'backupFrequency',
      'deductible 25000',
      'deductible 50000',
      'limit 1000000',
      'limit 3000000',
      'limit 4000000',
    ]);
    expect(variations[0].change).toMatchObject({
      controls: { mfaCount: 2, edrDeployed: 'YES', backupFrequency: 'MONTHLY' },
    });
    expect(variations[1].change).toMatchObject({
      controls: { mfaCount: 1, edrDeployed: 'YES', backupFrequency: 'WEEKLY' },
    });
    expect(variations[2].change).toEqual({ retention: 25_000 });
  });
});
