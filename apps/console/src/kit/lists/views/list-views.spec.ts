import type { ListRules } from '../list-state';
import { chosenView, viewAddress, viewSearch, type BuiltInView, type KeptView } from './list-views';

const rules: ListRules = {
  sortable: ['name', 'created'],
  defaultSort: { field: 'name', direction: 'asc' },
  filters: { status: ['Open', 'Quoted'], type: ['NEW'] },
};
const BUILT_IN: BuiltInView[] = [
  { key: 'all', label: 'All', query: '' },
  { key: 'open', label: 'Open', query: 'status=Open' },
];
const kept: KeptView[] = [
  { id: 'v1', name: 'Red', query: 'search=red&status=Quoted', isShared: false, isOwn: true },
  { id: 'v2', name: 'Same as open', query: 'status=Open', isShared: true, isOwn: false },
];
const chosen = (address: string) => chosenView(new URLSearchParams(address), rules, BUILT_IN, kept);

describe('the view that an address shows', () => {
  it.each<[string, string | null, string | null, boolean]>([
    ['', 'all', null, false],
    ['page=3&size=50&modal=x', 'all', null, false],
    ['status=Open', 'open', null, false],
    ['sort=created,desc', null, null, true],
    ['status=Quoted', null, null, true],
    ['view=v1&status=Quoted&search=red', null, 'v1', false],
    ['view=v1&status=Quoted&search=blue', null, 'v1', true],
    ['view=v2&status=Open&page=2', null, 'v2', false],
    ['view=gone&status=Open', 'open', null, false],
  ])('%s', (address, builtIn, keptId, isUnsaved) => {
    const view = chosen(address);
    expect({ ...view, kept: view.kept?.id ?? null }).toEqual({
      builtIn,
      kept: keptId,
      isUnsaved,
    });
  });
});

describe('the address of a view', () => {
  const to = (from: string, view: { id?: string; query: string }) =>
    viewAddress(new URLSearchParams(from), rules, view);

  it.each([
    ['', { query: 'status=Open' }, 'status=Open'],
    ['status=Quoted&search=red&page=4', { query: 'status=Open' }, 'status=Open'],
    ['view=v1&search=red', { query: '' }, ''],
    ['tab=QUOTES&size=50', { query: 'status=Open' }, 'tab=QUOTES&size=50&status=Open'],
    ['status=Open', { id: 'v1', query: 'search=red' }, 'search=red&view=v1'],
    ['', { id: 'v1', query: 'status=Gone&colour=red' }, 'view=v1'],
  ])('from %j to %j', (from, view, expected) => {
    expect(to(from, view)).toBe(expected);
  });

  it('spells the same search in one way', () => {
    expect(viewSearch('type=NEW&status=Open&page=2', rules)).toBe(
      viewSearch('status=Open&type=NEW&sort=name,asc', rules),
    );
  });
});
