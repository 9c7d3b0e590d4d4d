const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const MAX_VALUES = 200;
const MAX_ROWS = 600;

/** What the field `id` of a list means, by the beginning of its address. */
const NOUNS = [
  ['/api/account/v1/agency/surplus', 'licenseId'],
  ['/api/agency/v1/license', 'licenseId'],
  ['/api/account/', 'accountId'],
  ['/api/quote/v1/endorsement', 'policyId'],
  ['/api/quote/', 'quoteId'],
  ['/api/policy/v1/binders', 'policyId'],
  ['/api/policy/v1/claim', 'claimId'],
  ['/api/policy/', 'policyId'],
  ['/api/claims/', 'claimId'],
  ['/api/webhook/', 'webhookId'],
  ['/api/billing/v1/contact', 'contactId'],
  ['/api/billing/', 'invoiceId'],
  ['/api/auth/v1/wf', 'workflowId'],
];

const SAME = { binderId: 'policyId', docId: 'docId' };

/** The name under which a field or parameter is known: `id` is the id of what the address is about. */
export function knownAs(field, path) {
  if (field !== 'id') return SAME[field] ?? field;
  return NOUNS.find(([start]) => path.startsWith(start))?.[1] ?? 'id';
}

/** Values that answers showed, by the name of their field, and whose rows they were. */
export class Known {
  values = new Map();
  rows = [];
  agencies = new Map();
  accounts = new Map();

  /** Reads an answer; of a list that shows every tenant also who owns which row. */
  learn(path, answer) {
    if (this.rows.length < MAX_ROWS) this.rows.push(...(answer.content ?? [answer]));
    for (const [field, value] of scalars(answer)) {
      const name = knownAs(field, path);
      const values = this.values.get(name) ?? new Set();
      if (values.size < MAX_VALUES) this.values.set(name, values.add(value));
    }
  }

  learnOwners(path, rows) {
    // There an account is whatever organisation somebody belongs to.
    if (path.startsWith('/api/auth/') || path.startsWith('/api/apiactivity/')) return;
    for (const row of rows.filter(({ agencyId, accountId }) => agencyId ?? accountId)) {
      const accountId = knownAs('id', path) === 'accountId' ? row.id : row.accountId;
      for (const key of ['id', 'docId', 'claimId', 'quoteId', 'policyId', 'accountId']) {
        if (!row[key]) continue;
        if (row.agencyId) this.agencies.set(row[key], row.agencyId);
        if (accountId) this.accounts.set(row[key], accountId);
      }
    }
  }

  of(name) {
    return [...(this.values.get(name) ?? [])];
  }

  /** Whether a row belongs to another tenant than who calls; unknown for staff and partners. */
  isForeign(id, { accountType, organizationId }) {
    const owners = { AGENCY: this.agencies, CUSTOMER: this.accounts }[accountType];
    const owner = owners?.get(id);
    return owner !== undefined && owner !== organizationId;
  }
}

/** Ids anywhere in an answer. */
export const idsIn = (answer) =>
  [...scalars(answer)].map(([, value]) => value).filter((value) => UUID.test(value));

function* scalars(value, field = '') {
  if (Array.isArray(value)) for (const one of value) yield* scalars(one, field);
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) yield* scalars(one, key);
  else if (value !== null && value !== undefined) yield [field, value];
}
