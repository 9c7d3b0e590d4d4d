import { daysBetween, minorUnitsOf, sumOf, toCurrencyUnits } from '@palisade/kernel';
import type { Revision } from '../../../lib/api-types';

/** What one act entered: the line that it was done for, and what of later dates it moved. */
export interface ActOnLine {
  act: number;
  type: Revision['type'];
  effectiveDate: string;
  recorded: string;
  /** Of all its lines, in currency units. */
  amountDue: number;
  /** What a later date is charged more or less since; in currency units. */
  moved: { effectiveDate: string; difference: number }[];
}

const dueOf = (lines: readonly Revision[]): number =>
  toCurrencyUnits(sumOf(lines.map(({ data }) => minorUnitsOf(data.charges.amountDue))));

/** The revisions of a policy as the acts that entered them, in order. */
export function actsOf(revisions: readonly Revision[]): ActOnLine[] {
  const acts = new Map<number, Revision[]>();
  for (const one of revisions) acts.set(one.act, [...(acts.get(one.act) ?? []), one]);
  return [...acts].map(([act, lines]) => {
    const { type, effectiveDate, created } = leadOf(lines);
    return {
      act,
      type,
      effectiveDate,
      recorded: created,
      amountDue: dueOf(lines),
      moved: movedBy(lines),
    };
  });
}

/** The line that an act was done for; the others are taken back and laid again beside it. */
function leadOf(lines: readonly Revision[]): Revision {
  const own = lines.filter(({ type }) => type !== 'REVERSAL' && type !== 'ENDORSEMENT').at(-1);
  const changes = lines.filter(({ type }) => type === 'ENDORSEMENT');
  const taken = lines.filter(({ type }) => type === 'REVERSAL');
  if (own) return own;
  return (changes.length > taken.length ? changes[0] : taken.at(-1)) ?? lines[0];
}

function movedBy(lines: readonly Revision[]): ActOnLine['moved'] {
  const lead = leadOf(lines);
  const dates = lines
    .filter(({ type, id }) => type === 'ENDORSEMENT' && id !== lead.id)
    .map(({ effectiveDate }) => effectiveDate);
  return [...new Set(dates)].map((effectiveDate) => {
    const ofDate = lines.filter((one) => one.effectiveDate === effectiveDate && one.id !== lead.id);
    return { effectiveDate, difference: dueOf(ofDate) };
  });
}

/** Where a day stands on the line from one day to another, in percent of it. */
export function placeOf(day: string, from: string, to: string): number {
  const share = daysBetween(from, day.slice(0, 10)) / Math.max(1, daysBetween(from, to));
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}
