import { movesBetween } from './score-moves';

describe('movesBetween', () => {
  it('names each signal that is known otherwise, with its scores', () => {
    const before = { 'mail.dmarc': 'reject', 'mail.spf': '-all', 'http.headers': [] };
    const after = { 'mail.dmarc': 'absent', 'http.headers': ['csp-missing'], 'q.mfaAdmin': 'YES' };
    expect(movesBetween(before, after)).toEqual([
      {
        signal: 'http.headers',
        before: '',
        after: 'csp-missing',
        scoreBefore: 100,
        scoreAfter: 75,
      },
      { signal: 'mail.dmarc', before: 'reject', after: 'absent', scoreBefore: 100, scoreAfter: 0 },
      { signal: 'mail.spf', before: '-all', after: null, scoreBefore: 100, scoreAfter: null },
      { signal: 'q.mfaAdmin', before: null, after: 'YES', scoreBefore: null, scoreAfter: 100 },
    ]);
  });

  it('finds nothing between equal ones', () => {
    expect(movesBetween({ 'mail.spf': '-all' }, { 'mail.spf': '-all' })).toEqual([]);
  });
});
