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
  OTHER: 'Other',
} as const;

/** A kind of document. */
export type DocType = keyof typeof DOC_TYPE_LABELS;

export const DOC_TYPES = Object.keys(DOC_TYPE_LABELS) as DocType[];
