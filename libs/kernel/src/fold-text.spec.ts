import { foldText } from './fold-text';

describe('foldText', () => {
  it.each([
    ["O'Brien", 'O’Brien', 'O´Brien', 'O`Brien', 'OBrien', 'o\u200Bbrien'],
    ['Wal-Mart', 'Wal–Mart', 'WAL MART', 'Wal/Mart', ' wal (mart)'],
    ['Acme, Inc.', 'Acme Inc', '“Acme” Inc', 'ACME\u00A0INC', 'Acme\u2028Inc'],
    ['Ёлка', 'Елка', 'е\u0308лка'],
    ['ΣΊΣΥΦΟΣ', 'Σίσυφος', 'σισυφοσ'],
    ['مُحَمَّد', 'محمد'],
  ])('holds %s and its spellings for one name', (name, ...others) => {
    expect(others.map(foldText)).toEqual(others.map(() => foldText(name)));
  });

  it.each([
    ['が', 'か'],
    ['นี', 'นา'],
    ['A & B', 'A B'],
    ['!!!', '???'],
    ['...', ''],
    ['C++', 'C'],
    ['Team 1.1', 'Team 11'],
    ['Web 2.0', 'Web 20'],
    ['1,5', '15'],
  ])('tells %j from %j', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other));
  });
});
