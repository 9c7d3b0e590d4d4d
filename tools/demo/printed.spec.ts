import { enumKeys } from './enum-keys.fixture';
import { machineWords } from './printed.mjs';

describe('machine words', () => {
  it.each([
    ['Method SHORT_RATE', ['SHORT_RATE']],
    ['Coverage EXTORTION 1,000,000', ['EXTORTION']],
    ['Product P250', ['P250']],
    ['Paid to FINANCER', ['FINANCER']],
    ['Cowbell Breach Fund', ['Cowbell']],
    ['COWBELL_BREACH_FUND', ['COWBELL_BREACH_FUND', 'COWBELL']],
    ['SOME_OTHER_KEY', ['SOME_OTHER_KEY']],
  ])('are found in "%s"', (text, found) => {
    expect(machineWords(text, enumKeys())).toEqual(found);
  });

  it.each([
    'PCI Fines and Penalties, CCPA and GDPR',
    'PAL 100 US 01 26 Cyber policy wording',
    'Prime 250, policy P-26-0000001, Las Vegas, NV 89101',
    'Terrorism coverage (TRIA), paid by ACH in USD',
  ])('are not in "%s"', (text) => {
    expect(machineWords(text, enumKeys())).toEqual([]);
  });
});
