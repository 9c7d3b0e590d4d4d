import { endorsedInput } from './endorsed-input';
import type { RatingInput } from './rating-input';

const input = (fields: object): RatingInput => fields as RatingInput;

/** As the policy was rated; the score and the revenue have changed since. */
const RATED = input({
  aggregateLimit: 1_000_000,
  companyAggregate: 60,
  revenue: 1_200_000,
  records: 500,
  controls: { edrDeployed: 'NO', mfaCount: 1 },
  coverageLimits: { LIABILITY: 1_000_000 },
  optional: ['MEDIA_LIABILITY'],
});
const TODAY = {
  aggregateLimit: 1_000_000,
  companyAggregate: 75,
  revenue: 2_000_000,
  yearEstablished: 1998,
  controls: { edrDeployed: 'YES', mfaCount: 1, useEncryption: 'NO' },
  coverageLimits: { LIABILITY: 1_000_000 },
  optional: ['MEDIA_LIABILITY'],
};

describe('what an endorsement is rated by', () => {
  it.each<[string, object, object]>([
    ['nothing, as the term was', {}, {}],
    ['a limit', { aggregateLimit: 2_000_000 }, { aggregateLimit: 2_000_000 }],
    [
      'a limit of a coverage',
      { coverageLimits: { LIABILITY: 500_000 } },
      { coverageLimits: { LIABILITY: 500_000 } },
    ],
    ['a coverage taken away', { optional: [] }, { optional: [] }],
    [
      'limits of coverages taken away',
      { coverageLimits: undefined },
      { coverageLimits: undefined },
    ],
    [
      'one control, the others as they were rated',
      { controls: { ...TODAY.controls, mfaCount: 3 } },
      { controls: { edrDeployed: 'NO', mfaCount: 3 } },
    ],
    ['what was not there', { attachment: 1_000_000 }, { attachment: 1_000_000 }],
  ])('changes %s', (_, change, expected) => {
    const asIs = input(TODAY);
    const changed = input({ ...TODAY, ...change });
    expect(endorsedInput(RATED, { asIs, changed })).toEqual({ ...RATED, ...expected });
  });

  it('comes back to what was rated when the change is taken back', () => {
    const asIs = input(TODAY);
    const raised = input({ ...TODAY, aggregateLimit: 2_000_000 });
    const once = endorsedInput(RATED, { asIs, changed: raised });
    expect(endorsedInput(once, { asIs: raised, changed: asIs })).toEqual(RATED);
  });
});
