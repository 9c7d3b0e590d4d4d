import type { ClaimAnswer } from './notice';
import { answerErrors, claimQuestions } from './questions';

it('asks what its region needs, each once', () => {
  const keys = (product: 'P250' | 'P_ONE') => claimQuestions(product).map(({ key }) => key);
  expect(keys('P250')).toContain('isHealthDataConcerned');
  expect(keys('P_ONE')).toContain('isIcoTold');
  expect(keys('P250')).not.toContain('isIcoTold');
  expect(new Set(keys('P250')).size).toBe(keys('P250').length);
});

const RANSOM = { key: 'isRansomAsked', answer: 'YES' };

it.each<[string, ClaimAnswer[], string[]]>([
  ['a question once', [RANSOM, { key: 'areBackupsIntact', answer: 'NO' }], []],
  ['the same question twice', [RANSOM, RANSOM], ['/answers/1/key']],
  ['a question that nobody asks', [{ key: 'isOngoing', answer: 'YES' }], ['/answers/0/key']],
])('answers %s', (_, answers, pointers) => {
  expect(answerErrors(answers, 'P250').map(({ pointer }) => pointer)).toEqual(pointers);
});
