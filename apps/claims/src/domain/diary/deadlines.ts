import type { Holidays, PlainDate } from '@palisade/kernel';
import { addBusinessDays, addDays, nextBusinessDay } from '@palisade/kernel';
import type { CountedFrom, DeadlineAct } from './deadline-rows';
import { DEADLINE_ROWS, DEADLINES_FROM } from './deadline-rows';

/** Where and how a policy was sold. */
export interface DeadlinePlace {
  /** A state, or GB. */
  jurisdiction: string;
  market: 'ADMITTED' | 'SURPLUS' | 'UK';
}

/** A day by which something is to be done of a claim. */
export interface Deadline {
  act: DeadlineAct;
  due: PlainDate;
  citation: string;
  countedFrom: CountedFrom;
}

/** Where a last day on which offices are closed moves to the next one on which they are open. */
const ROLLS: readonly string[] = ['OH'];

/** The rows of a place for an act: its own of its market, else those of the house. */
function rowsOf({ jurisdiction, market }: DeadlinePlace, act: DeadlineAct) {
  const of = (place: string) =>
    DEADLINE_ROWS.filter(
      ([where, what, , , , which]) =>
        where === place && what === act && (which === 'ALL' || which === market),
    );
  const own = of(jurisdiction);
  return own.length ? own : of('DEFAULT');
}

/** What is due of a claim from a day on which something happened, in the order of the acts. */
export function deadlinesFrom(
  place: DeadlinePlace,
  { from, on }: { from: CountedFrom; on: PlainDate },
  holidays: Holidays,
): Deadline[] {
  if (on < DEADLINES_FROM) return [];
  const acts: readonly DeadlineAct[] = ['ACKNOWLEDGE', 'DECIDE', 'PAY', 'STATUS'];
  return acts
    .flatMap((act) => rowsOf(place, act))
    .filter(([, , , , countedFrom]) => countedFrom === from)
    .map(([, act, days, unit, countedFrom, , citation]) => {
      const plain = unit === 'BUSINESS' ? addBusinessDays(on, days, holidays) : addDays(on, days);
      const due = ROLLS.includes(place.jurisdiction) ? nextBusinessDay(plain, holidays) : plain;
      return { act, due, citation, countedFrom };
    });
}
