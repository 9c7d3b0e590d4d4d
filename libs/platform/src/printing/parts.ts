import type { FacedDocument } from './faced-document';

/** A part of a paper, as programs that read aloud tell it: a heading, a paragraph, a table. */
export type Part = PDFKit.PDFStructureElement;
/** What a part is. */
export type PartType = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

/** Begins a part that holds others; whoever begins it ends it. */
export function beginPart(pdf: FacedDocument, type: PartType, within: Part = pdf.story): Part {
  const part = pdf.struct(type);
  within.add(part);
  return part;
}

/** Writes a part that holds text. */
export function writePart(
  pdf: FacedDocument,
  type: PartType,
  write: () => void,
  within: Part = pdf.story,
): void {
  const part = pdf.struct(type, {}, [write]);
  within.add(part);
  part.end();
}

/** Draws what is not read aloud: a line, the foot of a page. */
export function decorate(pdf: FacedDocument, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
