import type { Pdf } from '@palisade/platform';
import {
  bottomOf,
  INK,
  MARGIN,
  printPdf,
  QUIET,
  RULE,
  widthOf,
  writeFooters,
} from '@palisade/platform';
import type { PrintDocument, Section, Table } from '../domain/print-document';

/** A finished file. */
export interface RenderedPdf {
  content: Buffer;
  pages: number;
}

const LABEL_SHARE = 0.36;
const FIRST_COLUMN_SHARE = 0.4;
const ROOM_FOR_HEADING = 80;
const CELL_GAP = 6;

/** Lays a document out on letter or A4 paper; the same document and time give the same bytes. */
export async function renderPdf(print: PrintDocument, created: Date): Promise<RenderedPdf> {
  const { title, subtitle, currency, sections } = print;
  const region = currency === 'GBP' ? 'UK' : 'US';
  let pages = 0;
  const content = await printPdf({ region, title, subtitle, created }, (pdf) => {
    for (const section of sections) writeSection(pdf, section);
    pages = writeFooters(pdf, subtitle);
  });
  return { content, pages };
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
  pdf.font('Helvetica-Bold').fontSize(10);
  const widths = widthsOf(pdf, [columns, ...rows, ...(total ? [total] : [])]);
  writeCells(pdf, columns, widths, true);
  for (const row of rows) writeCells(pdf, row, widths, true);
  if (!total) return;
  pdf.font('Helvetica-Bold');
  writeCells(pdf, total, widths, true);
}

/** The first column takes what the others leave: an equal share, or more where a word needs it. */
function widthsOf(pdf: Pdf, rows: readonly (readonly string[])[]): number[] {
  const [, ...others] = rows[0] ?? [];
  const share = (widthOf(pdf) * (1 - FIRST_COLUMN_SHARE)) / others.length;
  const least = others.map((_, index) => {
    const words = rows.flatMap((row) => row[index + 1]?.split(' ') ?? []);
    return Math.max(share, ...words.map((word) => Math.ceil(pdf.widthOfString(word)) + CELL_GAP));
  });
  return [widthOf(pdf) - least.reduce((sum, width) => sum + width, 0), ...least];
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
    pdf.heightOfString(cell, { width: widths[index] - CELL_GAP }),
  );
  const height = Math.max(...heights) + 4;
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage();
  const { y } = pdf;
  cells.forEach((cell, index) => {
    const x = MARGIN + widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    const isLabel = !isTable && index === 0;
    pdf.fillColor(isLabel ? QUIET : INK);
    const align = isTable && index > 0 ? 'right' : 'left';
    pdf.text(cell, x, y, { width: widths[index] - CELL_GAP, align });
  });
  pdf.font('Helvetica').x = MARGIN;
  pdf.y = y + height;
}
