import type { VendorInvoiceFacts } from '../../../lib/claim-types';

/** A line as it is typed. */
export type TypedLine = NonNullable<VendorInvoiceFacts['lines']>[number];

/** What the form of an invoice holds. */
export interface InvoiceForm {
  quoteId?: string;
  file?: File;
  invoiceNumber?: string;
  invoicedOn?: string;
  lines?: TypedLine[];
}

/** The codes of a text, whatever parts them, in capitals. */
export const taskCodesOf = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

/** What is sent: the text of the file where there is one, else what was entered. */
export function invoiceOf(
  { quoteId, invoiceNumber, invoicedOn, lines = [] }: InvoiceForm,
  ledes: string | null,
): VendorInvoiceFacts {
  const under = quoteId ? { quoteId } : {};
  if (ledes !== null) return { ...under, ledes };
  return {
    ...under,
    invoiceNumber: invoiceNumber ?? null,
    invoicedOn: invoicedOn ?? null,
    lines: lines.map((line) => ({ ...line, taskCode: line.taskCode.trim().toUpperCase() })),
  };
}
