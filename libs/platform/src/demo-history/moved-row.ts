import { addDays } from '@palisade/kernel';

const DAY_MS = 86_400_000;
const DATES = /"(\d{4}-\d{2}-\d{2})(?=["T ])/g;
const TIMED_IDS = /([0-9a-f]{8})-([0-9a-f]{4})-7(?=[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})/g;
/** Ids of the demo's organizations and people are fixed: the time in them is that of no row. */
const FIXED = '01900000';
const TIME_DIGITS = 12;
const HEX = 16;

/**
 * A row as JSON, with all its dates and the times within its ids moved by whole days; the dates of one
 * column may stay.
 */
export function movedRow(row: Record<string, unknown>, days: number, kept?: string): string {
  const moved = JSON.stringify(row)
    .replace(DATES, (_, date: string) => `"${addDays(date, days)}`)
    .replace(TIMED_IDS, (id, high: string, low: string) => movedId(id, { high, low, days }));
  if (!kept) return moved;
  return JSON.stringify({ ...(JSON.parse(moved) as object), [kept]: row[kept] });
}

function movedId(id: string, { high, low, days }: { high: string; low: string; days: number }) {
  if (high === FIXED) return id;
  const time = Number.parseInt(high + low, HEX) + days * DAY_MS;
  const digits = time.toString(HEX).padStart(TIME_DIGITS, '0');
  return `${digits.slice(0, high.length)}-${digits.slice(high.length)}-7`;
}
