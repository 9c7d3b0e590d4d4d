import PDFDocument from 'pdfkit';
import type { PrintDocument, Section, Table } from '../domain/print-document';

/** A finished file. */
export interface RenderedPdf {
  content: Buffer;
  pages: number;
}

export const MARGIN = 54;
const LABEL_SHARE = 0.36;
const FIRST_COLUMN_SHARE = 0.4;
export const INK = '#1a2233';
export const QUIET = '#5b6577';
export const RULE = '#c9d1dc';
const ROOM_FOR_HEADING = 80;

type Pdf = PDFKit.PDFDocument;

/** Lays a document out on letter or A4 paper; the same document and time give the same bytes. */
export async function renderPdf(print: PrintDocument, created: Date): Promise<RenderedPdf> {
  const pdf = new PDFDocument({
    size: print.currency === 'GBP' ? 'A4' : 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    lang: print.currency === 'GBP' ? 'en-GB' : 'en-US',
    info: { Title: print.title, Subject: print.subtitle, CreationDate: created },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    pdf.once('end', resolve);
    pdf.once('error', reject);
  });
  writeTitle(pdf, print);
  for (const section of print.sections) writeSection(pdf, section);
  const { count } = pdf.bufferedPageRange();
  writeFooters(pdf, print, count);
  pdf.end();
  await finished;
  return { content: Buffer.concat(chunks), pages: count };
}

/** The head of a document. */
export function writeTitle(
  pdf: Pdf,
  { title, subtitle }: Pick<PrintDocument, 'title' | 'subtitle'>,
): void {
  pdf.font('Helvetica-Bold').fontSize(9).fillColor(QUIET).text('PALISADE');
  pdf.moveDown(0.6).fontSize(19).fillColor(INK).text(title);
  pdf.font('Helvetica').fontSize(11).fillColor(QUIET).text(subtitle).moveDown(1);
}

function writeSection(pdf: Pdf, section: Section): void {
  const { heading, rows = [], table, paragraphs = [], newPage } = section;
  if (newPage || pdf.y + ROOM_FOR_HEADING > bottomOf(pdf)) pdf.addPage();
  pdf.font('Helvetica-Bold').fontSize(11.5).fillColor(INK).text(heading, MARGIN);
  const { y } = pdf;
  pdf
    .moveTo(MARGIN, y + 2)
    .lineTo(MARGIN + widthOf(pdf), y + 2)
    .lineWidth(0.7)
    .stroke(RULE);
  pdf.y = y + 7;
  pdf.font('Helvetica');
  const labelWidth = widthOf(pdf) * LABEL_SHARE;
  for (const row of rows) writeCells(pdf, row, [labelWidth, widthOf(pdf) - labelWidth], false);
  if (table) writeTable(pdf, table);
  pdf.font('Helvetica').fontSize(10).fillColor(INK);
  if (paragraphs.length && (rows.length || table)) pdf.moveDown(0.4);
  for (const paragraph of paragraphs) pdf.text(paragraph, MARGIN).moveDown(0.3);
  pdf.moveDown(0.9);
}

function writeTable(pdf: Pdf, { columns, rows, total }: Table): void {
  const first = widthOf(pdf) * FIRST_COLUMN_SHARE;
  const others = (widthOf(pdf) - first) / (columns.length - 1);
  const widths = columns.map((_, index) => (index === 0 ? first : others));
  pdf.font('Helvetica-Bold');
  writeCells(pdf, columns, widths, true);
  for (const row of rows) writeCells(pdf, row, widths, true);
  if (!total) return;
  pdf.font('Helvetica-Bold');
  writeCells(pdf, total, widths, true);
}

/** One line of cells, as high as its highest; moves to a new page as a whole. */
function writeCells(
  pdf: Pdf,
  cells: readonly string[],
  widths: readonly number[],
  isTable: boolean,
): void {
  pdf.fontSize(10);
  const heights = cells.map((cell, index) =>
    pdf.heightOfString(cell, { width: widths[index] - 6 }),
  );
  const height = Math.max(...heights) + 4;
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage();
  const { y } = pdf;
  cells.forEach((cell, index) => {
    const x = MARGIN + widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    const isLabel = !isTable && index === 0;
    pdf.fillColor(isLabel ? QUIET : INK);
    const align = isTable && index > 0 ? 'right' : 'left';
    pdf.text(cell, x, y, { width: widths[index] - 6, align });
  });
  pdf.font('Helvetica').x = MARGIN;
  pdf.y = y + height;
}

function writeFooters(pdf: Pdf, { subtitle }: PrintDocument, count: number): void {
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0;
    const text = `${subtitle}    Page ${page + 1} of ${count}`;
    pdf.font('Helvetica').fontSize(8).fillColor(QUIET);
    pdf.text(text, MARGIN, pdf.page.height - 34, { width: widthOf(pdf), align: 'center' });
  }
}

export const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * MARGIN;
export const bottomOf = (pdf: Pdf): number => pdf.page.height - MARGIN;
