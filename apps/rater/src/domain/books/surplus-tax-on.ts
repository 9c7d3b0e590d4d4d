import type { PlainDate } from '@palisade/kernel';
import type { SurplusTaxRow } from './surplus-taxes';
import { SURPLUS_TAXES } from './surplus-taxes';

/** The tax row of a state that is in force on a date; undefined when there is none. */
export const surplusTaxOn = (state: string, date: PlainDate): SurplusTaxRow | undefined =>
  SURPLUS_TAXES.find(
    (row) => row.state === state && row.from <= date && (row.to === null || date <= row.to),
  );
