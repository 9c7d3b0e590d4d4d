import { setImmediate as turn } from 'node:timers/promises';
import type { Sheet, SheetColumn } from '../sheets/sheet';
import { cellText } from '../sheets/sheet';
import type { Paper, Pdf } from './paper';
import { bottomOf, INK, MARGIN, printPdf, QUIET, RULE, widthOf, writeFooters } from './paper';

const FONT_SIZE = 8;
const LINE = 14;
const GAP = 6;
/** Others are answered between so many rows. */
const ROWS_AT_ONCE = 40;
/** No column takes more than so many characters' room from the others. */
const WIDEST = 32;

/** Rows as a table on paper, a line each: what does not fit in its column is cut. */
export function printSheet(sheet: Sheet, paper: Omit<Paper, 'isLandscape'>): Promise<Buffer> {
  const lines = sheet.rows.map((row) => row.map((cell) => cellText(cell, sheet.locale)));
  return printPdf({ ...paper, isLandscape: true }, async (pdf) => {
    const columns = placed(pdf, sheet.columns, lines);
    writeHead(pdf, columns);
    for (const [at, line] of lines.entries()) {
      if (at % ROWS_AT_ONCE === 0) await turn();
      if (pdf.y + LINE > bottomOf(pdf)) {
        pdf.addPage();
        writeHead(pdf, columns);
      }
      writeLine(pdf, columns, line);
    }
    writeFooters(pdf, paper.subtitle);
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

/** The headings stand on every page. */
function writeHead(pdf: Pdf, columns: PlacedColumn[]): void {
  pdf.font('Helvetica-Bold').fillColor(QUIET);
  writeLine(
    pdf,
    columns,
    columns.map(({ title }) => title),
  );
  pdf
    .moveTo(MARGIN, pdf.y - 3)
    .lineTo(MARGIN + widthOf(pdf), pdf.y - 3)
    .lineWidth(0.7)
    .stroke(RULE);
  pdf.font('Helvetica').fillColor(INK);
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
