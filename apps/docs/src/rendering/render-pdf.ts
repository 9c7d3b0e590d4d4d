import type { Part, Pdf } from '@palisade/platform';
import {
  beginPart,
  bottomOf,
  INK,
  MARGIN,
  openFaces,
  printPdf,
  QUIET,
  widthOf,
  writeFooters,
  writePart,
  writeFrame,
  writeRule,
} from '@palisade/platform';
import { checkPrintable } from '../domain/printable';
import type { PrintDocument, Row, Section, Table } from '../domain/print-document';
import { inWordsOfEdition } from '../domain/words-of-edition';

/** A finished file. */
export interface RenderedPdf {
  content: Buffer;
  pages: number;
}

const LABEL_SHARE = 0.36;
const FIRST_COLUMN_SHARE = 0.4;
const ROOM_FOR_HEADING = 80;
const CELL_GAP = 6;
const FRAMED_SIZE = 10;
const FRAMED_GAP = 4;
const FRAME_GAP = 8;

/**
 * Lays a document out on letter or A4 paper; the same document and time give the same bytes. Throws 422 for
 * a letter that cannot be printed.
 */
export async function renderPdf(document: PrintDocument, created: Date): Promise<RenderedPdf> {
  const print = inWordsOfEdition(document);
  const { title, subtitle, currency, sections } = print;
  const faces = await openFaces();
  checkPrintable(print, (text) => faces.unprinted(text));
  const region = currency === 'GBP' ? 'UK' : 'US';
  let pages = 0;
  const seal = print.sealedFor
    ? { name: 'Palisade', reason: print.sealedFor, signedAt: created }
    : undefined;
  const content = await printPdf({ region, title, subtitle, created, seal }, (pdf) => {
    for (const section of sections) writeSection(pdf, section, print.hasBookmarks);
    pages = writeFooters(pdf, subtitle);
  });
  return { content, pages };
}

function writeSection(pdf: Pdf, section: Section, hasBookmark = false): void {
  const { heading, rows = [], table, paragraphs = [], framed = [], newPage } = section;
  const framedPoints = section.framedPoints ?? FRAMED_SIZE;
  if (newPage || pdf.y + ROOM_FOR_HEADING > bottomOf(pdf)) pdf.addPage();
  if (hasBookmark) pdf.outline.addItem(heading);
  pdf.face('bold').fontSize(11.5).fillColor(INK);
  writePart(pdf, 'H2', () => pdf.text(heading, MARGIN));
  const { y } = pdf;
  writeRule(pdf, y + 2);
  pdf.y = y + 7;
  pdf.face('regular');
  if (rows.length) writeRows(pdf, rows);
  if (table) writeTable(pdf, table);
  pdf.face('regular').fontSize(10).fillColor(INK);
  if (paragraphs.length && (rows.length || table)) pdf.moveDown(0.4);
  for (const paragraph of paragraphs) {
    writePart(pdf, 'P', () => pdf.text(paragraph, MARGIN));
    pdf.moveDown(0.3);
  }
  if (framed.length) writeFramed(pdf, framed, framedPoints);
  pdf.moveDown(0.9);
}

/** Bold paragraphs in a black frame, together on one page. */
function writeFramed(pdf: Pdf, paragraphs: readonly string[], points: number): void {
  pdf.face('bold').fontSize(points);
  const place = { width: widthOf(pdf) - 2 * FRAME_GAP };
  const heights = paragraphs.map((text) => pdf.heightOfString(text, place) + FRAMED_GAP);
  const height = heights.reduce((sum, one) => sum + one, 2 * FRAME_GAP - FRAMED_GAP);
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage();
  const top = pdf.y;
  writeFrame(pdf, top, height);
  let y = top + FRAME_GAP;
  paragraphs.forEach((text, index) => {
    const at = y;
    writePart(pdf, 'P', () => pdf.text(text, MARGIN + FRAME_GAP, at, place));
    y += heights[index] ?? 0;
  });
  pdf.face('regular').x = MARGIN;
  pdf.y = top + height;
}

/** Labels, each with its value. */
function writeRows(pdf: Pdf, rows: readonly Row[]): void {
  const labelWidth = widthOf(pdf) * LABEL_SHARE;
  const widths = [labelWidth, widthOf(pdf) - labelWidth];
  const part = beginPart(pdf, 'Table');
  for (const row of rows) {
    writeCells(pdf, row, widths, { part, look: (at) => (at ? VALUE : LABEL) });
  }
  part.end();
}

function writeTable(pdf: Pdf, { columns, rows, total }: Table): void {
  pdf.face('bold').fontSize(10);
  const widths = widthsOf(pdf, [columns, ...rows, ...(total ? [total] : [])]);
  const part = beginPart(pdf, 'Table');
  writeCells(pdf, columns, widths, { part, look: (at) => (at ? NUMBER_HEAD : HEAD) });
  const look = (at: number): Look => (at ? NUMBER : VALUE);
  for (const row of rows) writeCells(pdf, row, widths, { part, look });
  pdf.face('bold');
  if (total) writeCells(pdf, total, widths, { part, look });
  part.end();
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

/** What a cell is, and how it stands. */
interface Look {
  type: 'TH' | 'TD';
  color: string;
  align: 'left' | 'right';
}

const LABEL: Look = { type: 'TH', color: QUIET, align: 'left' };
const VALUE: Look = { type: 'TD', color: INK, align: 'left' };
const NUMBER: Look = { type: 'TD', color: INK, align: 'right' };
const HEAD: Look = { type: 'TH', color: INK, align: 'left' };
const NUMBER_HEAD: Look = { type: 'TH', color: INK, align: 'right' };

/** One line of cells, as high as its highest; moves to a new page as a whole. */
function writeCells(
  pdf: Pdf,
  cells: readonly string[],
  widths: readonly number[],
  { part, look }: { part: Part; look: (at: number) => Look },
): void {
  pdf.fontSize(10);
  const heights = cells.map((cell, index) =>
    pdf.heightOfString(cell, { width: widths[index] - CELL_GAP }),
  );
  const height = Math.max(...heights) + 4;
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage();
  const { y } = pdf;
  const row = beginPart(pdf, 'TR', part);
  cells.forEach((cell, index) => {
    const x = MARGIN + widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    const { type, color, align } = look(index);
    pdf.fillColor(color);
    const place = { width: widths[index] - CELL_GAP, align };
    writePart(pdf, type, () => pdf.text(cell, x, y, place), row);
  });
  row.end();
  pdf.face('regular').x = MARGIN;
  pdf.y = y + height;
}
