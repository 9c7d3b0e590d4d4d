import { pageAddress, searchOf } from './report-query';

it.each([
  ['status=IN+FORCE&page=3&size=100', 'status=IN+FORCE'],
  [
    'sort=endDate%2Casc&status=BOUND&status=ISSUED',
    'sort=endDate%2Casc&status=BOUND&status=ISSUED',
  ],
  ['?search=a%26b', 'search=a%26b'],
  ['', ''],
])('of the search %s is kept %s', (search, expected) => {
  expect(searchOf(search)).toBe(expected);
});

it('asks for a page of what was kept, and for what its list is always asked with', () => {
  const list = { path: '/api/billing/v1/search', fixed: 'filter=outstanding balances' };
  const address = pageAddress(list, 'status=Unpaid&filter=transactions', { page: 2, size: 100 });
  expect(address).toBe(
    '/api/billing/v1/search?status=Unpaid&filter=outstanding+balances&page=2&size=100',
  );
  expect(pageAddress({ path: '/api/policy/v1/search' }, '', { page: 0, size: 1 })).toBe(
    '/api/policy/v1/search?page=0&size=1',
  );
});
