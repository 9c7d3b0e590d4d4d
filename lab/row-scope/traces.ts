import type { Row } from '../fuzz/json';
import { rowsOf } from '../fuzz/json';
import { knownAs } from '../fuzz/known';

/** Fields by which a row is told from every other; whatever shows one has shown the row. */
const TELLING = [
  'id',
  'accountId',
  'quoteId',
  'policyId',
  'binderId',
  'claimId',
  'docId',
  'invoiceId',
  'transactionId',
  'quoteNumber',
  'policyNumber',
  'invoiceNumber',
  'claimNumber',
];

/** Fields by which people search for a row. */
const TYPED = [
  'companyName',
  'quoteNumber',
  'policyNumber',
  'claimNumber',
  'customerEmail',
  'customerPhone',
  'domainName',
];

/** What belongs to one account: its ids by the name of their parameter, and all that tells of it. */
export class Traces {
  private readonly ids = new Map<string, string>();
  readonly markers = new Set<string>();
  /** What somebody could type to find it. */
  readonly typed = new Set<string>();

  constructor(private readonly accountId: string | null) {
    if (accountId) this.add('/api/account/', { id: accountId });
  }

  /** Those of one quote alone, whose account the reader may know. */
  static ofQuote({ id, quoteNumber }: { id: string; quoteNumber: string }): Traces {
    const traces = new Traces(null);
    traces.add('/api/quote/', { id, quoteNumber });
    return traces;
  }

  /** Reads what staff is shown: of a list the rows of the account, of anything else all of it. */
  learn(path: string, body: unknown, isOfAccount: boolean): void {
    for (const row of rowsOf(body)) {
      const isAccount = knownAs('id', path) === 'accountId' && row.id === this.accountId;
      const isOwn = row.accountId ? row.accountId === this.accountId : isOfAccount;
      if (isAccount || isOwn) this.add(path, row);
    }
  }

  /** The id that stands for a parameter; undefined where the account has none. */
  idFor(parameter: string, path: string): string | undefined {
    return this.ids.get(knownAs(parameter, path));
  }

  /** The markers that a text shows. */
  shownIn(text: string): string[] {
    return [...this.markers].filter((marker) => text.includes(marker));
  }

  private add(path: string, row: Row): void {
    for (const field of TYPED) {
      const value = row[field];
      if (typeof value === 'string' && value) this.typed.add(value);
    }
    for (const field of TELLING) {
      const value = row[field];
      if (typeof value !== 'string') continue;
      const name = knownAs(field, path);
      // Without a noun of its own an id is of something that several accounts may share.
      if (name === 'id') continue;
      if (!this.ids.has(name)) this.ids.set(name, value);
      this.markers.add(value);
    }
  }
}
