const PAGE = ['page', 'size', 'sort', 'search'];
const SAMPLED = 25;

/** Part of a word; of fewer than three letters the index of a search knows nothing. */
const WORD = 'ing';

/**
 * Every list that is measured: its service, the path that shows it, and the tables that are filled for
 * it, parents first, each with the columns that name a row of a parent.
 */
export const LISTS = [
  { service: 'account', path: '/api/account/v1/search', tables: { account: {} } },
  { service: 'account', path: '/api/agency/v1/license/search', tables: { license: {} } },
  {
    service: 'quote',
    path: '/api/quote/v1/search',
    tables: { account: {}, quote: { account_id: 'account' } },
  },
  { service: 'policy', path: '/api/policy/v1/search', tables: { policy: {} } },
  {
    service: 'billing',
    path: '/api/billing/v1/search',
    fixed: { filter: 'invoices' },
    tables: { policy_bill: {}, invoice: { policy_id: 'policy_bill' } },
  },
  {
    service: 'billing',
    path: '/api/billing/v1/search',
    fixed: { filter: 'transactions' },
    tables: { policy_bill: {}, payment: { policy_id: 'policy_bill' } },
  },
  {
    service: 'commissions',
    path: '/api/commissions/v1/search',
    tables: { policy_commission: {}, commission: { policy_id: 'policy_commission' } },
  },
  { service: 'docs', path: '/api/docs/v1/search', tables: { document: {} } },
  {
    service: 'claims',
    path: '/api/claims/v1/claimsFile/search',
    tables: {
      account: {},
      policy_cover: { account_id: 'account' },
      claim: { policy_id: 'policy_cover' },
      claims_file: { id: 'claim' },
    },
  },
];

/** What a list is called: the table of its rows. */
export const nameOf = ({ tables }) => Object.keys(tables).at(-1);

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
  if (parameters.some(({ name }) => name === 'search')) calls.push({ search: WORD });
  const urls = calls.map((call) => urlOf(path, { ...fixed, ...call, size: SAMPLED }));
  const allowed = [];
  for (const url of urls) if ((await get(url)).content) allowed.push(url);
  if (!allowed.length) throw new Error(`${path} answers no list.`);
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
