import { proofHref } from './home-link';

const AGENCY = { basePath: '/agency', places: [{ path: 'quotes' }, { path: 'billing' }] };

it.each([
  ['quotes', 'status=DRAFT', '/agency/quotes?status=DRAFT'],
  ['quotes', '', '/agency/quotes'],
  ['quotes', 'status=COUNTED&teamId=7&currency=USD', '/agency/quotes?status=COUNTED&currency=USD'],
  ['billing/outstanding', 'ageing=overdue', '/agency/billing/outstanding?ageing=overdue'],
  ['cessions', '', undefined],
  ['quotes-of-others', '', undefined],
])('a number of %s with %j is proved at %s', (list, query, href) => {
  expect(proofHref({ list, query }, AGENCY)).toBe(href);
});
