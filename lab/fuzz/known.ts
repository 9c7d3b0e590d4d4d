import type { FuzzCaller } from './callers';
import type { Row } from './json';
import { isRow, rowsOf } from './json';

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

const SAME: Record<string, string> = { binderId: 'policyId', docId: 'docId' };

/** Whose rows somebody may see. */
export type Tenant = Pick<FuzzCaller, 'accountType' | 'organizationId'>;

/** The name under which a field or parameter is known: `id` is the id of what the address is about. */
export function knownAs(field: string, path: string): string {
  if (field !== 'id') return SAME[field] ?? field;
  return NOUNS.find(([start]) => path.startsWith(start))?.[1] ?? 'id';
}

/** A value without parts. */
export type Scalar = string | number | boolean;

/** Whether a value has no parts. */
export const isScalar = (value: unknown): value is Scalar =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Values that answers showed, by the name of their field, and whose rows they were. */
export class Known {
  readonly rows: Row[] = [];
  private readonly values = new Map<string, Set<Scalar>>();
  private readonly agencies = new Map<unknown, unknown>();
  private readonly accounts = new Map<unknown, unknown>();

  /** Reads an answer; of a list that shows every tenant also who owns which row. */
  learn(path: string, answer: unknown): void {
    if (this.rows.length < MAX_ROWS) this.rows.push(...rowsOf(answer));
    for (const [field, value] of scalars(answer)) {
      const name = knownAs(field, path);
      const values = this.values.get(name) ?? new Set<Scalar>();
      if (values.size < MAX_VALUES) this.values.set(name, values.add(value));
    }
  }

  learnOwners(path: string, rows: Row[]): void {
    // There an account is whatever organisation somebody belongs to.
    if (path.startsWith('/api/auth/') || path.startsWith('/api/apiactivity/')) return;
    // There `agencyId` is a name that the provider gives an agency (HIP-001), and owns nothing.
    if (path.startsWith('/api/account/v1/agency/search')) return;
    for (const row of rows.filter(({ agencyId, accountId }) => agencyId ?? accountId)) {
      const accountId = knownAs('id', path) === 'accountId' ? row.id : row.accountId;
      for (const key of ['id', 'docId', 'claimId', 'quoteId', 'policyId', 'accountId']) {
        if (!row[key]) continue;
        if (row.agencyId) this.agencies.set(row[key], row.agencyId);
        if (accountId) this.accounts.set(row[key], accountId);
      }
    }
  }

  of(name: string): Scalar[] {
    return [...(this.values.get(name) ?? [])];
  }

  /** Whether a row belongs to another tenant than who calls; unknown for staff and partners. */
  isForeign(id: unknown, { accountType, organizationId }: Tenant): boolean {
    const owner = this.ownersFor(accountType)?.get(id);
    return owner !== undefined && owner !== organizationId;
  }

  private ownersFor(accountType: string | null): Map<unknown, unknown> | undefined {
    if (accountType === 'AGENCY') return this.agencies;
    return accountType === 'CUSTOMER' ? this.accounts : undefined;
  }
}

/** Ids anywhere in an answer. */
export const idsIn = (answer: unknown): string[] =>
  [...scalars(answer)].map(([, value]) => String(value)).filter((value) => UUID.test(value));

function* scalars(value: unknown, field = ''): Generator<[field: string, value: Scalar]> {
  if (Array.isArray(value)) for (const one of value) yield* scalars(one, field);
  else if (isRow(value)) for (const [key, one] of Object.entries(value)) yield* scalars(one, key);
  else if (isScalar(value)) yield [field, value];
}
