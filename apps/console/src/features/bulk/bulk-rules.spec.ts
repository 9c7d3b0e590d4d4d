import { BULK_BYTES_MAX, columnsWith, fileProblem } from './bulk-rules';

describe('a file of accounts', () => {
  it.each([
    [undefined, 'account:bulkUpload.noFile'],
    [{ name: 'a.pdf', size: 1 }, 'account:bulkUpload.noFile'],
    [{ name: 'a.XLSX', size: 1 }, null],
    [{ name: 'a.csv', size: BULK_BYTES_MAX }, null],
    [{ name: 'a.xls', size: BULK_BYTES_MAX + 1 }, 'account:bulkUpload.tooBig'],
  ])('%j: %s', (file, problem) => {
    expect(fileProblem(file)).toBe(problem);
  });

  it.each([
    [0, 'phone', 'phone,'],
    [1, 'name', ',name'],
    [0, null, ',phone'],
  ] as const)('whose column %d is read as %s', (place, column, columns) => {
    expect(columnsWith(['name', 'phone'], place, column)).toBe(columns);
  });
});
