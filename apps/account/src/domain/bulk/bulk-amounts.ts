import type { DecimalMark, UnderstoodAmounts } from '@palisade/kernel';
import { questionText, SheetAmounts, usualWriting } from '@palisade/kernel';
import { systemNamed } from '@palisade/trade';
import type { BulkColumn, BulkMapping } from './bulk-columns';
import { SHARE } from './bulk-columns';
import type { BulkFacts } from './bulk-row';

/** The columns that hold numbers. */
const NUMBERS: readonly BulkColumn[] = [
  'revenue',
  'totalRevenue',
  'nonUsRevenue',
  'noOfEmployeesAll',
  'numberOfPersonalRecords',
  'yearEstablished',
  SHARE,
];

/** The amounts of a file, to be gathered row by row. */
export const bulkAmounts = (headings: readonly string[], mapping: BulkMapping): SheetAmounts =>
  new SheetAmounts(
    headings,
    mapping.flatMap((column, place) => (column && NUMBERS.includes(column) ? [place] : [])),
    [mapping.indexOf(SHARE)],
  );

/** How a file is read beside its mapping: what its headings and its cells say. */
export interface BulkUnderstanding extends Pick<UnderstoodAmounts, 'amounts' | 'questions'> {
  writings: NonNullable<BulkFacts['writings']>;
  /** What is asked before it is read; null when nothing is. */
  question: string | null;
}

/** What was understood of the amounts of a file, once all were gathered. */
export function understood(
  gathered: SheetAmounts,
  mapping: BulkMapping,
  { separator, decimal }: { separator: string | null; decimal?: DecimalMark | undefined },
): BulkUnderstanding {
  const { writings, amounts, questions } = gathered.read(usualWriting(separator, decimal));
  const byColumn = [...writings].map(([place, writing]) => [mapping[place], writing] as const);
  return {
    writings: Object.fromEntries(byColumn),
    amounts,
    questions,
    question: questionText(questions),
  };
}

/** The system of industries that the heading of their column names. */
export const industrySystemOf = (
  headings: readonly string[],
  mapping: BulkMapping,
): BulkFacts['industrySystem'] => systemNamed(headings[mapping.indexOf('industryCode')] ?? '');
