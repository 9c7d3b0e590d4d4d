import { answerOf, type Changes } from './answers';

const ID = '01900000-0000-7000-8000-000000000001';
const IDS = [
  'quoteId',
  'policyId',
  'accountId',
  'agencyId',
  'agencyBillId',
  'invoiceId',
  'claimId',
  'userId',
  'teamId',
  'paymentId',
  'changeId',
  'submissionId',
  'msgId',
  'webhookId',
] as const;

/** In which currency, and with which changes, a row is answered. */
interface Answering {
  currency: string;
  changes: Changes;
}

const PLAIN: Answering = { currency: 'USD', changes: {} };

/** The first row of a list of the API, or what it answers where that is no list. */
function example(pathname: string, { currency, changes }: Answering): Record<string, unknown> {
  const answer = answerOf({ method: 'GET', pathname }, currency, changes);
  const { content } = (answer ?? {}) as { content?: unknown };
  const rows = Array.isArray(content) ? content : answer;
  return (Array.isArray(rows) ? rows[0] : rows) as Record<string, unknown>;
}

/** A row by the name under which dialogs take it, and the read that answers it. */
const ROWS = {
  account: '/api/account/v1/a',
  agency: '/api/account/v1/agency/search',
  apiKey: '/api/auth/v1/api/search',
  bank: '/api/commissions/v1/a/ach',
  connection: '/api/connector/v1/connections',
  contact: '/api/billing/v1/contact',
  delivery: '/api/webhook/v1/w/deliveries',
  diary: '/api/claims/v1/diary/c',
  document: '/api/docs/v1/search',
  domain: '/api/auth/v1/domain/blacklist/search',
  event: '/api/quote/v1/specified-events/q',
  flag: '/api/flags/v1/details',
  formType: '/api/docs/v1/formtype/search',
  held: '/api/billing/v1/unapplied/search',
  incident: '/api/status/v1/incidents',
  industry: '/api/account/v1/naics/search',
  invitation: '/api/auth/v1/signup/invitations',
  libraryForm: '/api/docs/v1/forms/search',
  license: '/api/agency/v1/license/search',
  note: '/api/account/v1/notes/a',
  panelVendor: '/api/claims/v1/claimsFile/vendors',
  partner: '/api/account/v1/cluster/search',
  plan: '/api/billing/v1/financings/search',
  preset: '/api/rater/v1/presets/custom',
  setting: '/api/quote/v1/subjectivity/settings',
  state: '/api/account/v1/state/search',
  tag: '/api/account/v1/tags',
  team: '/api/auth/v1/teams',
  tool: '/api/connector/v1/connectors',
  transaction: '/api/billing/v1/search',
  treaty: '/api/policy/v1/treaties/search',
  webhook: '/api/webhook/v1',
} as const;

const VALUES = {
  trip: { accountId: ID },
  changed: ['name'],
  clientId: ID,
  clientSecret: 'shown once',
  entry: {
    action: 'account.create',
    by: { name: 'Nora Vale', kind: 'PERSON' },
    changes: [],
    correlationId: ID,
    documentIds: [],
    id: ID,
    number: null,
    occurred: '2026-01-15T12:00:00.000Z',
    sentTo: null,
    subjectId: ID,
    subjectType: 'account',
    title: 'Red Rock Dental',
  },
  facts: {},
  home: '/admin/accounts',
  id: ID,
  logoPath: '/api/agency/v1/logo/a',
  member: { id: ID, name: 'Harborline' },
  method: { id: ID, lastFourDigits: '6789', type: 'ECHECK' },
  noun: 'agency',
  of: { noun: 'account', id: ID },
  partnerId: ID,
  profilePath: '/api/user/v1/pic/a',
  secret: 'shown once',
  agencyName: 'Harborline',
  email: 'nora.vale@harborline.example',
  insuredName: 'Red Rock Dental',
  kind: 'cluster',
  mfaType: 'EMAIL',
  paused: false,
  policyNumber: 'P-26-0000001',
  product: 'P250',
  quotes: [],
  reasons: ['Multi-factor authentication is not in use.'],
  submissionIds: [ID],
};

/** Where a name stands for another row, or another value, than elsewhere. */
const OTHERS: Readonly<Record<string, object>> = {
  'agency-bank-form': { bank: undefined },
  'agent-license-edit': { license: '/api/agency/v1/agent/license/search' },
  'agent-license-delete': { license: '/api/agency/v1/agent/license/search' },
  'surplus-license-form': { license: '/api/account/v1/agency/surplus/search' },
  'surplus-license-delete': { license: '/api/account/v1/agency/surplus/search' },
  'rater-preset-form': { kind: 'copyStandard' },
  'persona-jump': { account: '/api/auth/v1/organizations' },
  'user-form': { account: '/api/auth/v1/organizations', userId: undefined },
};

const read = (rows: object, as: Answering): object =>
  Object.fromEntries(
    Object.entries(rows).map(([name, address]) => [
      name,
      typeof address === 'string' && address.startsWith('/api/') ? example(address, as) : address,
    ]),
  );

/** A quote and an invoice of a vendor, as the work on a claim has them. */
function workOfVendor(as: Answering): object {
  const { quotes, invoices } = example('/api/claims/v1/claimsFile/c/vendorWork', as);
  return { vendorQuote: first(quotes), vendorInvoice: first(invoices) };
}

const first = (rows: unknown): unknown => (rows as unknown[])[0];

/** A payment, as the list of them has it: an invoice answers the same. */
const paymentOn = (as: Answering): object => ({
  transaction: first(example('/api/billing/v1/invoices/i', as).payments),
});

/** What a dialog is opened with: ids, and rows as the lists of the API answer them. */
export const dialogData = (id: string, as: Answering = PLAIN): object => ({
  ...Object.fromEntries(IDS.map((name) => [name, ID])),
  ...VALUES,
  // What is made is of no row.
  ...(id.endsWith('-create') ? {} : read(ROWS, as)),
  ...read(OTHERS[id] ?? {}, as),
  ...workOfVendor(as),
  ...(id.startsWith('transaction-') ? paymentOn(as) : {}),
});
