import type { PlainDate } from '@palisade/kernel';
import type { SurplusTaxRow } from './surplus-taxes';
import { SURPLUS_TAXES } from './surplus-taxes';

const BY_STATE = new Map<string, SurplusTaxRow[]>();
for (const row of SURPLUS_TAXES) {
  BY_STATE.set(row.state, [...(BY_STATE.get(row.state) ?? []), row]);
}

/** The tax row of a state that is in force on a date; undefined when there is none. */
export const surplusTaxOn = (state: string, date: PlainDate): SurplusTaxRow | undefined =>
  BY_STATE.get(state)?.find((row) => row.from <= date && (row.to === null || date <= row.to));
