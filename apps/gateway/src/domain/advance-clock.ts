import { addDays, addMonths, DomainError, invalidField } from '@palisade/kernel';

const AT_MOST_YEARS = 10;
const SECOND_MS = 1_000;

/** A duration of ISO 8601 in whole numbers; that it ends with a part is looked at apart. */
const DURATION =
  /^P(?:(\d{1,3})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?$/;
const ENDS_WITH_A_PART = /\d[YMWDHS]$/;

/** How a clock is moved: by a duration, or to a time. */
export interface ClockMove {
  advance?: string;
  now?: Date;
}

/** What a clock shows when it was moved; throws 409 for a time before, 400 for what says neither. */
export function movedClock(now: Date, move: ClockMove): Date {
  if ((move.advance === undefined) === (move.now === undefined)) {
    throw refusal('Say by how long (advance) or to when (now) the clock is moved.');
  }
  return move.now ? setClock(now, move.now) : advanceClock(now, move.advance ?? '');
}

/** Where time goes next on its way: to the moment at which something is due, else to its end. */
export const stepAfter = ({ next }: { next: Date | null }, end: Date): Date =>
  next && next < end ? next : end;

function setClock(now: Date, target: Date): Date {
  if (target <= now) {
    const shown = now.toISOString();
    throw new DomainError('CLOCK_BACKWARDS', `A clock only goes forward: it shows ${shown}.`, 409);
  }
  if (target.getTime() > later(now, AT_MOST_YEARS * 12, 0)) throw tooFar('/now');
  return target;
}

/** What a clock shows after a duration; throws 400 for one that is none, nothing, or too long. */
export function advanceClock(now: Date, duration: string): Date {
  const parts = ENDS_WITH_A_PART.test(duration) && DURATION.exec(duration);
  if (!parts) throw refusal('This is not a duration of ISO 8601, as P30D or PT12H.');
  const [years, months, weeks, days, hours, minutes, seconds] = parts
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  const monthsLater = later(now, years * 12 + months, weeks * 7 + days);
  const target = monthsLater + ((hours * 60 + minutes) * 60 + seconds) * SECOND_MS;
  if (target <= now.getTime()) throw refusal('A clock only goes forward.');
  if (target > later(now, AT_MOST_YEARS * 12, 0)) {
    throw tooFar('/advance');
  }
  return new Date(target);
}

/** The same time of the day so many months and days later. */
function later(now: Date, months: number, days: number): number {
  const [date, time] = now.toISOString().split('T');
  return Date.parse(`${addDays(addMonths(date, months), days)}T${time}`);
}

const refusal = (detail: string): Error => invalidField('INVALID_DURATION', detail, '/advance');

const tooFar = (pointer: string): Error =>
  invalidField(
    'INVALID_DURATION',
    `A clock goes forward by at most ${AT_MOST_YEARS} years at once.`,
    pointer,
  );
