import type { PrintDocument, Section } from './print-document';

/** All that a paper says, in its order. */
export const printedText = ({ title, subtitle, sections }: PrintDocument): string =>
  [title, subtitle, ...sections.flatMap(textsOf)].join(' ');

function textsOf({ heading, rows = [], table, paragraphs = [], framed = [] }: Section): string[] {
  const cells = table ? [table.columns, ...table.rows, table.total ?? []].flat() : [];
  return [heading, ...rows.flat(), ...cells, ...paragraphs, ...framed];
}
