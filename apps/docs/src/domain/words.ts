import type { EventData } from '@palisade/contracts';
import type { Currency, MinorUnits } from '@palisade/kernel';
import { formatAmount, formatMoney, PRODUCTS } from '@palisade/kernel';
import type { Row, Section, Table } from './print-document';

type Bound = EventData<'policy.issued.v1'>;
export type Insured = Bound['insured'];
export type Terms = Bound['terms'];
export type Charges = Bound['charges'];
export type Contact = Bound['contact'];
export type Agent = NonNullable<Bound['agent']>;

const ACRONYMS = ['PCI', 'CCPA', 'GDPR', 'BI', 'AI', 'BIPA', 'TRIA', 'ENO', 'ERP'];

const SMALL_WORDS = ['OF', 'AND', 'TO', 'FOR'];

/** A catalogue key as people read it: `CONTINGENT_BI` is "Contingent BI". */
export const nameOf = (key: string): string =>
  key
    .split('_')
    .map((word, index) => written(word, index === 0))
    .join(' ');

function written(word: string, isFirst: boolean): string {
  if (ACRONYMS.includes(word)) return word;
  const lower = word.toLowerCase();
  return SMALL_WORDS.includes(word) && !isFirst ? lower : word[0] + lower.slice(1);
}

/** A date in the order of the edition: 02/01/2026 or 01/02/2026. */
export function dateOf(date: string, currency: Currency): string {
  const [year, month, day] = date.slice(0, 10).split('-');
  return currency === 'GBP' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

export function addressOf(insured: Insured): string {
  const { address1, address2, address3, city, state, zipCode } = insured;
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].join(', ');
  return [address1, address2, address3, place].filter(Boolean).join(', ');
}

export const insuredSection = (insured: Insured): Section => ({
  heading: 'Named insured',
  rows: [
    ['Named insured', insured.name],
    ['Address', addressOf(insured)],
  ],
});

/** What is covered, from when to when. */
export function termsSection(terms: Terms, currency: Currency): Section {
  const { effectiveDate, endDate, aggregateLimit, retention, waitingPeriod } = terms;
  const period = `${dateOf(effectiveDate, currency)} to ${dateOf(endDate, currency)}`;
  const rows: Row[] = [
    ['Product', PRODUCTS[terms.product].name],
    ['Policy period', `${period}, 12:01 a.m. at the insured's address`],
    ['Aggregate limit', formatAmount(aggregateLimit, currency)],
    [currency === 'GBP' ? 'Excess' : 'Retention', formatAmount(retention, currency)],
    ['Waiting period', `${waitingPeriod} hours`],
    ['Retroactive period', retroactiveOf(terms.retroActivePeriod)],
  ];
  if (terms.attachment !== null) {
    rows.push(['Attachment', formatAmount(terms.attachment, currency)]);
  }
  return { heading: 'Terms', rows };
}

function retroactiveOf(years: number): string {
  if (years === -1) return 'Full prior acts';
  return years === 1 ? '1 year' : `${years} years`;
}

/** Limit, retention and premium of each coverage. */
export function coveragesSection(terms: Terms, currency: Currency): Section {
  const table: Table = {
    columns: ['Coverage', 'Limit', currency === 'GBP' ? 'Excess' : 'Retention', 'Premium'],
    rows: terms.coverages.map(({ key, limit, retention, premium }) => [
      nameOf(key),
      formatAmount(limit, currency),
      formatAmount(retention, currency),
      formatMoney(premium, currency),
    ]),
  };
  return { heading: 'Coverages', table };
}

const CHARGE_LABELS = {
  premium: 'Premium',
  brokerFee: 'Broker fee',
  mgaFee: 'MGA fee',
  surplusLineTax: 'Surplus lines tax',
  surplusStampingFee: 'Stamping fee',
  ipt: 'Insurance premium tax',
} as const;

type ChargeType = keyof typeof CHARGE_LABELS;

const CHARGE_TYPES = Object.keys(CHARGE_LABELS) as ChargeType[];

/** A charge with its name, whoever tells of it. */
export function chargeRow(type: string, amount: MinorUnits, currency: Currency): Row {
  const known = CHARGE_TYPES.find((name) => name === type);
  return [known ? CHARGE_LABELS[known] : nameOf(type), formatMoney(amount, currency)];
}

/** Every charge that is not zero, and what is due; the premium always stands. */
export function chargesSection(charges: Charges, heading = 'Premium and charges'): Section {
  const { currency, amountDue } = charges;
  const shown = CHARGE_TYPES.filter((type) => type === 'premium' || charges[type] !== 0);
  const lines = shown.map((type) => chargeRow(type, charges[type], currency));
  const total = amountDue < 0 ? 'Total returned' : 'Total due';
  return { heading, rows: [...lines, [total, formatMoney(amountDue, currency)]] };
}

export function agentSection(agent: Agent | null): Section[] {
  if (!agent) return [];
  const rows: Row[] = [
    ['Agency', agent.agencyName],
    ['Agent', agent.name],
    ['E-mail', agent.email],
  ];
  return [{ heading: 'Agent', rows: rows.filter(([, value]) => value !== '') }];
}
