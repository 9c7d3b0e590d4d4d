import type { EventData } from '@palisade/contracts';
import { formatAmount } from '@palisade/kernel';
import { coverageName, PRODUCTS } from '@palisade/trade';
import type { IssuedForm } from '../library/issued-forms';
import { formSections } from '../library/issued-forms';
import type { PrintDocument, Row, Section } from '../print-document';
import { dateOf, insuredSection } from '../words';
import type { PolicyPrint } from './policy-pages';
import { subtitleOf } from './policy-pages';

/** What a certificate tells of a policy, and where it is looked up. */
export type Certified = { address: string } & Pick<
  EventData<'policy.certificate-issued.v1'>,
  | 'certificateNumber'
  | 'code'
  | 'holder'
  | 'isAdditionalInsured'
  | 'insured'
  | 'terms'
  | 'asOf'
  | 'coverEnds'
>;

/** What a policy covers on a day, without what it costs, and the code by which anybody looks it up. */
export function certificatePage(
  policy: PolicyPrint,
  certified: Certified,
  forms: readonly IssuedForm[],
): PrintDocument {
  const { terms, insured, asOf } = certified;
  const { currency } = policy.charges;
  return {
    title: 'Certificate of insurance',
    subtitle: subtitleOf({ ...policy, terms }),
    currency,
    sections: [
      certificateSection(certified, currency),
      ...holderSections(certified),
      insuredSection(insured),
      coverSection(policy, certified),
      limitsSection(certified, currency),
      ...formSections(forms, { ...policy, insured, terms }, { date: asOf }),
    ],
  };
}

type Currency = PolicyPrint['charges']['currency'];

function certificateSection(
  { certificateNumber, code, asOf, address }: Certified,
  currency: Currency,
): Section {
  return {
    heading: 'Certificate',
    rows: [
      ['Number', certificateNumber],
      ['What the policy covers on', dateOf(asOf, currency)],
      ['Code', code],
    ],
    paragraphs: [
      `Whether this still holds can be looked up at any time, without a sign-in: ${address}`,
    ],
  };
}

function holderSections({ holder, isAdditionalInsured, terms }: Certified): Section[] {
  if (!holder) return [];
  const { name, address1, city, state, zipCode } = holder;
  const place = [city, state, zipCode].filter(Boolean).join(' ');
  const address = [address1, place].filter(Boolean).join(', ');
  const waiver = terms.endorsements.includes('WAIVER_OF_SUBROGATION')
    ? [
        'The insurer has waived its rights of recovery where the insured waived them in writing before ' +
          'the loss, by the endorsement Waiver of Subrogation.',
      ]
    : [];
  return [
    {
      heading: 'Holder',
      rows: [['Name', name], ...(address ? [['Address', address] as [string, string]] : [])],
      paragraphs: [standingOf(isAdditionalInsured, terms.endorsements), ...waiver],
    },
  ];
}

/** What the holder is to the policy; a blanket wording reaches only whom a contract names. */
function standingOf(isAdditionalInsured: boolean, endorsements: readonly string[]): string {
  if (isAdditionalInsured) return 'The holder is an additional insured of the policy.';
  return endorsements.includes('BLANKET_AI')
    ? 'The holder is an additional insured as far as a written contract with the insured asks for it, by ' +
        'the endorsement Blanket Additional Insured.'
    : 'The holder is no additional insured of the policy.';
}

function coverSection({ carrierName, policyNumber }: PolicyPrint, certified: Certified): Section {
  const { terms, coverEnds } = certified;
  const currency = PRODUCTS[terms.product].region === 'UK' ? 'GBP' : 'USD';
  const rows: Row[] = [
    ...(carrierName ? [['Insurer', carrierName] as const] : []),
    ['Policy', policyNumber],
    ['Product', PRODUCTS[terms.product].name],
    ['Begins', dateOf(terms.effectiveDate, currency)],
    ['Ends', dateOf(coverEnds, currency)],
  ];
  const noticed = coverEnds < terms.endDate;
  const paragraphs = noticed ? ['A notice was given that cancels the policy on this day.'] : [];
  return { heading: 'Cover', rows, paragraphs };
}

function limitsSection({ terms }: Certified, currency: Currency): Section {
  const { aggregateLimit, attachment, retention, coverages } = terms;
  const own = currency === 'GBP' ? 'Excess' : 'Retention';
  return {
    heading: 'Limits',
    rows: [
      ['Aggregate limit', formatAmount(aggregateLimit, currency)],
      ...(attachment === null ? [] : [['Attachment', formatAmount(attachment, currency)] as const]),
      [own, formatAmount(retention, currency)],
    ],
    table: {
      columns: ['Coverage', 'Limit', own],
      rows: coverages.map(({ key, limit, retention: ofCoverage }) => [
        coverageName(key),
        formatAmount(limit, currency),
        formatAmount(ofCoverage, currency),
      ]),
    },
  };
}
