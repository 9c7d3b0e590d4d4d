import { sheetCell, type SheetCell } from './sheet';

describe('sheetCell', () => {
  it.each<[string, SheetCell]>([
    ['12', { t: 'n', v: 12, z: '0' }],
    ['1,250', { t: 'n', v: 1250, z: '#,##0' }],
    ['$1,250.50', { t: 'n', v: 1250.5, z: '"$"#,##0.00' }],
    ['£500', { t: 'n', v: 500, z: '"£"#,##0' }],
    ['−$20.00', { t: 'n', v: -20, z: '"$"#,##0.00' }],
    ['–', { t: 's', v: '–' }],
    ['', { t: 's', v: '' }],
    ['12 of 100', { t: 's', v: '12 of 100' }],
    ['1,2', { t: 's', v: '1,2' }],
    ['=1+1', { t: 's', v: '=1+1' }],
  ])('of a number column keeps %j as %j', (text, cell) => {
    expect(sheetCell(text, true)).toEqual(cell);
  });

  it.each(['00123', '89101', '=1+1', '+12125550123'])('of words keeps %j as text', (text) => {
    expect(sheetCell(text, false)).toEqual({ t: 's', v: text });
  });
});
