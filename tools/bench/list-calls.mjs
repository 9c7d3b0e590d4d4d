const PAGE = ['page', 'size', 'sort', 'search'];
const SAMPLED = 25;

/** Every list that is measured: its service, its table, and the path that shows it. */
export const LISTS = [
  { service: 'account', table: 'account', path: '/api/account/v1/search' },
  { service: 'account', table: 'license', path: '/api/agency/v1/license/search' },
  { service: 'quote', table: 'quote', path: '/api/quote/v1/search' },
  { service: 'policy', table: 'policy', path: '/api/policy/v1/search' },
  {
    service: 'billing',
    table: 'invoice',
    path: '/api/billing/v1/search',
    fixed: { filter: 'invoices' },
  },
  {
    service: 'billing',
    table: 'payment',
    path: '/api/billing/v1/search',
    fixed: { filter: 'transactions' },
  },
  { service: 'commissions', table: 'commission', path: '/api/commissions/v1/search' },
  { service: 'docs', table: 'document', path: '/api/docs/v1/search' },
  { service: 'claims', table: 'claim', path: '/api/claims/v1/claimsFile/search' },
];

/**
 * The calls of a list that its document allows: plain, by each sort both ways, by each value that a
 * filter may have, by a word; those that need an id take it from a row of the first page.
 */
export async function callsOf({ path, fixed = {} }, { document, get }) {
  const parameters = document.paths[path].get.parameters.filter(
    ({ in: where }) => where === 'query',
  );
  const first = await get(urlOf(path, fixed));
  const [row = {}] = first.content ?? [];
  const calls = [{}];
  for (const field of await sortsOf(path, fixed, get)) {
    for (const way of ['asc', 'desc']) calls.push({ sort: `${field},${way}` });
  }
  for (const { name, schema } of parameters) {
    if (PAGE.includes(name) || name in fixed) continue;
    for (const value of valuesOf(schema, row[name])) calls.push({ [name]: value });
  }
  if (parameters.some(({ name }) => name === 'search')) calls.push({ search: 'an' });
  const urls = calls.map((call) => urlOf(path, { ...fixed, ...call, size: SAMPLED }));
  const allowed = [];
  for (const url of urls) if ((await get(url)).content) allowed.push(url);
  return allowed;
}

/** A sort that does not exist is refused with the names of those that do. */
async function sortsOf(path, fixed, get) {
  const { errors = [], detail = '' } = await get(urlOf(path, { ...fixed, sort: 'none' }));
  const told = [detail, ...errors.map((error) => error.detail)].find((text) =>
    text.includes(' of: '),
  );
  return told ? told.split(' of: ')[1].replace(/\.$/, '').split(', ') : [];
}

function valuesOf(schema, known) {
  const { enum: values, type, items } = schema;
  if (values) return values;
  if (items?.enum) return items.enum;
  if (type === 'boolean') return [true, false];
  return ['string', 'number', 'boolean'].includes(typeof known) ? [known] : [];
}

const urlOf = (path, query) => `${path}?${new URLSearchParams(query)}`;
