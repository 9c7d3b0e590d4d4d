import { mailedApplication } from './mailed-application';

const named = (form: Record<string, string>) => mailedApplication({ name: 'Copper Kiln', ...form });

describe('an application that was mailed', () => {
  it('is none without a name', () => {
    expect(mailedApplication({ city: 'Phoenix' })).toBeNull();
    expect(mailedApplication({ name: 'a'.repeat(201) })).toBeNull();
    expect(mailedApplication({ name: 'a'.repeat(200) })).not.toBeNull();
  });

  it.each([
    ['$1,200,000', 120_000_000],
    ['1200000.00', 120_000_000],
    ['950 000', 95_000_000],
    ['1.2 million', 120_000_000],
    ['1250000,00', 125_000_000],
    ['1.250.000,50', 125_000_050],
    ['250.000', undefined],
    ['€1,000', undefined],
    ['1.00001', undefined],
    ['-5', undefined],
    ['', undefined],
  ])('takes the revenue %j as %s minor units', (revenue, minor) => {
    expect(named({ revenue })?.facts.revenue).toBe(minor);
  });

  it.each([
    ['USA', '5411', undefined],
    ['USA', 'SIC 5411', undefined],
    ['USA', 'NAICS 5411', '5411'],
    ['GBR', '62.01/2', '62012'],
    ['GBR', '7222', undefined],
  ])('takes an industry only of a list that is known: %s, %j', (country, industryCode, code) => {
    const facts = named({ country, industryCode })?.facts;
    expect(facts?.naicsCode ?? facts?.sicCode).toBe(code);
  });

  it('takes a code of the country, and the choices that there are', () => {
    const us = named({ industryCode: 'NAICS 621210', ownershipType: 'Private', isFranchise: 'No' });
    expect(us?.facts).toEqual({
      naicsCode: '621210',
      ownershipType: 'Private',
      isFranchise: false,
    });
    const uk = named({ country: 'GBR', industryCode: '88990', entityType: 'Invented' });
    expect(uk?.facts).toEqual({ sicCode: '88990' });
    expect(uk?.company.country).toBe('GBR');
  });

  it('takes the answers that the questions have, and no others', () => {
    const form = {
      'answer.mfaCloud': 'Yes',
      'answer.mfaAdmin': 'yes',
      'answer.claimHistory': 'Longer ago',
      'answer.patchingFrequency': 'Every six months',
      'answer.invented': 'Yes',
    };
    expect(named(form)?.answers).toEqual({
      mfaCloud: true,
      claimHistory: 5,
      patchingFrequency: 'SIX_MONTHS',
    });
  });
});
