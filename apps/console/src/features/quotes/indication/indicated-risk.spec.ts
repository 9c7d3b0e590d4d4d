import { answersOf, indicationOf } from './indicated-risk';

const RISK = { state: 'NV', industryCode: '621210', revenue: 5_000_000 };

describe('what an indication asks for', () => {
  it.each([
    ['nothing', {}, {}, false, null],
    ['no revenue', { ...RISK, revenue: null }, {}, false, null],
    ['no state', { ...RISK, state: undefined }, {}, false, null],
    ['enough', RISK, {}, false, { ...RISK, securityQuestions: {} }],
    [
      'a postcode in the United Kingdom',
      { ...RISK, state: undefined, zipCode: 'EC1A 1BB' },
      {},
      true,
      { zipCode: 'EC1A 1BB', industryCode: '621210', revenue: 5_000_000, securityQuestions: {} },
    ],
    [
      'a client, of whom all is on file',
      {},
      { accountId: 'a' },
      false,
      { accountId: 'a', securityQuestions: {} },
    ],
  ])('is known from %s', (_, risk, picked, isUk, expected) => {
    expect(indicationOf(risk, picked, isUk)).toEqual(expected);
  });

  it('leaves out what is not answered, and keeps a no', () => {
    expect(answersOf({ mfaCloud: false, backupFrequency: 'WEEKLY' })).toEqual({
      mfaCloud: false,
      backupFrequency: 'WEEKLY',
    });
  });
});
