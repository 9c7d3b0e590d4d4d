import { isUsStateCode } from '@palisade/kernel';

/** Where a form is filed, from when to when. */
export interface FiledState {
  state: string;
  from?: string | null;
  to?: string | null;
}

const LINE = /^([A-Z]{2})(?:\s+from\s+(\d{4}-\d{2}-\d{2}))?(?:\s+to\s+(\d{4}-\d{2}-\d{2}))?$/i;

/** Filings as lines that people write: `TX from 2026-03-01 to 2027-02-28`. */
export const linesOf = (states: readonly FiledState[]): string =>
  states
    .map(({ state, from, to }) =>
      [state, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' '),
    )
    .join('\n');

const given = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The first line that says no filing; null where all do. */
export const wrongLine = (text: string): string | null =>
  given(text).find((line) => !isUsStateCode((LINE.exec(line)?.[1] ?? '').toUpperCase())) ?? null;

/** The filings that lines say; states without dates may stand in one line, `OH, TX`. */
export const statesOf = (text: string): FiledState[] =>
  given(text).map((line) => {
    const [, state = '', from = null, to = null] = LINE.exec(line) ?? [];
    return { state: state.toUpperCase(), from, to };
  });
