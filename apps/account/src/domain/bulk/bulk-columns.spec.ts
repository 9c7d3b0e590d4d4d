import { BULK_COLUMN_KEYS, bulkHeadings, checkMapping, mappingOf } from './bulk-columns';

const US = bulkHeadings('en-US');
const UK = bulkHeadings('en-GB');

describe('the columns of a bulk upload', () => {
  it('are called in each edition as it speaks', () => {
    expect(US).toEqual(expect.arrayContaining(['ZIP code', 'Revenue', 'Total revenue']));
    expect(UK).toEqual(expect.arrayContaining(['Postcode', 'Turnover', 'Total turnover']));
    expect(
      UK.filter((heading) => /\b(zip|revenue|agency|agent|organization)\b/i.test(heading)),
    ).toEqual([]);
  });

  it.each([
    [US, BULK_COLUMN_KEYS],
    [UK, BULK_COLUMN_KEYS],
    [
      ['company NAME', 'Postcode', 'Colour', 'telephone'],
      ['name', 'zipCode', null, 'phone'],
    ],
    [
      ['Company', 'SIC 2007', 'Revenue 2023', 'Revenue 2024', 'Address 4'],
      ['name', 'industryCode', null, 'revenue', null],
    ],
    [
      ['Company', 'Name'],
      ['name', null],
    ],
  ])('of %j are %j', (headings, mapping) => {
    expect(mappingOf(headings)).toEqual(mapping);
  });

  it.each([
    [BULK_COLUMN_KEYS, null],
    [['name', 'phone', 'address1', 'city', 'zipCode'] as const, null],
    [['name', 'phone', 'address1', 'city'] as const, 'This column is missing: ZIP code.'],
    [['name', 'revenue'] as const, 'These columns are missing: Phone, Address 1, City, ZIP code.'],
    [['name', 'name'] as const, 'Company is chosen for two columns.'],
  ])('%j are refused in one sentence: %s', (mapping, sentence) => {
    const check = (): void => checkMapping(mapping);
    if (sentence === null) expect(check).not.toThrow();
    else expect(check).toThrow(sentence);
  });
});
