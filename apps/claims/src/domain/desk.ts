import type { PlainDate } from '@palisade/kernel';
import { daysBetween } from '@palisade/kernel';

/** How many open files are how old. */
export interface FileAges {
  upTo30: number;
  upTo90: number;
  upTo180: number;
  older: number;
}

const [MONTH, QUARTER, HALF_YEAR] = [30, 90, 180];

const bandOf = (days: number): keyof FileAges => {
  if (days <= MONTH) return 'upTo30';
  if (days <= QUARTER) return 'upTo90';
  return days <= HALF_YEAR ? 'upTo180' : 'older';
};

/** How many open files were reported on a day. */
export interface FilesOfDay {
  reported: PlainDate;
  files: number;
}

/** The ages of open files by the days on which their claims were reported. */
export function agesOf(days: readonly FilesOfDay[], today: PlainDate): FileAges {
  const ages: FileAges = { upTo30: 0, upTo90: 0, upTo180: 0, older: 0 };
  for (const { reported, files } of days) ages[bandOf(daysBetween(reported, today))] += files;
  return ages;
}
