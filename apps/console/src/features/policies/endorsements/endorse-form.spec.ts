import type { PolicyTerms } from '../../../lib/api-types';
import { endorsementOf, withCurrent } from './endorse-form';

describe('the request of an endorsement', () => {
  const terms = { aggregateLimit: 1_000_000, retention: 25_000 } as PolicyTerms;
  const form = { effectiveDate: '2026-09-01', limit: 1_000_000, deductible: 25_000 };

  it.each([
    ['a higher limit', { limit: 2_000_000 }],
    ['a lower retention', { deductible: 10_000 }],
  ])('asks for %s and leaves the rest to what holds on the date', (_, change) => {
    const { effectiveDate } = form;
    const request = { effectiveDate, initialRequestData: change };
    expect(endorsementOf({ ...form, ...change }, { terms })).toEqual(request);
  });

  it.each([
    ['nothing changes', {}],
    ['there is no date', { limit: 2_000_000, effectiveDate: '' }],
  ])('is none while %s', (_, change) => {
    expect(endorsementOf({ ...form, ...change }, { terms })).toBeNull();
  });
});

it('the choices hold what the policy has, in order and once', () => {
  expect(withCurrent([1, 3], 2)).toEqual([1, 2, 3]);
  expect(withCurrent([1, 2], 2)).toEqual([1, 2]);
});
