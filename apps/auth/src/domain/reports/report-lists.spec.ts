import fs from 'node:fs';
import path from 'node:path';
import type { ReportColumn } from './report-columns';
import { REPORT_LIST_NAMES, REPORT_LISTS } from './report-lists';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
}

/** Statuses of rows that a list does not show: what is deleted, and invoices among transactions. */
const UNLISTED: Readonly<Record<string, string[]>> = {
  claims: ['DELETED'],
  transactions: ['Unpaid', 'Partially Paid', 'Processed'],
};

const AMERICAN = /\b(agenc(y|ies)|agents?|zip( codes?)?|revenues?|organizations?|NPN)\b/i;

const texts = textsOf('apps/gateway/locales/en-US');
const british = new Map([...texts, ...textsOf('apps/gateway/locales/en-GB')]);

describe.each(REPORT_LIST_NAMES)('the report of %s', (name) => {
  const { columns, title, ...list } = REPORT_LISTS[name];
  const fields = fieldsOf(list);

  it('is called as its list, and its headings are texts', () => {
    const keys = [title, ...columns.map((column) => column.title)];
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });

  it('has the headings of brokers in the United Kingdom', () => {
    const shown = columns.filter(({ onlyIn }) => onlyIn !== 'US');
    const headings = [title, ...shown.map((column) => column.title)].map((key) => british.get(key));
    expect(headings.filter((text) => AMERICAN.test(text ?? ''))).toEqual([]);
  });

  it.each(columns)('shows $field as what it is', ({ field, kind, word }) => {
    const schema = fields[field];
    expect(kindsOf(schema)).toContain(kind);
    const shown = (schema.enum ?? []).filter((value) => !UNLISTED[name]?.includes(value));
    const unnamed = word ? shown.filter((value) => !texts.has(word(value))) : [];
    expect(unnamed).toEqual([]);
  });
});

function kindsOf({ type = 'string', format, enum: words }: Schema): ReportColumn['kind'][] {
  if ([type].flat().includes('number') || [type].flat().includes('integer')) {
    return ['MONEY', 'NUMBER', 'PERCENT'];
  }
  if (format?.startsWith('date')) return ['DATE'];
  return words ? ['WORD'] : ['TEXT'];
}

function fieldsOf({
  service,
  path: address,
}: {
  service: string;
  path: string;
}): Record<string, Schema> {
  const file = path.join('openapi', `${service}.json`);
  const document = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    paths: Record<
      string,
      { get: { responses: Record<string, { content: Record<string, { schema: Schema }> }> } }
    >;
    components: { schemas: Record<string, Schema> };
  };
  const { schema } = document.paths[address].get.responses['200'].content['application/json'];
  const items = schema.properties?.content.items;
  const rows = items?.anyOf ?? (items ? [items] : []);
  const named = rows.map(
    ({ $ref = '' }) => document.components.schemas[$ref.split('/').pop() ?? ''],
  );
  return Object.assign({}, ...named.map(({ properties }) => properties)) as Record<string, Schema>;
}

function textsOf(folder: string): Map<string, string> {
  const texts = fs.readdirSync(folder).flatMap((file) => {
    const [namespace] = file.split('.');
    const entries = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as object;
    return Object.entries(entries).map(
      ([key, text]) => [`${namespace}:${key}`, String(text)] as const,
    );
  });
  return new Map(texts);
}
