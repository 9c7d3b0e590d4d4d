import type { MinorUnits } from '@palisade/kernel';
import { minorUnitsOf } from '@palisade/kernel';

/** How many lines an invoice has at most. */
export const LINES_MAX = 500;

/** What an hour costs at most, in currency units. */
export const HOURLY_MAX = 100_000;

/** How many hours or pieces a line has at most. */
export const UNITS_MAX = 100_000;

/** What a line and one unit of it cost at most, in currency units: all lines together stay exact. */
export const LINE_MAX = 1_000_000_000;

export const TASK_CODE = /^[A-Z0-9][A-Z0-9-]{0,19}$/;
export const TASK_CODE_RULE = 'A task code has at most 20 capitals, digits and hyphens';

const HUNDREDTHS = 100;

/** Whether a line asks for more than one can, told before its price is counted exactly. */
export const isAboveLine = (units: number, unitPrice: MinorUnits): boolean =>
  units > minorUnitsOf(UNITS_MAX) || (units / HUNDREDTHS) * unitPrice > minorUnitsOf(LINE_MAX);
