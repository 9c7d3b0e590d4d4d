import { changedFacts } from './facts-form';

describe('changedFacts', () => {
  it.each([
    ['nothing', { name: 'A', revenue: null }, { name: 'A' }, {}],
    ['a number', { revenue: 5 }, { revenue: 6 }, { revenue: 6 }],
    ['an emptied field', { url: 'https://a.example' }, { url: '' }, { url: null }],
    ['an answer of no', { isFranchise: true }, { isFranchise: false }, { isFranchise: false }],
    [
      'a list',
      { domains: '' },
      { domains: 'a.example, b.example' },
      { domains: ['a.example', 'b.example'] },
    ],
    ['an emptied list', { domains: 'a.example' }, { domains: '' }, { domains: [] }],
  ])('are %s', (_, before, after, changed) => {
    expect(changedFacts(before, after)).toEqual(changed);
  });
});
