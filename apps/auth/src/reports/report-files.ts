import type { PlainDate, Region } from '@palisade/kernel';
import { REGIONS } from '@palisade/kernel';
import type { Attachment, Sheet } from '@palisade/platform';
import { cellText, printSheet, WORKBOOK_TYPE, writeWorkbook } from '@palisade/platform';
import type { ListRow, ReportCell, ReportColumn } from '../domain/reports/report-columns';
import { cellOf, isMeasured } from '../domain/reports/report-columns';
import type { Words } from './report-words';

/** What a report is made of. */
export interface ReportContent {
  name: string;
  /** What its list is called. */
  list: string;
  columns: ReportColumn[];
  rows: ListRow[];
  region: Region;
  date: PlainDate;
  /** When it is made. */
  now: Date;
}

/** A report as PDF and as workbook, in the words of its edition. */
export async function reportFiles(content: ReportContent, words: Words): Promise<Attachment[]> {
  const { name, list, region, date, now } = content;
  const sheet = sheetOf(content, words);
  const subtitle = `${list}, ${cellText({ date }, sheet.locale)}`;
  const pdf = await printSheet(sheet, { region, title: name, subtitle, created: now });
  const book = await writeWorkbook(sheet);
  const fileName = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${date}`;
  return [
    { name: `${fileName}.pdf`, type: 'application/pdf', content: pdf.toString('base64') },
    { name: `${fileName}.xlsx`, type: WORKBOOK_TYPE, content: book.toString('base64') },
  ];
}

function sheetOf({ columns, rows, region }: ReportContent, words: Words): Sheet {
  const inWords = (cell: ReportCell) =>
    cell !== null && typeof cell === 'object' && 'key' in cell ? wordOf(words, cell.key) : cell;
  return {
    locale: REGIONS[region].locale,
    columns: columns.map((column) => ({
      title: wordOf(words, column.title),
      isNumber: isMeasured(column),
    })),
    rows: rows.map((row) => columns.map((column) => inWords(cellOf(row, column, region)))),
  };
}

/** The text of a key; throws for none, so that nobody is sent a key. */
export function wordOf(words: Words, key: string): string {
  const word = words.get(key);
  if (word === undefined) throw new Error(`No locale file has the text "${key}".`);
  return word;
}
