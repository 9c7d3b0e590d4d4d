import { PAGE_SIZE_OPTIONS } from '@palisade/kernel';
import fc from 'fast-check';
import { listQuery, readListState, writeListState, type ListRules } from './list-state';

const rules: ListRules = {
  sortable: ['name', 'created'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: { status: ['Open', 'Quoted'], teamId: null },
};
const read = (search: string) => readListState(new URLSearchParams(search), rules);

describe('list state in the address', () => {
  it.each([
    ['nothing', '', { page: 0, size: 25, search: '' }],
    ['a page', 'page=3', { page: 3 }],
    ['a negative page', 'page=-1', { page: 0 }],
    ['a page that is no number', 'page=x', { page: 0 }],
    ['an absurd page', 'page=99999999', { page: 0 }],
    ['an offered size', 'size=100', { size: 100 }],
    ['a size that is not offered', 'size=5000', { size: 25 }],
    ['a sort', 'sort=created,desc', { sort: { field: 'created', direction: 'desc' } }],
    ['a field that is not sortable', 'sort=secret,desc', { sort: rules.defaultSort }],
    ['a direction that does not exist', 'sort=name,up', { sort: rules.defaultSort }],
    ['a known filter value', 'status=Open', { filters: { status: 'Open' } }],
    ['an unknown filter value', 'status=Nope', { filters: {} }],
    ['a free filter', 'teamId=7', { filters: { teamId: '7' } }],
    ['a filter of another list', 'colour=red', { filters: {} }],
  ])('reads %s', (_, search, expected) => {
    expect(read(search)).toMatchObject(expected);
  });

  it('keeps parameters it does not know and leaves out defaults', () => {
    const next = writeListState(
      new URLSearchParams('modal=account-create&size=50'),
      { size: 25, search: ' red ', filters: { status: 'Open' } },
      rules,
    );
    expect(next.toString()).toBe('modal=account-create&search=red&status=Open');
  });

  it('returns to the first page when what is counted changes', () => {
    const params = new URLSearchParams('page=4');
    expect(writeListState(params, { search: 'x' }, rules).get('page')).toBeNull();
    expect(writeListState(params, { page: 5 }, rules).get('page')).toBe('5');
  });

  it('reads back what it wrote', () => {
    const state = fc.record({
      page: fc.nat({ max: 1000 }),
      size: fc.constantFrom(...PAGE_SIZE_OPTIONS),
      sort: fc.record({
        field: fc.constantFrom(...rules.sortable),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
      search: fc.string().map((text) => text.trim()),
      filters: fc.constantFrom<Record<string, string>>({}, { status: 'Quoted' }, { teamId: 'a b' }),
    });
    fc.assert(
      fc.property(state, (wanted) => {
        const params = writeListState(new URLSearchParams('other=1'), wanted, rules);
        expect(readListState(new URLSearchParams(params.toString()), rules)).toEqual(wanted);
      }),
    );
  });

  it('asks the server in its own words', () => {
    expect(listQuery(read('page=2&sort=created,desc&search=red&status=Open'))).toEqual({
      page: 2,
      size: 25,
      sort: ['created,desc'],
      search: 'red',
      status: 'Open',
    });
  });
});
