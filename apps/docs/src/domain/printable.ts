import type { Unprinted } from '@palisade/kernel';
import { letterNotPrinted } from '@palisade/kernel';
import type { PrintDocument, Section } from './print-document';

/** Answers the first letter of a text that cannot be printed; null where all can. */
export type Proof = (text: string) => string | null;

/** Throws 422 for the first field of a paper with a letter that cannot be printed. */
export function checkPrintable(print: PrintDocument, proof: Proof): void {
  for (const [field, text] of textsOf(print)) refuse({ field, text }, proof);
}

/** What a signer typed that stands on the paper, by the names of its rows. */
export interface Typed {
  signeeName: string;
  signeeTitle: string;
  signature: string;
}

/** Throws 422 before anything is signed with a letter that cannot be printed. */
export function checkTyped(typed: Typed, proof: Proof): void {
  for (const [pointer, field, text] of [
    ['/signeeName', 'Name', typed.signeeName],
    ['/signeeTitle', 'Title', typed.signeeTitle],
    ['/signature', 'Signature', typed.signature],
  ]) {
    refuse({ field, text, pointer }, proof);
  }
}

function refuse(
  { text, ...where }: Omit<Unprinted, 'letter'> & { text: string },
  proof: Proof,
): void {
  const letter = proof(text);
  if (letter !== null) throw letterNotPrinted({ ...where, letter });
}

type Named = readonly [field: string, text: string];

const textsOf = ({ title, subtitle, sections }: PrintDocument): Named[] => [
  ['Title', `${title} ${subtitle}`],
  ...sections.flatMap(sectionTexts),
];

function sectionTexts({
  heading,
  rows = [],
  table,
  paragraphs = [],
  framed = [],
}: Section): Named[] {
  const lines = table ? [...table.rows, ...(table.total ? [table.total] : [])] : [];
  const columns = table?.columns ?? [];
  return [
    ...[heading, ...paragraphs, ...framed, ...columns].map((text): Named => [heading, text]),
    ...rows.flatMap(([label, value]): Named[] => [
      [heading, label],
      [label, value],
    ]),
    ...lines.flatMap((line) => line.map((cell, at): Named => [columns[at] ?? heading, cell])),
  ];
}
