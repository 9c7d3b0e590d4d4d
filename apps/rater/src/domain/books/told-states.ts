import { canonicalJson } from '@palisade/kernel';
import type { GoldenCase } from './golden-case';
import type { Content } from './compare-books';
import { changesBetween } from './compare-books';

/** Of an upload that changes more rows than this, the timeline names so many and the page all. */
const ROWS_TOLD = 20;

/** What a version holds. */
interface Version {
  content: Content;
  cases: readonly GoldenCase[];
}

/** A version without what it rates by. */
export function headOf<T extends Version>({ content: _, cases, ...head }: T) {
  return { ...head, cases: cases.length };
}

/** A version as it was and as it is, with the rows and the cases in which the two differ. */
export function toldStates<T extends Version>(before: T, after: T) {
  const rows = changesBetween(before.content, after.content).slice(0, ROWS_TOLD);
  return {
    before: {
      ...headOf(before),
      changedRows: rows.map((one) => rowText(one.table, one.row, one.before)),
      changedCases: casesBeside(before.cases, after.cases),
    },
    after: {
      ...headOf(after),
      changedRows: rows.map((one) => rowText(one.table, one.row, one.after)),
      changedCases: casesBeside(after.cases, before.cases),
    },
  };
}

const rowText = (table: string, row: string, value: string | null): string =>
  `${[table, row].filter(Boolean).join(' ')}: ${value ?? '–'}`;

/** The cases that stand otherwise, or not at all, among others. */
function casesBeside(cases: readonly GoldenCase[], others: readonly GoldenCase[]): string[] {
  const known = new Set(others.map(canonicalJson));
  return cases
    .filter((one) => !known.has(canonicalJson(one)))
    .map(({ id, expected }) => `${id} ${JSON.stringify(expected)}`);
}
