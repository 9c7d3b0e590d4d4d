import type { Currency } from '@palisade/kernel';
import { formatAmount, formatMoney, REGIONS, usState } from '@palisade/kernel';
import { PRODUCTS } from '@palisade/trade';
import type { PolicyPrint } from '../pages/policy-pages';
import type { PrintDocument, Section } from '../print-document';
import { addressOf, dateOf } from '../words';
import type { MergeValues } from './merge-fields';
import { paragraphsOf } from './merge-fields';
import type { FormDraft } from './policy-form';

/** What of a form is printed. */
export type IssuedForm = Pick<FormDraft, 'formNumber' | 'edition' | 'name' | 'isNumbered' | 'text'>;

/** A form as the trade cites it: its number and its edition. */
export const citationOf = ({ formNumber, edition }: IssuedForm): string =>
  `${formNumber} ${edition}`;

/** The schedule of forms: what the policy is made of, in the order of the packet. */
export const scheduleSection = (forms: readonly IssuedForm[]): Section => ({
  heading: 'Forms and endorsements',
  table: {
    columns: ['Form', 'Number'],
    rows: titlesOf(forms).map((title, at) => [title, citationOf(forms[at])]),
  },
});

/** What the paper is about that forms are printed in. */
export interface About {
  /** The day on which it begins, ends or changes something. */
  date: string;
  /** Of a notice: why. */
  reason?: string;
  /** Of a notice: when it is mailed. */
  noticeDate?: string;
  claimNumber?: string;
}

/** The forms themselves, filled in for a policy. */
export function formSections(
  forms: readonly IssuedForm[],
  policy: PolicyPrint,
  about: About,
): Section[] {
  const values = mergeValuesOf(policy, about);
  const titles = titlesOf(forms);
  return forms.map((form, at) => ({
    heading: `${citationOf(form)}: ${titles[at]}`,
    paragraphs: paragraphsOf(form.text, values),
  }));
}

/** The names of forms; numbered ones count in the order of the packet. */
export function titlesOf(forms: readonly Pick<IssuedForm, 'name' | 'isNumbered'>[]): string[] {
  let count = 0;
  return forms.map(({ name, isNumbered }) => {
    if (!isNumbered) return name;
    count += 1;
    return `${count}. ${name}`;
  });
}

/** What the fields of a text are for a policy. */
function mergeValuesOf(
  policy: PolicyPrint,
  { date, reason = '', noticeDate, claimNumber = '' }: About,
): MergeValues {
  const { insured, terms, charges, carrierName, agent, policyNumber } = policy;
  const { currency } = charges;
  const day = (one: string) => dateOf(one, currency);
  return {
    insuredName: insured.name,
    insuredAddress: addressOf(insured),
    policyNumber,
    insurer: carrierName ?? 'the insurer',
    agency: agent?.agencyName ?? 'the agency',
    product: PRODUCTS[terms.product].name,
    state: terms.state ? (usState(terms.state)?.name ?? terms.state) : 'the United Kingdom',
    effectiveDate: day(terms.effectiveDate),
    endDate: day(terms.endDate),
    transactionDate: day(date),
    aggregateLimit: formatAmount(terms.aggregateLimit, currency),
    retention: formatAmount(terms.retention, currency),
    waitingPeriod: `${terms.waitingPeriod} hours`,
    premium: formatMoney(charges.premium, currency),
    reason,
    noticeDate: noticeDate ? day(noticeDate) : '',
    claimNumber,
  };
}

/** A form alone, as it would be printed for a policy. */
export const formPage = (form: IssuedForm, policy: PolicyPrint): PrintDocument => ({
  title: form.name,
  subtitle: citationOf(form),
  currency: policy.charges.currency,
  sections: formSections([form], policy, sampleAbout(policy)),
});

/** What a form is read by that no paper was asked for. */
const sampleAbout = ({ terms: { effectiveDate: date } }: PolicyPrint): About => ({
  date,
  reason: 'Underwriting reasons',
  noticeDate: date,
  claimNumber: 'C-26-0000000',
});

/** A made-up policy of a product, to read a form by. */
export function samplePolicy(form: Pick<FormDraft, 'productTypes' | 'states'>): PolicyPrint {
  const [product] = form.productTypes;
  const { region, market } = PRODUCTS[product];
  const { currency } = REGIONS[region];
  const state = region === 'US' ? (form.states[0]?.state ?? 'OH') : null;
  return {
    policyNumber: 'P-26-0000000',
    insured: sampleInsured(region, state),
    agent: null,
    carrierName: null,
    terms: {
      product,
      market,
      state,
      effectiveDate: '2026-01-01',
      endDate: '2027-01-01',
      aggregateLimit: SAMPLE_LIMIT,
      attachment: null,
      retention: SAMPLE_RETENTION,
      waitingPeriod: 12,
      retroActivePeriod: -1,
      coverages: [],
      endorsements: [],
      additionalInsureds: [],
      isTriaExcluded: true,
    },
    charges: sampleCharges(currency),
  };
}

const SAMPLE_LIMIT = 100_000_000;
const SAMPLE_RETENTION = 1_000_000;

const sampleCharges = (currency: Currency): PolicyPrint['charges'] => ({
  currency,
  premium: 100_000,
  brokerFee: 0,
  mgaFee: 0,
  totalPremium: 100_000,
  surplusLineTax: 0,
  surplusStampingFee: 0,
  ipt: 0,
  amountDue: 100_000,
});

const sampleInsured = (region: 'US' | 'UK', state: string | null): PolicyPrint['insured'] => ({
  accountId: '00000000-0000-0000-0000-000000000000',
  name: 'Example Company',
  address1: '1 Example Street',
  address2: null,
  address3: null,
  city: 'Example',
  state,
  zipCode: region === 'US' ? '00000' : 'EX1 1EX',
  country: region === 'US' ? 'USA' : 'GBR',
  timeZone: region === 'US' ? 'America/New_York' : 'Europe/London',
  industryCode: null,
  hazard: null,
});
