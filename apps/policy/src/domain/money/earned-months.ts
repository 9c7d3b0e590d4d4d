import type { PlainDate } from '@palisade/kernel';
import { addMonths } from '@palisade/kernel';

/** A month or a part of one; its last day is the one before `to`. */
export interface Stretch {
  from: PlainDate;
  to: PlainDate;
}

/** The months between two days, the first and the last of them as far as they lie between. */
export function monthsOf(after: PlainDate, before: PlainDate): Stretch[] {
  const firsts: PlainDate[] = [];
  for (let first = monthAfter(after); first < before; first = monthAfter(first)) firsts.push(first);
  const starts = [after, ...firsts];
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? before }));
}

const monthAfter = (day: PlainDate): PlainDate => addMonths(`${day.slice(0, 7)}-01`, 1);
