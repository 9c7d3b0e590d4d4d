import type { EventData } from '@palisade/contracts';
import type { Currency, MinorUnits } from '@palisade/kernel';
import { formatAmount, formatMoney, sumOf } from '@palisade/kernel';
import { coverageName, fraudWarningOf, PRODUCTS } from '@palisade/trade';
import type { Row, Section, Table } from './print-document';

type Bound = EventData<'policy.issued.v1'>;
export type Insured = Bound['insured'];
export type Terms = Bound['terms'];
export type Charges = Bound['charges'];
export type Contact = Bound['contact'];
export type Agent = NonNullable<Bound['agent']>;

const ACRONYMS = ['PCI', 'CCPA', 'GDPR', 'BI', 'AI', 'BIPA', 'TRIA', 'ENO', 'ERP'];

const SMALL_WORDS = ['OF', 'AND', 'TO', 'FOR'];

/** A key of the wire in words: `SHORT_RATE` is "Short Rate". */
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

/** What the state of the insured wants said of fraud; nothing in the United Kingdom. */
export function fraudSection(
  { country, state }: Insured,
  paper: 'application' | 'claim',
): Section | null {
  if (country !== 'USA' || !state) return null;
  const { application, claim, citation } = fraudWarningOf(state);
  const text = paper === 'claim' ? (claim ?? application) : application;
  return {
    heading: 'Fraud warning',
    paragraphs: [citation === null ? text : `${text} (${citation})`],
  };
}

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

const PREMIUM_LINE_LABELS: Readonly<Record<string, string>> = {
  TERM: 'Length of the policy period',
  MINIMUM_PREMIUM: 'Adjustment to the minimum premium',
  TRIA: 'Terrorism coverage (TRIA)',
};

function premiumLineLabel(key: string, currency: Currency): string {
  if (key === 'IRPM') return currency === 'GBP' ? 'Underwriting adjustment' : 'Schedule rating';
  return PREMIUM_LINE_LABELS[key] ?? nameOf(key);
}

/** Limit, retention and premium of each coverage, and what their premiums add up to. */
export function coveragesSection(terms: Terms, currency: Currency): Section {
  const { coverages, premiumLines = [] } = terms;
  const premium = premiumOf(terms);
  const table: Table = {
    columns: ['Coverage', 'Limit', currency === 'GBP' ? 'Excess' : 'Retention', 'Premium'],
    rows: [
      ...coverages.map(({ key, limit, retention, premium: amount }) => [
        coverageName(key),
        formatAmount(limit, currency),
        formatAmount(retention, currency),
        formatMoney(amount, currency),
      ]),
      ...premiumLines.map(({ key, amount }) => [
        premiumLineLabel(key, currency),
        '',
        '',
        formatMoney(amount, currency),
      ]),
    ],
  };
  if (premium === null) return { heading: 'Coverages', table };
  const total = ['Premium for the policy period', '', '', formatMoney(premium, currency)];
  return { heading: 'Coverages', table: { ...table, total } };
}

/** What all that makes the premium adds up to; null for terms that do not tell all of it. */
function premiumOf({ coverages, premiumLines }: Terms): MinorUnits | null {
  if (!premiumLines) return null;
  const parts = coverages.map(({ premium }) => premium);
  return sumOf([...parts, ...premiumLines.map(({ amount }) => amount)]);
}

/** What the premium holds for certified acts of terrorism; null when the terms do not tell it. */
export const triaPremiumOf = ({ premiumLines }: Terms): MinorUnits | null =>
  premiumLines?.find(({ key }) => key === 'TRIA')?.amount ?? null;

/** The premium as it is charged for the terms: that for terrorism coverage stands apart. */
export function premiumRows(premium: MinorUnits, terms: Terms, currency: Currency): Row[] {
  const tria = premiumOf(terms) === premium ? triaPremiumOf(terms) : null;
  if (tria === null) return [chargeRow('premium', premium, currency)];
  return [
    ['Premium without terrorism coverage', formatMoney(premium - tria, currency)],
    [premiumLineLabel('TRIA', currency), formatMoney(tria, currency)],
  ];
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

/** What a change of a policy costs beside what the whole policy period costs. */
export function changeSection(charges: Charges, effectiveDate: string): Section {
  const { rows = [] } = chargesSection(charges, 'Charges of the change');
  const [[, premium], ...others] = rows;
  const from = dateOf(effectiveDate, charges.currency);
  return {
    heading: 'Charges of the change',
    rows: [['Change in premium', premium], ...others],
    paragraphs: [
      `These are the charges of the change alone, from ${from} to the end of the policy period. ` +
        'The premiums of the coverages above are those of a whole policy period.',
    ],
  };
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
