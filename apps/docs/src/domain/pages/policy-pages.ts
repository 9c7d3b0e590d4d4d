import type { EventData } from '@palisade/contracts';
import { PRODUCTS, surplusLegendsOn, surplusNoticeOf } from '@palisade/trade';
import type { IssuedForm } from '../library/issued-forms';
import { formSections, scheduleSection } from '../library/issued-forms';
import type { PrintDocument, Section } from '../print-document';
import type { Agent, Charges, Insured, Terms } from '../words';
import {
  agentSection,
  changeSection,
  chargesSection,
  coveragesSection,
  dateOf,
  insuredSection,
  termsSection,
} from '../words';
import type { InvoicePrint } from './money-pages';
import { invoiceSections } from './money-pages';
import type { SignedNotice } from './surplus-notice-page';
import { surplusNoticeSections } from './surplus-notice-page';

/** A binder or policy as it is printed. */
export interface PolicyPrint {
  policyNumber: string;
  insured: Insured;
  agent: Agent | null;
  /** Whose paper it is on. */
  carrierName: string | null;
  terms: Terms;
  charges: Charges;
  /** The notice of the state that its surplus lines broker attested. */
  notice?: SignedNotice | null;
}

export const subtitleOf = ({ policyNumber, terms }: PolicyPrint): string =>
  `${PRODUCTS[terms.product].name}, policy ${policyNumber}`;

/** Proof of cover until the policy is issued. */
export function binderPage(policy: PolicyPrint, binderExpiresOn: string): PrintDocument {
  const { currency } = policy.charges;
  return {
    title: 'Binder',
    subtitle: subtitleOf(policy),
    currency,
    sections: [
      ...declarations(policy),
      {
        heading: 'Binder',
        paragraphs: [
          'The insurance described here is bound. This binder ends with the issue of the policy, ' +
            `and at the latest on ${dateOf(binderExpiresOn, currency)}.`,
        ],
      },
    ],
  };
}

/** Declarations, coverages, schedule of forms, invoice, and the forms themselves. */
export function policyPacket(
  policy: PolicyPrint,
  invoice: InvoicePrint,
  forms: readonly IssuedForm[] = [],
): PrintDocument {
  return {
    title: 'Policy declarations',
    hasBookmarks: true,
    sealedFor: 'As it was issued',
    subtitle: subtitleOf(policy),
    currency: policy.charges.currency,
    sections: [
      ...declarations(policy),
      ...surplusNotice(policy),
      ...(forms.length ? [scheduleSection(forms)] : []),
      ...formSections(forms, policy, { date: policy.terms.effectiveDate }).map(
        (section, index) => ({
          ...section,
          newPage: index === 0,
        }),
      ),
      ...invoiceSections(invoice, policy).map((section, index) => ({
        ...section,
        newPage: index === 0,
      })),
    ],
  };
}

/** A change within the term: what is covered from now on, and what it costs. */
export function endorsementPage(
  policy: PolicyPrint,
  endorsed: Pick<EventData<'policy.endorsed.v1'>, 'effectiveDate' | 'charges' | 'policyHead'>,
  forms: readonly IssuedForm[] = [],
): PrintDocument {
  const { effectiveDate, charges, policyHead } = endorsed;
  const { currency } = policy.charges;
  return {
    title: `Endorsement ${policyHead.revision - 1}`,
    subtitle: subtitleOf(policy),
    currency,
    sections: [
      { heading: 'Change', rows: [['Effective', dateOf(effectiveDate, currency)]] },
      ...coverSections(policy),
      changeSection(charges, effectiveDate),
      ...(forms.length ? [scheduleSection(forms)] : []),
      ...formSections(forms, policy, { date: effectiveDate }),
    ],
  };
}

function declarations(policy: PolicyPrint): Section[] {
  const { agent, charges } = policy;
  return [...coverSections(policy), chargesSection(charges), ...agentSection(agent)];
}

/** Who is insured by whom, and for what. */
function coverSections({ insured, carrierName, terms, charges }: PolicyPrint): Section[] {
  const { currency } = charges;
  const carrier: Section[] = carrierName
    ? [{ heading: 'Insurer', rows: [['Insurer', carrierName]] }]
    : [];
  return [
    insuredSection(insured),
    ...carrier,
    termsSection(terms, currency),
    coveragesSection(terms, currency),
    ...additionalInsureds(terms),
    ...specifiedEvents(terms, currency),
  ];
}

function additionalInsureds({ additionalInsureds: insureds }: Terms): Section[] {
  if (!insureds.length) return [];
  return [{ heading: 'Additional insureds', paragraphs: insureds.map(({ name }) => name) }];
}

function specifiedEvents(
  { specifiedEvents: events = [] }: Terms,
  currency: Charges['currency'],
): Section[] {
  if (!events.length) return [];
  const sentence = 'This policy does not cover loss that arises out of these events:';
  const lines = events.map(
    ({ claimNumber, claimName, claimDate }) =>
      `${claimName}, claim ${claimNumber}, of ${dateOf(claimDate, currency)}.`,
  );
  return [{ heading: 'Specified event exclusion', paragraphs: [sentence, ...lines] }];
}

function surplusNotice(policy: PolicyPrint): Section[] {
  const { terms, notice } = policy;
  if (terms.market !== 'SURPLUS') return [];
  const text = notice && surplusNoticeOf(notice.version);
  return [...(text ? surplusNoticeSections(text, notice) : ownNotice(policy)), ...legends(policy)];
}

/** What the policy says of its paper where no notice was attested. */
function ownNotice({ terms: { state } }: PolicyPrint): Section[] {
  const sentence =
    `This policy is surplus lines coverage placed under the laws of ${state}. Its insurer is not ` +
    'an admitted insurer, and no guaranty association pays its claims should it become insolvent.';
  return [{ heading: 'Surplus lines notice', paragraphs: [sentence] }];
}

/** The words that statutes prescribe for the policy, each with its citation. */
const legends = ({ terms: { state, effectiveDate } }: PolicyPrint): Section[] =>
  surplusLegendsOn(state, effectiveDate).map(({ words, citation, points }) => ({
    heading: `Surplus lines, ${citation}`,
    framed: [words],
    framedPoints: points,
  }));
