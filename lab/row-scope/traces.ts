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

/** What belongs to one account: its ids by the name of their parameter, and all that tells of it. */
export class Traces {
  ids = new Map();
  markers = new Set();

  constructor(accountId) {
    this.accountId = accountId;
    this.add('/api/account/', { id: accountId });
  }

  /** Reads what staff is shown: of a list the rows of the account, of anything else all of it. */
  learn(path, body, isOfAccount) {
    const rows = Array.isArray(body) ? body : (body.content ?? [body]);
    for (const row of rows.filter(isObject)) {
      const isAccount = knownAs('id', path) === 'accountId' && row.id === this.accountId;
      const isOwn = row.accountId ? row.accountId === this.accountId : isOfAccount;
      if (isAccount || isOwn) this.add(path, row);
    }
  }

  /** The id that stands for a parameter; undefined where the account has none. */
  idFor(parameter, path) {
    return this.ids.get(knownAs(parameter, path));
  }

  /** The markers that a text shows. */
  shownIn(text) {
    return [...this.markers].filter((marker) => text.includes(marker));
  }

  add(path, row) {
    for (const field of TELLING.filter((name) => typeof row[name] === 'string')) {
      const name = knownAs(field, path);
      // Without a noun of its own an id is of something that several accounts may share.
      if (name === 'id') continue;
      if (!this.ids.has(name)) this.ids.set(name, row[field]);
      this.markers.add(row[field]);
    }
  }
}

const isObject = (value) => value !== null && typeof value === 'object';
