import { claimQuestions } from './questions';

it('asks what its region needs, each once', () => {
  const keys = (product: 'P250' | 'P_ONE') => claimQuestions(product).map(({ key }) => key);
  expect(keys('P250')).toContain('isHealthDataConcerned');
  expect(keys('P_ONE')).toContain('isIcoTold');
  expect(keys('P250')).not.toContain('isIcoTold');
  expect(new Set(keys('P250')).size).toBe(keys('P250').length);
});
