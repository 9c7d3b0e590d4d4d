import type { QuoteTerms } from './quote-terms';
import type { SpecifiedEvent } from './specified-events';
import { eventOf, keptExclusion, withEvent, withExclusion } from './specified-events';

const event = (id: string, claimName = 'Mail fraud'): SpecifiedEvent => ({
  id,
  claimNumber: `C-${id}`,
  claimName,
  claimDate: '2026-03-01',
  claimDescription: null,
});
const terms = (...keys: string[]): QuoteTerms =>
  ({ limit: 1, coverages: keys.map((key) => ({ key, limit: null })) }) as unknown as QuoteTerms;
const keysOf = ({ coverages }: QuoteTerms): string[] => coverages.map(({ key }) => key);

describe('specified events', () => {
  it('are added at the end, and changed where they stand', () => {
    const both = withEvent([event('1')], event('2'));
    expect(both).toEqual([event('1'), event('2')]);
    expect(withEvent(both, event('1', 'Ransom'))).toEqual([event('1', 'Ransom'), event('2')]);
  });

  it('are at most fifty', () => {
    const known = Array.from({ length: 50 }, (_, index) => event(`${index}`));
    expect(withEvent(known, event('0', 'Ransom'))).toHaveLength(50);
    expect(() => withEvent(known, event('50'))).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_EVENTS', status: 409 }),
    );
  });

  it('are found by their id', () => {
    expect(eventOf([event('1'), event('2')], '2')).toEqual(event('2'));
    expect(() => eventOf([event('1')], '2')).toThrow(expect.objectContaining({ status: 404 }));
  });

  it.each([
    [['BREACH'], 1, ['BREACH', 'SPECIFIED_EVENT_EXCLUSION']],
    [['SPECIFIED_EVENT_EXCLUSION', 'BREACH'], 2, ['BREACH', 'SPECIFIED_EVENT_EXCLUSION']],
    [['BREACH', 'SPECIFIED_EVENT_EXCLUSION'], 0, ['BREACH']],
  ])('put their exclusion into %j', (keys, events, expected) => {
    const named = Array.from({ length: events }, (_, index) => event(`${index}`));
    expect(keysOf(withExclusion(terms(...keys), named))).toEqual(expected);
  });

  it('keep their exclusion in changed terms, and leave one alone that was chosen', () => {
    expect(keysOf(keptExclusion(terms('BREACH'), [event('1')]))).toContain(
      'SPECIFIED_EVENT_EXCLUSION',
    );
    const chosen = terms('BREACH', 'SPECIFIED_EVENT_EXCLUSION');
    expect(keptExclusion(chosen, [])).toBe(chosen);
  });
});
