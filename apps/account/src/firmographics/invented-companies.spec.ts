import { addressErrors, addressWarnings } from '@palisade/kernel';
import { DEMO_ACCOUNTS } from '../demo/demo-accounts';
import { DEMO_COMPANIES } from '../demo/demo-companies';
import { inventedCompanies } from './invented-companies';

const ALL = [...DEMO_COMPANIES, ...inventedCompanies()];

describe('invented companies', () => {
  it('are some hundred, of both countries', () => {
    const ofCountry = (country: string): number =>
      ALL.filter((company) => company.country === country).length;
    expect([ofCountry('USA'), ofCountry('GBR')]).toEqual([258, 100]);
  });

  it('are the same each time', () => {
    expect(inventedCompanies()).toEqual(inventedCompanies());
  });

  it('have addresses that verify', () => {
    const odd = ALL.filter(
      (company) => addressErrors(company).length + addressWarnings(company).length,
    );
    expect(odd).toEqual([]);
  });

  it.each(['cbid', 'name', 'domainName', 'dunsNumber'] as const)('have no %s twice', (field) => {
    expect(new Set(ALL.map((company) => company[field])).size).toBe(ALL.length);
  });

  it('use phones and domains that belong to nobody', () => {
    const isFiction =
      /^\+1\d{3}55501\d\d$|^\+440\d{3}(496|946|018)0\d{2,3}$|^\+440(207946|292018)0\d{3}$/;
    const odd = ALL.filter(
      ({ phone, domainName }) => !isFiction.test(phone) || !domainName.endsWith('.example'),
    );
    expect(odd).toEqual([]);
  });

  it('keep within what an account accepts', () => {
    const odd = ALL.filter(
      ({ revenue, employees, records, yearEstablished, dunsNumber }) =>
        revenue < 100 ||
        employees < 1 ||
        records < 1 ||
        yearEstablished < 1500 ||
        yearEstablished > 2026 ||
        !/^\d{9}$/.test(dunsNumber),
    );
    expect(odd).toEqual([]);
  });

  it('include the company of every demo account, once', () => {
    expect(new Set(DEMO_ACCOUNTS.map(({ company }) => company.cbid)).size).toBe(22);
    expect(DEMO_COMPANIES).toHaveLength(22);
  });
});
