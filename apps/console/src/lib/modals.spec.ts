import { rowsOf } from './modals';

describe('the rows that a modal is about', () => {
  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, []],
    ['one row', { quoteId: 'q1', name: 'Red Rock' }, ['q1']],
    ['a row with its own', { account: { id: 'a1', agencyId: 'g1' }, quoteId: 'a1' }, ['a1', 'g1']],
    ['several', [{ id: 'b' }, { id: 'a' }], ['a', 'b']],
  ])('%s', (_, data, ids) => {
    expect(rowsOf(data)).toEqual(ids);
  });
});
