import type { Region } from '@palisade/kernel';
import { REGIONS } from '@palisade/kernel';
import type { FacedDocument } from './faced-document';
import { openDocument } from './faced-document';
import { decorate, writePart } from './parts';
import type { Seal } from './signature-field';
import { addSignatureField } from './signature-field';

/** On each side of a page, in points. */
export const MARGIN = 54;
/** The colour of what is said. */
export const INK = '#1a2233';
/** The colour of labels and of what stands around a text. */
export const QUIET = '#5b6577';
/** The colour of lines. */
export const RULE = '#c9d1dc';

/** Files that are read the same in decades: ISO 19005-1. */
const ARCHIVAL = { subset: 'PDF/A-1b', pdfVersion: '1.4' } as const;

/** A file that is being printed. */
export type Pdf = FacedDocument;

/** What decides paper and language, and what a reader shows of a file. */
export interface Paper {
  /** Letter paper for the United States, A4 for the United Kingdom. */
  region: Region;
  title: string;
  subtitle: string;
  created: Date;
  isLandscape?: boolean;
  /** Has room for the signature of a certificate. */
  seal?: Seal;
  /** Filled in on a screen: with fields, and so no file for an archive. */
  isForm?: boolean;
}

/** Prints a file; the same document and time give the same bytes. */
export async function printPdf(
  { region, title, subtitle, created, isLandscape = false, isForm = false, seal }: Paper,
  write: (pdf: Pdf) => void | Promise<void>,
): Promise<Buffer> {
  const pdf = await openDocument({
    ...(!isForm && ARCHIVAL),
    tagged: true,
    displayTitle: true,
    size: region === 'UK' ? 'A4' : 'LETTER',
    layout: isLandscape ? 'landscape' : 'portrait',
    margin: MARGIN,
    bufferPages: true,
    lang: REGIONS[region].locale,
    info: { Title: title, Subject: subtitle, CreationDate: created },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    pdf.once('end', resolve);
    pdf.once('error', reject);
  });
  writeTitle(pdf, title, subtitle);
  await write(pdf);
  if (seal) addSignatureField(pdf, seal);
  pdf.story.end();
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}

function writeTitle(pdf: Pdf, title: string, subtitle: string): void {
  pdf.face('bold').fontSize(9).fillColor(QUIET);
  writePart(pdf, 'P', () => pdf.text('PALISADE'));
  pdf.moveDown(0.6).fontSize(19).fillColor(INK);
  writePart(pdf, 'H1', () => pdf.text(title));
  pdf.face('regular').fontSize(11).fillColor(QUIET);
  writePart(pdf, 'P', () => pdf.text(subtitle));
  pdf.moveDown(1);
}

/** A line below a heading or the head of a table, from margin to margin. */
export function writeRule(pdf: Pdf, y: number): void {
  decorate(pdf, () =>
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + widthOf(pdf), y)
      .lineWidth(0.7)
      .stroke(RULE),
  );
}

/** A black frame from margin to margin. */
export function writeFrame(pdf: Pdf, y: number, height: number): void {
  decorate(pdf, () => pdf.rect(MARGIN, y, widthOf(pdf), height).lineWidth(1).stroke(INK));
}

/** The foot of each page, once all are written; answers how many there are. */
export function writeFooters(pdf: Pdf, subtitle: string): number {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    const text = `${subtitle}    Page ${page + 1} of ${count}`;
    pdf.face('regular').fontSize(8).fillColor(QUIET);
    const place = { width: widthOf(pdf), align: 'center' } as const;
    decorate(pdf, () => pdf.text(text, MARGIN, pdf.page.height - 34, place));
  }
  return count;
}

/** The width between the margins, in points. */
export const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;
/** Where the margin at the foot begins, in points from the top. */
export const bottomOf = (pdf: Pdf): number => pdf.page.height - MARGIN;
