import type { Tie, Ties } from './account-ties';
import { tie, untie } from './account-ties';

const FREE: Ties = { aggregatorId: null, msspIds: [] };

describe('an account', () => {
  it.each<[string, Tie, Ties]>([
    ['an aggregator', 'DIGITAL', { aggregatorId: 'a', msspIds: [] }],
    ['a security provider', 'MSSP', { aggregatorId: null, msspIds: ['a'] }],
  ])('is tied to %s once and let go', (_, kind, tied) => {
    expect(tie(FREE, kind, 'a')).toEqual(tied);
    expect(tie(tied, kind, 'a')).toBe(tied);
    expect(untie(tied, kind, 'a')).toEqual(FREE);
    expect(() => untie(tied, kind, 'b')).toThrow('not linked');
  });

  it('has several security providers and one aggregator', () => {
    const tied = { aggregatorId: 'a', msspIds: ['a'] };
    expect(tie(tied, 'MSSP', 'b').msspIds).toEqual(['a', 'b']);
    expect(() => tie(tied, 'DIGITAL', 'b')).toThrow('another aggregator');
  });
});
