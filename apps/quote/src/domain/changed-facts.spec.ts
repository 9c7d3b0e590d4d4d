import { changedFacts } from './changed-facts';

const BEFORE = {
  revenue: 100_000_000,
  employees: 1200,
  records: null,
  yearEstablished: 1999,
  state: 'NV',
};
const said = (
  changed: string[],
  after: Partial<typeof BEFORE>,
  before: typeof BEFORE | null = BEFORE,
) => changedFacts(changed, { before, after: { ...BEFORE, ...after }, currency: 'USD' });

describe('what was changed of a client', () => {
  it('says figures and words from what to what', () => {
    expect(said(['revenue'], { revenue: 200_000_050 })).toBe(
      'The account was changed: revenue from $1,000,000.00 to $2,000,000.50.',
    );
    expect(
      said(['noOfEmployeesAll', 'yearEstablished', 'state'], {
        employees: 2500,
        yearEstablished: 2001,
        state: 'TX',
      }),
    ).toBe(
      'The account was changed: number of employees from 1,200 to 2,500, ' +
        'year established from 1999 to 2001, state from NV to TX.',
    );
    expect(said(['numberOfPersonalRecords'], { records: 5_000 as unknown as null })).toContain(
      'number of personal records from nothing to 5,000',
    );
  });

  it('names the rest in words, each once, and no field by its key', () => {
    expect(
      said(
        ['securityAnswers', 'naicsCode', 'address1', 'address2', 'percentInternationalSales'],
        {},
      ),
    ).toBe(
      'The account was changed: security answers, industry, address, percent international sales.',
    );
    expect(said(['revenue'], { revenue: 1 }, null)).toBe('The account was changed: revenue.');
  });
});
