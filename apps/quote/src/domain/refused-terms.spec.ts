import { asRequested } from './refused-terms';
import type { QuoteTerms } from './quote-terms';

const TERMS = {
  coverages: [
    { key: 'BRICKING', limit: null },
    { key: 'CYBER_CRIME', limit: 1 },
  ],
} as unknown as QuoteTerms;

describe('what the rater refuses', () => {
  it.each([
    ['/aggregateLimit', '/initialRequestData/limit'],
    ['/retention', '/initialRequestData/deductible'],
    ['/attachment', '/initialRequestData/attachment'],
    ['/waitingPeriod', '/initialRequestData/waitingPeriod'],
    ['/retroActivePeriod', '/initialRequestData/retroActivePeriod'],
    ['/techENOPercentage', '/initialRequestData/techENOPercentage'],
    ['/isTriaExcluded', '/initialRequestData/isTriaExcluded'],
    ['/cyberCrimeLimit', '/initialRequestData/coverages/1/limit'],
    ['/coverageLimits/BRICKING', '/initialRequestData/coverages/0/limit'],
    ['/coverageLimits/PCI', '/initialRequestData/coverages'],
    ['/techLimit', '/initialRequestData/coverages'],
    ['/optional/3', '/initialRequestData/coverages'],
    ['/deselected', '/initialRequestData/coverages'],
    ['/endorsements', '/initialRequestData/coverages'],
    ['/effectiveDate', '/effectiveDate'],
    ['/endDate', '/endDate'],
    ['/controls/mfa', '/securityQuestions'],
    ['/claimHistory', '/securityQuestions'],
    ['/adverseFlags', '/securityQuestions'],
    ['/fundTransferYes', '/securityQuestions'],
    ['/revenue', '/accountId'],
    ['', '/accountId'],
  ])('at %s stands at %s of the request', (pointer, expected) => {
    expect(asRequested([{ pointer, detail: 'No.' }], TERMS)).toEqual([
      { pointer: expected, detail: 'No.' },
    ]);
  });

  it('is called by the names of the request', () => {
    const details = (pointer: string, detail: string) =>
      asRequested([{ pointer, detail }], TERMS)[0]?.detail;
    expect(details('/retention', 'retention is too low for this retention')).toBe(
      'deductible is too low for this retention',
    );
    expect(details('/retention', 'retentions differ')).toBe('retentions differ');
    expect(details('/retention', 'The retention is too low')).toBe('The retention is too low');
    expect(asRequested([{ detail: 'No.' }], TERMS)).toEqual([
      { pointer: '/accountId', detail: 'No.' },
    ]);
  });
});
