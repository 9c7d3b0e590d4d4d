import { setImmediate as turn } from 'node:timers/promises';
import type { Sheet, SheetColumn } from '../sheets/sheet';
import { cellText } from '../sheets/sheet';
import { openFaces } from './faces';
import { composed } from './letters';
import type { Paper, Pdf } from './paper';
import { bottomOf, INK, MARGIN, printPdf, QUIET, widthOf, writeFooters, writeRule } from './paper';
import { decorate, writePart } from './parts';

const FONT_SIZE = 8;
const LINE = 14;
const GAP = 6;
/** Others are answered between so many rows. */
const ROWS_AT_ONCE = 40;
/** No column takes more than so many characters' room from the others. */
const WIDEST = 32;

/**
 * Rows as a table on paper, a line each, which is read aloud as a whole: what does not fit in its column is
 * cut. A letter that no face has stands as its number, so that one row does not cost all.
 */
export async function printSheet(sheet: Sheet, paper: Omit<Paper, 'isLandscape'>): Promise<Buffer> {
  const faces = await openFaces();
  const title = faces.spelled(paper.title);
  const subtitle = faces.spelled(paper.subtitle);
  const inCell = (text: string) => composed(faces.spelled(text)).replaceAll('\n', ' ');
  const columns = sheet.columns.map((column) => ({ ...column, title: inCell(column.title) }));
  const lines = sheet.rows.map((row) => row.map((cell) => inCell(cellText(cell, sheet.locale))));
  return printPdf({ ...paper, title, subtitle, isLandscape: true }, async (pdf) => {
    const places = placed(pdf, columns, lines);
    writeHead(pdf, places, (write) => writePart(pdf, 'P', write));
    for (const [at, line] of lines.entries()) {
      if (at % ROWS_AT_ONCE === 0) await turn();
      if (pdf.y + LINE > bottomOf(pdf)) {
        pdf.addPage();
        writeHead(pdf, places, (write) => decorate(pdf, write));
      }
      writePart(pdf, 'P', () => writeLine(pdf, places, line));
    }
    writeFooters(pdf, subtitle);
  });
}

interface PlacedColumn extends SheetColumn {
  x: number;
  width: number;
}

/** Shares the width by what the columns hold at most. */
function placed(pdf: Pdf, columns: SheetColumn[], lines: string[][]): PlacedColumn[] {
  const needs = columns.map(({ title }, at) =>
    Math.min(WIDEST, Math.max(title.length, ...lines.map((line) => line[at].length))),
  );
  const perCharacter = widthOf(pdf) / needs.reduce((sum, need) => sum + need, 0);
  let x = MARGIN;
  return columns.map((column, at) => {
    const width = needs[at] * perCharacter;
    x += width;
    return { ...column, x: x - width, width: width - GAP };
  });
}

/** The headings stand on every page, and are told once. */
function writeHead(pdf: Pdf, columns: PlacedColumn[], place: (write: () => void) => void): void {
  const titles = columns.map(({ title }) => title);
  pdf.face('bold').fillColor(QUIET);
  place(() => writeLine(pdf, columns, titles));
  writeRule(pdf, pdf.y - 3);
  pdf.face('regular').fillColor(INK);
}

function writeLine(pdf: Pdf, columns: PlacedColumn[], line: string[]): void {
  const { y } = pdf;
  pdf.fontSize(FONT_SIZE);
  columns.forEach(({ x, width, isNumber }, at) => {
    const align = isNumber ? 'right' : 'left';
    pdf.text(line[at], x, y, { width, height: LINE, align, ellipsis: true });
  });
  pdf.x = MARGIN;
  pdf.y = y + LINE;
}
