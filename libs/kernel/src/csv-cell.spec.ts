import { csvCell, fromCsvCell } from './csv-cell';

describe('a cell of a file for spreadsheets', () => {
  it.each([
    ['Red Rock Dental', 'Red Rock Dental'],
    ['', ''],
    ["'Heath'", "'Heath'"],
    ['-250.50', '-250.50'],
    ['-7', '-7'],
    ['+16025550142', "'+16025550142"],
    ['-1+1', "'-1+1"],
    ['=1+1', "'=1+1"],
    ['+1 602 555 0142', "'+1 602 555 0142"],
    ['-2,000', "'-2,000"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1+1', "'\t=1+1"],
    ['\uFF1D1+1', "'\uFF1D1+1"],
  ])('%j is written as %j', (text, written) => {
    expect(csvCell(text)).toBe(written);
    expect(fromCsvCell(written)).toBe(text);
  });
});
