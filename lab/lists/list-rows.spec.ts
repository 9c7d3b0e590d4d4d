import { readOperations } from '../../tools/examples/operations.mjs';
import { listsOf, readListRows, unlisted } from './list-rows';

describe('the table of lists', () => {
  const lists = listsOf(readOperations());
  const rows = readListRows();

  it('has a row for each list, which knows its filters', () => {
    expect(unlisted(lists, rows)).toEqual([]);
  });

  it('says why a list is not asked', () => {
    const isUnasked = (row: (typeof rows)[number]) =>
      [...row.sort.filter(({ value }) => !value)].length > 0 &&
      row.sort.every(({ value }) => !value);
    expect(rows.filter((row) => isUnasked(row) && !row.why)).toEqual([]);
  });

  it.each([
    ['a list without a row', [{ name: 'GET /api/quote/v1/planted', parameters: [] }], 'has no row'],
    [
      'a filter that its row does not know',
      [{ ...lists[0], parameters: [{ name: 'planted', in: 'query', schema: {} }] }],
      'does not know the filter planted',
    ],
    ['a row without a list', [], 'there is no such list'],
  ])('names %s', (_, planted, finding) => {
    const known = rows.filter(({ operation }) => operation === lists[0].name);
    expect(unlisted(planted, known).join()).toContain(finding);
  });
});
