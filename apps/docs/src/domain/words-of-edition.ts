import { inEdition } from '@palisade/kernel';
import type { PrintDocument, Row, Section } from './print-document';

const say = (text: string): string => inEdition(text, 'en-GB');

/**
 * A paper with our own words as the United Kingdom says them; what stands in cells is of others. Papers
 * of the United States stay as they are: statutes prescribe words of some.
 */
export function inWordsOfEdition(print: PrintDocument): PrintDocument {
  if (print.currency !== 'GBP') return print;
  return { ...print, title: say(print.title), sections: print.sections.map(sectionSaid) };
}

function sectionSaid(section: Section): Section {
  const { heading, rows, table, paragraphs } = section;
  return {
    ...section,
    heading: say(heading),
    ...(rows && { rows: rows.map(([label, value]): Row => [say(label), value]) }),
    ...(table && { table: { ...table, columns: table.columns.map(say) } }),
    ...(paragraphs && { paragraphs: paragraphs.map(say) }),
  };
}
