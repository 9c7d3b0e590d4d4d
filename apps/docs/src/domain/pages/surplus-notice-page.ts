import { usState } from '@palisade/kernel';
import type { SurplusNotice } from '@palisade/trade';
import type { PrintDocument, Section } from '../print-document';

/** A notice that its broker attested. */
export interface SignedNotice {
  version: string;
  /** SHA-256 of the full text. */
  sha256: string;
  signedBy: string;
  /** ISO 8601. */
  signedAt: string;
  address: string | null;
  brokerName: string;
  licenseNumber: string;
  state: string;
}

/** The notice with its attestation, as the broker and the agency keep it. */
export const surplusNoticePage = (
  quoteNumber: string,
  notice: SurplusNotice,
  signed: SignedNotice,
): PrintDocument => ({
  title: 'Surplus lines notice',
  subtitle: `Quote ${quoteNumber}`,
  currency: 'USD',
  sections: surplusNoticeSections(notice, signed),
});

/** The full text of a notice, and who attested it. */
export const surplusNoticeSections = (notice: SurplusNotice, signed: SignedNotice): Section[] => [
  {
    heading: `Surplus lines notice of ${nameOfState(notice.state)}`,
    paragraphs: notice.paragraphs,
    ...(notice.prescribed && {
      framed: [...notice.prescribed.lines, `(${notice.prescribed.citation})`],
    }),
  },
  {
    heading: 'Attestation of the notice',
    rows: [
      ['Signature', signed.signedBy],
      ['Licensed surplus lines broker', signed.brokerName],
      ['License', `${signed.licenseNumber}, ${nameOfState(signed.state)}`],
      ['Time (UTC)', signed.signedAt],
      ['Signed from', signed.address ?? 'Not known'],
      ['Version of the notice', signed.version],
      ['SHA-256 of the text', signed.sha256],
    ],
  },
];

const nameOfState = (code: string): string => usState(code)?.name ?? code;
