import type { Observation } from './signals';
import { answerObservations, SECURITY_QUESTIONS, signalScores } from './signals';
import type { SignalId } from './risk-model';

describe('signalScores', () => {
  it.each<[string, SignalId, Observation, number | undefined]>([
    ['a choice', 'mail.dmarc', 'quarantine', 80],
    ['an answer', 'q.backupFrequency', 'QUARTERLY', 35],
    ['an answer that is best when it is no', 'q.pendingLitigation', 'NO', 100],
    ['a count in the first band', 'employees.scale', 9, 85],
    ['a count in a middle band', 'employees.scale', 10, 75],
    ['a count beyond the last bound', 'employees.scale', 5000, 45],
    ['no connector', 'connectors.count', 0, 40],
    ['a score from elsewhere, rounded', 'c.MICROSOFT', 61.5, 62],
    ['a score from elsewhere that is too high', 'leak.credentials', 140, 100],
    ['headers without a fault', 'http.headers', [], 100],
    ['headers with faults', 'http.headers', ['csp-missing', 'hsts-missing'], 55],
    ['the same fault twice', 'http.headers', ['csp-missing', 'csp-missing'], 75],
    [
      'headers with every fault',
      'http.headers',
      [
        'no-redirect-to-https',
        'hsts-missing',
        'csp-missing',
        'x-frame-options-and-frame-ancestors-missing',
        'cookie-without-secure',
      ],
      0,
    ],
    ['a choice that no table knows', 'mail.spf', 'toString', undefined],
    ['an answer that no table knows', 'q.mfaAdmin', 'PERHAPS', undefined],
  ])('scores %s', (_, id, observation, score) => {
    expect(signalScores({ [id]: observation })[id]).toBe(score);
  });
});

describe('answerObservations', () => {
  it('reads answers given as texts and as truth values', () => {
    expect(
      answerObservations({ mfaAdmin: true, mfaRemote: false, backupFrequency: 'WEEKLY' }),
    ).toEqual({ 'q.mfaAdmin': 'YES', 'q.mfaRemote': 'NO', 'q.backupFrequency': 'WEEKLY' });
  });

  it('leaves out what is not answered and what is no question of the score', () => {
    expect(answerObservations({ mfaAdmin: null, favouriteColour: 'red' })).toEqual({});
  });

  it('knows twenty questions', () => {
    expect(SECURITY_QUESTIONS).toHaveLength(20);
  });
});
