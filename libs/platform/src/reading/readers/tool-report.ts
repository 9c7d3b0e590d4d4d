import { decodeText } from '@palisade/kernel';
import { parse } from 'csv-parse';
import { FileRefused } from '../file-refused';
import { xmlEvents } from './xml-events';

const ROWS_MAX = 50_000;
/** The XML report of hosts that is read, by its own name of itself. */
const ROOT = 'ASSET_DATA_REPORT';
const RULES = { bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true };

type Fields = Record<string, string>;

/** A report as a table: its rows, whatever stands above their head. */
export interface ToolReport {
  rows: string[][];
}

/**
 * Reads the report of a security tool: a table of CSV, however long its rows are, or an XML report of
 * hosts as the same table.
 */
export async function readToolReport(file: Buffer): Promise<ToolReport> {
  const { text } = decodeText(file);
  return { rows: text.trimStart().startsWith('<') ? xmlRows(file) : await csvRows(text) };
}

async function csvRows(text: string): Promise<string[][]> {
  const rows: string[][] = [];
  try {
    for await (const row of parse(text, RULES)) {
      if (rows.length === ROWS_MAX) throw tooLong();
      rows.push(row as string[]);
    }
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('broken', 'It is no CSV.');
  }
  return rows;
}

const HEAD = ['DNS', 'QID', 'Title', 'Severity', 'Status', 'Solution'];

/** A row for each weakness of each host; what a weakness is stands once, in the glossary. */
function xmlRows(file: Buffer): string[][] {
  const found: (Fields & { host: string })[] = [];
  const details = new Map<string, Fields>();
  const open: { name: string; fields: Fields; text: string }[] = [];
  let root = '';
  let host = '';
  const close = (name: string): void => {
    const { fields, text } = open.pop() ?? { fields: {} as Fields, text: '' };
    const parent = open.at(-1);
    if (parent) parent.fields[name] = text.trim();
    if (parent?.name === 'HOST' && ['DNS', 'IP'].includes(name)) host = text.trim() || host;
    if (name === 'VULN_INFO') found.push({ ...fields, host });
    if (name === 'VULN_DETAILS') details.set(fields['QID'] ?? '', fields);
    if (name === 'HOST') host = '';
    if (found.length > ROWS_MAX) throw tooLong();
  };
  const events = xmlEvents(file, (parser) => {
    parser.on('opentag', ({ name }) => {
      root ||= name;
      open.push({ name, fields: {}, text: '' });
    });
    const add = (part: string): void => {
      const last = open.at(-1);
      if (last) last.text += part;
    };
    parser.on('text', add);
    parser.on('cdata', add);
    parser.on('closetag', ({ name }) => close(name));
  });
  while (!events.next().done);
  if (root !== ROOT) throw new FileRefused('content', `It is no ${ROOT}.`);
  const rows = found.map(({ QID = '', VULN_STATUS = '', host: where }) => {
    const { TITLE = '', SEVERITY = '', SOLUTION = '' } = details.get(QID) ?? {};
    return [where, QID, TITLE || `QID ${QID}`, SEVERITY, VULN_STATUS, SOLUTION];
  });
  return [HEAD, ...rows];
}

const tooLong = (): FileRefused =>
  new FileRefused('size', `A report has at most ${ROWS_MAX} rows.`);
