import type { Currency } from '@palisade/kernel';
import { formatMoney } from '@palisade/kernel';
import { PRODUCTS } from '@palisade/trade';
import type { PrintDocument, Section } from '../print-document';
import type { Agent, Charges, Insured, Terms } from '../words';
import {
  agentSection,
  changeSection,
  chargesSection,
  coveragesSection,
  dateOf,
  fraudSection,
  insuredSection,
  termsSection,
  triaPremiumOf,
} from '../words';

/** A quote as it is offered. */
export interface QuotePrint {
  quoteNumber: string;
  insured: Insured;
  agent: Agent | null;
  terms: Terms;
  charges: Charges;
  /** ISO 8601. */
  expiresOn: string;
  /** The policy that an endorsement changes, and from when. */
  change?: { policyNumber: string; effectiveDate: string };
}

/** Who signed, how, and what. */
export interface Signature {
  name: string;
  title: string;
  /** The name as the signer typed it for a signature. */
  typed: string;
  /** ISO 8601. */
  signedAt: string;
  address: string;
  device: string;
  /** SHA-256 of the application that was shown. */
  applicationHash: string;
}

/** What a signer declares; printed above the signature and shown beside the button. */
export const ATTESTATION =
  'On behalf of the named insured I declare that the answers and facts of this application are ' +
  'true and complete after reasonable inquiry, that the insurer relies on them, and that I agree ' +
  'to sign electronically.';

/** The offer to the insured. */
export function proposalPage(quote: QuotePrint): PrintDocument {
  return {
    title: quote.change ? 'Endorsement proposal' : 'Cyber insurance proposal',
    subtitle: subtitleOf(quote),
    currency: quote.charges.currency,
    sections: [
      ...offerSections(quote),
      {
        heading: 'How to go on',
        paragraphs: [
          `This proposal can be accepted until ${dateOf(quote.expiresOn, quote.charges.currency)}.`,
          quote.change
            ? 'The policy changes only when the endorsement is issued.'
            : 'Coverage begins only with a binder.',
        ],
      },
    ],
  };
}

/** What the insured signs; with a signature, also the certificate of the signing. */
export function applicationPage(quote: QuotePrint, signature?: Signature): PrintDocument {
  return {
    title: quote.change ? 'Endorsement application' : 'Cyber insurance application',
    subtitle: subtitleOf(quote),
    currency: quote.charges.currency,
    ...(signature && { sealedFor: `Signed by ${signature.typed}` }),
    sections: [
      ...offerSections(quote),
      triaSection(quote.terms, quote.charges.currency),
      { heading: 'Declaration', paragraphs: [ATTESTATION] },
      fraudSection(quote.insured, 'application'),
      ...(signature ? signatureSections(signature) : []),
    ].filter((section) => section !== null),
  };
}

function subtitleOf({ quoteNumber, terms, change }: QuotePrint): string {
  const quote = `${PRODUCTS[terms.product].name}, quote ${quoteNumber}`;
  return change ? `${quote}, policy ${change.policyNumber}` : quote;
}

function offerSections({ insured, agent, terms, charges, change }: QuotePrint): Section[] {
  const { currency } = charges;
  return [
    insuredSection(insured),
    ...(change ? [changedSection(change, currency)] : []),
    termsSection(terms, currency),
    coveragesSection(terms, currency),
    change ? changeSection(charges, change.effectiveDate) : chargesSection(charges),
    ...agentSection(agent),
  ];
}

const changedSection = (
  { policyNumber, effectiveDate }: NonNullable<QuotePrint['change']>,
  currency: Currency,
): Section => ({
  heading: 'Change',
  rows: [
    ['Policy', policyNumber],
    ['Effective', dateOf(effectiveDate, currency)],
  ],
});

function triaSection(terms: Terms, currency: Currency): Section | null {
  const { market, isTriaExcluded } = terms;
  if (market === 'UK') return null;
  const tria = triaPremiumOf(terms);
  const premium = tria === null ? 'its premium' : `its premium of ${formatMoney(tria, currency)}`;
  const sentence = isTriaExcluded
    ? 'The named insured rejects coverage for certified acts of terrorism.'
    : `The named insured accepts coverage for certified acts of terrorism; ${premium} is included.`;
  return { heading: 'Terrorism coverage', paragraphs: [sentence] };
}

function signatureSections(signature: Signature): Section[] {
  return [
    {
      heading: 'Signature',
      rows: [
        ['Signed', signature.typed],
        ['Name', signature.name],
        ['Title', signature.title],
        ['Time (UTC)', signature.signedAt],
      ],
    },
    {
      heading: 'Certificate of electronic signature',
      rows: [
        ['Document SHA-256', signature.applicationHash],
        ['Signed from', signature.address],
        ['With', signature.device],
        ['Consent', 'The signer agreed to sign electronically.'],
      ],
    },
  ];
}
