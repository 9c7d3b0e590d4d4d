import { required } from '../required';

const PAGE = ['page', 'size', 'sort', 'search'];
const SAMPLED = 25;

/** Part of a word; of fewer than three letters the index of a search knows nothing. */
const WORD = 'ing';

/** Columns of a table that name a row of a parent, with the table of that. */
export type Parents = Record<string, string>;

/** A list that is measured. */
export interface List {
  service: string;
  /** What shows it. */
  path: string;
  /** What every call of it says. */
  fixed?: Record<string, string>;
  /** Those that are filled for it, parents first. */
  tables: Record<string, Parents>;
}

/** What of an OpenAPI document says how lists may be called. */
export interface ListDocument {
  paths: Record<string, { get: { parameters: Parameter[] } }>;
}

interface Parameter {
  name: string;
  in: string;
  schema: { enum?: string[]; type?: string; items?: { enum?: string[] } };
}

/** A page of a list, or why there is none. */
export interface ListAnswer {
  content?: Record<string, unknown>[];
  detail?: string;
  errors?: { detail: string }[];
}

export type Get = (url: string) => Promise<ListAnswer>;

type Query = Record<string, unknown>;

/** Every list that is measured. */
export const LISTS: readonly List[] = [
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
export const nameOf = ({ path, tables }: List): string =>
  required(Object.keys(tables).at(-1), `table of ${path}`);

/**
 * The calls of a list that its document allows: plain, by each sort both ways, by each value that a
 * filter may have, by a word; those that need an id take it from a row of the first page.
 */
export async function callsOf(
  { path, fixed = {} }: List,
  { document, get }: { document: ListDocument; get: Get },
): Promise<string[]> {
  const parameters = document.paths[path].get.parameters.filter(
    ({ in: where }) => where === 'query',
  );
  const first = await get(urlOf(path, fixed));
  const [row = {}] = first.content ?? [];
  const calls: Query[] = [{}];
  for (const field of await sortsOf(path, fixed, get)) {
    for (const way of ['asc', 'desc']) calls.push({ sort: `${field},${way}` });
  }
  for (const { name, schema } of parameters) {
    if (PAGE.includes(name) || name in fixed) continue;
    for (const value of valuesOf(schema, row[name])) calls.push({ [name]: value });
  }
  if (parameters.some(({ name }) => name === 'search')) calls.push({ search: WORD });
  const urls = calls.map((call) => urlOf(path, { ...fixed, ...call, size: SAMPLED }));
  const allowed: string[] = [];
  for (const url of urls) if ((await get(url)).content) allowed.push(url);
  if (!allowed.length) throw new Error(`${path} answers no list.`);
  return allowed;
}

/** A sort that does not exist is refused with the names of those that do. */
async function sortsOf(path: string, fixed: Query, get: Get): Promise<string[]> {
  const { errors = [], detail = '' } = await get(urlOf(path, { ...fixed, sort: 'none' }));
  const sentence = [detail, ...errors.map((error) => error.detail)].find((text) =>
    text.includes(' of: '),
  );
  return sentence ? sentence.split(' of: ')[1].replace(/\.$/, '').split(', ') : [];
}

function valuesOf(schema: Parameter['schema'], known: unknown): unknown[] {
  const { enum: values, type, items } = schema;
  if (values) return values;
  if (items?.enum) return items.enum;
  if (type === 'boolean') return [true, false];
  return ['string', 'number', 'boolean'].includes(typeof known) ? [known] : [];
}

function urlOf(path: string, query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  return `${path}?${parameters}`;
}
