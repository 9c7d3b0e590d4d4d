import type { ReportColumn } from './report-columns';
import { day, money, number, percent, text, word } from './report-columns';

/** The lists that are mailed as reports; their names are those of their views in the console. */
export const REPORT_LIST_NAMES = [
  'accounts',
  'submissions',
  'quotes',
  'policies',
  'binders',
  'invoices',
  'outstanding',
  'transactions',
  'commissions',
  'claims',
] as const;

/** A list that is mailed as a report. */
export type ReportListName = (typeof REPORT_LIST_NAMES)[number];

/** Where the rows of a list come from and what is shown of them. */
export interface ReportList {
  service: 'account' | 'quote' | 'policy' | 'billing' | 'commissions' | 'claims';
  path: string;
  /** What the call is always asked with. */
  fixed?: string;
  /** The key of its name. */
  title: string;
  /** Where it is in the console, below the persona. */
  page: string;
  columns: readonly ReportColumn[];
}

const camel = (status: string): string => {
  const [first, ...rest] = status.split(' ');
  return first.toLowerCase() + rest.join('');
};

/** Statuses that a policy has beyond those of its quote. */
const OF_POLICIES = /RENEWED|TRANSACTION|CANCEL|REINSTATEMENT/;
const policyWord = (status: string): string =>
  `${OF_POLICIES.test(status) ? 'policy' : 'quote'}:statusWord.${status.replaceAll(' ', '_')}`;
const CLAIM_WORDS: Readonly<Record<string, string>> = { UN_FILED: 'unFiled', FILED: 'filed' };
const OF_INVOICES = ['Unpaid', 'Partially Paid', 'Processed'];
const invoiceWord = (status: string): string =>
  `policy:${OF_INVOICES.includes(status) ? 'payment' : 'transaction'}.statusWord.${camel(status)}`;
const METHODS: Readonly<Record<string, string>> = { 'Refund/Credit': 'refundCredit' };
const submissionWord = (status: string): string => `submission:statusWord.${status}`;

const agency = text('agencyName', 'common:wording.agency', { notFor: ['AGENCY'] });
const client = text('companyName', 'quote:column.client');
const insured = text('insuredName', 'quote:column.client');
const product = word('product', 'quote:field.product', (name) => `coverage:product.${name}`);
const policyStatus = word('status', 'quote:column.status', policyWord);
const policyNumber = text('policyNumber', 'policy:column.number');
const ofPolicy = [
  money('totalPremium', 'quote:field.totalPremium'),
  money('amountDue', 'policy:field.billed'),
  money('balance', 'policy:column.due'),
  agency,
  policyStatus,
];
const INVOICES = { service: 'billing', path: '/api/billing/v1/search' } as const;
const ofInvoice = (...dates: ReportColumn[]): ReportColumn[] => [
  text('invoiceNumber', 'policy:billing.column.invoiceNumber'),
  text('policyNumber', 'policy:pay.policy'),
  insured,
  agency,
  ...dates,
  money('amountDue', 'policy:field.billed'),
  money('balance', 'policy:billing.column.balance'),
  word('status', 'quote:column.status', invoiceWord),
];

/** Each list with its call and its columns, under the headings of the console. */
export const REPORT_LISTS: Readonly<Record<ReportListName, ReportList>> = {
  accounts: {
    service: 'account',
    path: '/api/account/v1/search',
    title: 'account:list.title',
    page: 'accounts',
    columns: [
      text('name', 'account:field.name'),
      word('status', 'account:field.status', (status) => `account:statusWord.${camel(status)}`),
      text('city', 'common:wording.city'),
      text('state', 'common:wording.state', { onlyIn: 'US' }),
      text('zipCode', 'common:wording.zipCode'),
      agency,
      text('agentName', 'common:wording.agent'),
      number('score', 'account:risk.title'),
      day('created', 'account:field.created'),
    ],
  },
  submissions: {
    service: 'account',
    path: '/api/account/v1/submission/search',
    title: 'submission:list.title',
    page: 'submissions',
    columns: [
      day('created', 'submission:column.received'),
      text('accountName', 'submission:column.account'),
      agency,
      word('status', 'quote:column.status', submissionWord),
      word('operationalStatus', 'submission:column.operationalStatus', submissionWord),
      text('assignedUserName', 'submission:column.assigned'),
      money('quotedPremium', 'submission:column.premium'),
    ],
  },
  quotes: {
    service: 'quote',
    path: '/api/quote/v1/search',
    title: 'quote:list.title',
    page: 'quotes',
    columns: [
      text('quoteNumber', 'quote:column.quoteNumber'),
      client,
      product,
      day('effectiveDate', 'quote:column.effective'),
      day('modified', 'quote:column.lastUpdated'),
      money('totalPremium', 'quote:field.totalPremium'),
      agency,
      word('status', 'quote:column.status', policyWord),
    ],
  },
  policies: {
    service: 'policy',
    path: '/api/policy/v1/search',
    title: 'policy:list.title',
    page: 'policies',
    columns: [
      policyNumber,
      client,
      product,
      day('effectiveDate', 'quote:column.effective'),
      day('endDate', 'policy:column.expiration'),
      ...ofPolicy,
    ],
  },
  binders: {
    service: 'policy',
    path: '/api/policy/v1/binders/search',
    title: 'policy:binders.title',
    page: 'binders',
    columns: [
      policyNumber,
      client,
      product,
      day('effectiveDate', 'quote:column.effective'),
      day('binderExpiresOn', 'policy:column.binderExpires'),
      ...ofPolicy,
    ],
  },
  invoices: {
    ...INVOICES,
    fixed: 'filter=invoices',
    title: 'policy:billing.invoices.title',
    page: 'billing/invoices',
    columns: ofInvoice(
      day('issuedOn', 'policy:field.issuedOn'),
      day('dueDate', 'policy:field.dueDate'),
    ),
  },
  outstanding: {
    ...INVOICES,
    fixed: 'filter=outstanding balances',
    title: 'policy:billing.outstanding.title',
    page: 'billing/outstanding',
    columns: ofInvoice(
      day('dueDate', 'policy:field.dueDate'),
      number('daysOverdue', 'policy:billing.column.daysOverdue'),
    ),
  },
  transactions: {
    ...INVOICES,
    title: 'policy:billing.transactions.title',
    page: 'billing/transactions',
    columns: [
      text('transactionId', 'policy:transaction.id'),
      text('invoiceNumber', 'policy:billing.column.invoiceNumber'),
      insured,
      day('paymentDate', 'policy:transaction.date'),
      word('paymentMethod', 'policy:payments.method', (method) => {
        return `policy:payment.method.${METHODS[method] ?? camel(method)}`;
      }),
      money('amountPaid', 'policy:transaction.amount'),
      word(
        'status',
        'quote:column.status',
        (status) => `policy:transaction.statusWord.${camel(status)}`,
      ),
    ],
  },
  commissions: {
    service: 'commissions',
    path: '/api/commissions/v1/search',
    title: 'common:nav.commissions',
    page: 'commissions',
    columns: [
      policyNumber,
      insured,
      agency,
      word('lineType', 'agency:commission.type', (type) => `agency:commission.lineType.${type}`),
      day('transactionDate', 'agency:commission.date'),
      money('premium', 'common:amounts.premium'),
      percent('commission', 'agency:commission.rate'),
      money('commissionsAmount', 'agency:commission.one'),
      money('released', 'agency:commission.released'),
      money('paid', 'agency:commission.paid'),
      word('status', 'quote:column.status', (status) => `agency:commission.status.${status}`),
    ],
  },
  claims: {
    service: 'claims',
    path: '/api/claims/v1/search',
    title: 'common:nav.claims',
    page: 'claims',
    columns: [
      text('claimNumber', 'account:claim.number'),
      text('insuredName', 'account:claim.company'),
      text('policyNumber', 'account:claim.policy'),
      day('lossDate', 'account:claim.lossDate'),
      day('reportedDate', 'account:claim.reported'),
      day('created', 'quote:field.created'),
      word('status', 'quote:column.status', (status) => {
        return `account:claim.statusWord.${CLAIM_WORDS[status]}`;
      }),
    ],
  },
};
