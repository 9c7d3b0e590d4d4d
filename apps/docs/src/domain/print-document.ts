import type { Currency } from '@palisade/kernel';

/** A label with its value. */
export type Row = readonly [label: string, value: string];

/** A part of a page: some of rows, a table, paragraphs, framed ones, in this order. */
export interface Section {
  readonly heading: string;
  readonly rows?: readonly Row[];
  readonly table?: Table;
  readonly paragraphs?: readonly string[];
  /** Set in bold within a black frame, as statutes ask for their words. */
  readonly framed?: readonly string[];
  /** The size of the framed letters, where a statute asks for one. */
  readonly framedPoints?: number | null;
  /** Begins on a page of its own. */
  readonly newPage?: boolean;
}

/** A table; the columns after the first are aligned right. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What the last column adds up to. */
  readonly total?: readonly string[];
}

/** What is printed, before anybody decides where on the paper. */
export interface PrintDocument {
  readonly title: string;
  readonly subtitle: string;
  /** Decides the paper: letter for dollars, A4 for pounds. */
  readonly currency: Currency;
  readonly sections: readonly Section[];
  /** Why it is signed by a certificate; most papers are not. */
  readonly sealedFor?: string;
  /** Whether a reader finds each section by a bookmark. */
  readonly hasBookmarks?: boolean;
}
