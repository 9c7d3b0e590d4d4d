/** Kinds of document, with the name that people read (Spec 3 §7, docTypes). */
export const DOC_TYPE_LABELS = {
  APPLICATION: 'Application',
  QUOTE: 'Quote',
  BINDER: 'Binder',
  POLICY: 'Policy',
  ENDORSEMENT: 'Endorsement',
  CERTIFICATE: 'Certificate',
  INVOICE: 'Invoice',
  RECEIPT: 'Receipt',
  SURPLUS_NOTICE: 'Surplus notice',
  LOSS_RUN: 'Loss run',
  CLAIM: 'Claim',
  COMMISSION_STATEMENT: 'Commission statement',
  EVIDENCE: 'Security evidence',
  CORRESPONDENCE: 'Correspondence',
  OTHER: 'Other',
} as const;

/** A kind of document. */
export type DocType = keyof typeof DOC_TYPE_LABELS;

export const DOC_TYPES = Object.keys(DOC_TYPE_LABELS) as DocType[];

/** The kinds that belong to a claim. Spec 3 §7 shows the flag alone: which kinds is decided here. */
const CLAIM_TYPES: readonly DocType[] = ['CLAIM', 'LOSS_RUN'];

/** Whether documents of a kind belong to a claim. */
export const isOfClaim = (docType: DocType): boolean => CLAIM_TYPES.includes(docType);
