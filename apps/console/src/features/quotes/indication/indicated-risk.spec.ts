import { answersOf, indicationOf, missingFacts } from './indicated-risk';

const RECORDS = { numberOfPersonalRecords: 0 };
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

describe('what of an indication the file of a client lacks', () => {
  const EMPTY = {
    country: 'USA' as const,
    domainName: null,
    naicsCode: null,
    sicCode: null,
    revenue: null,
    numberOfPersonalRecords: null,
  };
  const ENTERED = { ...RISK, company: 'quiet-mesa.example', records: 0 };
  it.each([
    [
      'all of it',
      EMPTY,
      {
        domainName: 'quiet-mesa.example',
        naicsCode: '621210',
        revenue: 5_000_000,
        numberOfPersonalRecords: 0,
      },
    ],
    ['what is not there', { ...EMPTY, revenue: 7, domainName: 'x', naicsCode: '1' }, RECORDS],
  ])('is %s', (_, filed, expected) => {
    expect(missingFacts(ENTERED, filed)).toEqual(expected);
  });

  it('is a code of the country, and no domain where a name was entered', () => {
    const british = { ...EMPTY, country: 'GBR' as const };
    expect(missingFacts({ company: 'Briar Lane', industryCode: '71111' }, british)).toEqual({
      sicCode: '71111',
    });
  });
});
