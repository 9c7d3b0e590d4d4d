import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { percentOf, sumOf } from '@palisade/kernel';
import type { FileStatus } from '../file-status';
import type { ByCategory } from '../reserves';
import { NOTHING, totalOf } from '../reserves';
import { lessOf } from './book';

/** What a claim was after one of its acts: rows are only added. */
export interface Booked {
  /** The day of the act, UTC. */
  on: PlainDate;
  status: FileStatus;
  reserves: ByCategory;
  paid: ByCategory;
  recovered: ByCategory;
}

/** A claim as a loss run shows it on a day. */
export interface LossRunRow {
  status: FileStatus | 'FILED';
  dateClosed: PlainDate | null;
  paidLoss: MinorUnits;
  paidExpense: MinorUnits;
  outstanding: MinorUnits;
  incurred: MinorUnits;
  recovered: MinorUnits;
  netIncurred: MinorUnits;
}

const WORKED_ON: readonly FileStatus[] = ['OPEN', 'REOPENED'];

/** What a claim was at the end of a day; null before its first act. */
const asOf = (booked: readonly Booked[], day: PlainDate): Booked | null =>
  booked.findLast(({ on }) => on <= day) ?? null;

const feesOf = ({ lossAdjustment }: ByCategory): MinorUnits => lossAdjustment;
const indemnityOf = (amounts: ByCategory): MinorUnits => totalOf(amounts) - feesOf(amounts);

/** The day on which a claim that is at its end on a day came to it. */
function closedOn(booked: readonly Booked[], day: PlainDate): PlainDate | null {
  const known = booked.filter(({ on }) => on <= day);
  const last = known.at(-1);
  if (!last || WORKED_ON.includes(last.status)) return null;
  const before = known.findLastIndex(({ status }) => WORKED_ON.includes(status));
  return known[before + 1].on;
}

/** One claim of a loss run: the rows booked to the end of a day, and the status of that day. */
export function lossRunRow(booked: readonly Booked[], day: PlainDate): LossRunRow {
  const { status, reserves, paid, recovered } = asOf(booked, day) ?? {
    status: 'FILED' as const,
    reserves: NOTHING,
    paid: NOTHING,
    recovered: NOTHING,
  };
  return {
    status,
    dateClosed: closedOn(booked, day),
    paidLoss: indemnityOf(paid),
    paidExpense: feesOf(paid),
    outstanding: totalOf(reserves) - totalOf(paid),
    incurred: totalOf(reserves),
    recovered: totalOf(recovered),
    netIncurred: totalOf(reserves) - totalOf(recovered),
  };
}

/** A claim in one month of a bordereau. */
export interface ClaimsMonthRow {
  status: FileStatus;
  dateClosed: PlainDate | null;
  denied: boolean;
  paidPeriodIndemnity: MinorUnits;
  paidPreviousIndemnity: MinorUnits;
  outstandingIndemnity: MinorUnits;
  outstandingMovementIndemnity: MinorUnits;
  paidPeriodFees: MinorUnits;
  paidPreviousFees: MinorUnits;
  outstandingFees: MinorUnits;
  outstandingMovementFees: MinorUnits;
  incurredPrevious: MinorUnits;
  incurredMovement: MinorUnits;
  incurred: MinorUnits;
  recoveredPeriod: MinorUnits;
  recovered: MinorUnits;
}

/** A claim in a month (YYYY-MM); null where its file was closed throughout and nothing was booked. */
export function claimsMonthRow(booked: readonly Booked[], month: string): ClaimsMonthRow | null {
  const before = booked.findLast(({ on }) => on < `${month}-01`) ?? null;
  const within = booked.filter(({ on }) => on.startsWith(month));
  const end = within.at(-1) ?? before;
  if (!end || (!within.length && !WORKED_ON.includes(end.status))) return null;
  const { paid, recovered } = end;
  const was = before ?? { reserves: NOTHING, paid: NOTHING, recovered: NOTHING };
  const [outstanding, previous] = [lessOf(end.reserves, paid), lessOf(was.reserves, was.paid)];
  return {
    status: end.status,
    dateClosed: closedOn(booked, `${month}-31`),
    denied: end.status === 'DENIED',
    paidPeriodIndemnity: indemnityOf(paid) - indemnityOf(was.paid),
    paidPreviousIndemnity: indemnityOf(was.paid),
    outstandingIndemnity: indemnityOf(outstanding),
    outstandingMovementIndemnity: indemnityOf(outstanding) - indemnityOf(previous),
    paidPeriodFees: feesOf(paid) - feesOf(was.paid),
    paidPreviousFees: feesOf(was.paid),
    outstandingFees: feesOf(outstanding),
    outstandingMovementFees: feesOf(outstanding) - feesOf(previous),
    incurredPrevious: totalOf(was.reserves),
    incurredMovement: totalOf(end.reserves) - totalOf(was.reserves),
    incurred: totalOf(end.reserves),
    recoveredPeriod: totalOf(recovered) - totalOf(was.recovered),
    recovered: totalOf(recovered),
  };
}

/** A treaty that shares a policy. */
export interface TreatyShare {
  treatyId: string;
  cededPct: number;
}

/** What one treaty bears of a claim. */
export interface Ceded {
  paid: MinorUnits;
  recoveries: MinorUnits;
  outstanding: MinorUnits;
}

const WHOLE = 100;

/** The parts of one amount, each rounded; where all is ceded, the last treaty takes the rest. */
function partsOf(amount: MinorUnits, treaties: readonly TreatyShare[]): MinorUnits[] {
  const parts = treaties.map(({ cededPct }) => percentOf(amount, cededPct));
  const isWhole = treaties.reduce((sum, { cededPct }) => sum + cededPct, 0) === WHOLE;
  return isWhole ? [...parts.slice(0, -1), amount - sumOf(parts.slice(0, -1))] : parts;
}

/** What each treaty bears of what was booked between two days, in the order of their ids. */
export function cededOf(
  booked: readonly Booked[],
  treaties: readonly TreatyShare[],
  { from = '', to }: { from?: PlainDate; to: PlainDate },
): Map<string, Ceded> {
  const inOrder = treaties.toSorted((one, other) => (one.treatyId < other.treatyId ? -1 : 1));
  const rows = booked.map((row, at) => ({
    on: row.on,
    paid: totalOf(row.paid) - totalOf(booked[at - 1]?.paid ?? NOTHING),
    recovered: totalOf(row.recovered) - totalOf(booked[at - 1]?.recovered ?? NOTHING),
  }));
  const within = rows.filter(({ on }) => on >= from && on <= to);
  const end = asOf(booked, to);
  const outstanding = partsOf(end ? totalOf(lessOf(end.reserves, end.paid)) : 0, inOrder);
  return new Map(
    inOrder.map(({ treatyId }, at) => [
      treatyId,
      {
        paid: sumOf(within.map(({ paid }) => partsOf(paid, inOrder)[at])),
        recoveries: sumOf(within.map(({ recovered }) => partsOf(recovered, inOrder)[at])),
        outstanding: outstanding[at],
      },
    ]),
  );
}
