import type { FieldError } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';

/** The numbers of an account as a sentence names them. */
const NUMBER_NAMES: Readonly<Record<string, string>> = {
  revenue: 'Revenue',
  totalRevenue: 'Total revenue',
  nonUsRevenue: 'Revenue from abroad',
  noOfEmployeesAll: 'The number of employees',
  numberOfPersonalRecords: 'The number of personal records',
  yearEstablished: 'The year of establishment',
};

/** What is wrong with a field, where its label does not stand beside it. */
function sentenceOf({ pointer = '', detail }: FieldError): string {
  const name = NUMBER_NAMES[pointer.slice(1)];
  return name && detail.startsWith('must ') ? `${name} ${detail}` : detail;
}

/** The refusal of an edit: one sentence of all, in which each number has its name where there are several. */
export function editRefused(errors: readonly FieldError[]): DomainError {
  const sentences = errors.length > 1 ? errors.map(sentenceOf) : errors.map(({ detail }) => detail);
  return new DomainError('VALIDATION_FAILED', [...new Set(sentences)].join('. '), 400, [...errors]);
}
