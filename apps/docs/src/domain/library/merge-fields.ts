import type { FieldError } from '@palisade/kernel';

/** What of a policy, a notice or a claim the text of a form may name, as `{{policyNumber}}`; there are no others. */
export const MERGE_FIELDS = [
  'insuredName',
  'insuredAddress',
  'policyNumber',
  'insurer',
  'agency',
  'product',
  'state',
  'effectiveDate',
  'endDate',
  'transactionDate',
  'aggregateLimit',
  'retention',
  'waitingPeriod',
  'premium',
  'reason',
  'noticeDate',
  'claimNumber',
] as const;

/** One of them. */
export type MergeField = (typeof MERGE_FIELDS)[number];

/** What each of them is of one policy. */
export type MergeValues = Readonly<Record<MergeField, string>>;

const FIELD = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The fields that a text names. */
export const fieldsOf = (text: string): string[] =>
  [...text.matchAll(FIELD)].map(([, name = '']) => name);

/** What is wrong with the fields of a text: an unknown one, or a brace that opens or closes none. */
export function mergeErrors(text: string): FieldError[] {
  const pointer = '/text';
  const unknown = fieldsOf(text).filter((name) => !MERGE_FIELDS.some((known) => known === name));
  const errors = [...new Set(unknown)].map((name) => ({
    pointer,
    detail: `There is no field ${name || 'without a name'} to be filled in.`,
  }));
  const isBroken = /\{\{|\}\}/.test(text.replace(FIELD, ''));
  return isBroken ? [...errors, { pointer, detail: 'A field is not closed: {{name}}.' }] : errors;
}

/** The paragraphs of a text with its fields filled in; an empty line parts them. */
export const paragraphsOf = (text: string, values: MergeValues): string[] =>
  text
    .replace(FIELD, (_, name: MergeField) => values[name])
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
