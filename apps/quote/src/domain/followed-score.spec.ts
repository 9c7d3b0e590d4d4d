import { followsScore } from './followed-score';

describe('a score that a security tool moved', () => {
  it.each([
    ['prices new business', 'NEW', [], true],
    ['prices an offered renewal', 'RENEWAL', [{ level: 'info' }], true],
    ['leaves an endorsement, which keeps the score of its term', 'ENDORSEMENT', [], false],
    ['leaves what an underwriter released', 'NEW', [{ level: 'info' }, { level: 'refer' }], false],
  ] as const)('%s', (_, kind, flags, follows) => {
    expect(followsScore({ kind }, flags)).toBe(follows);
  });
});
