const MONTHS = 12;
// Spec 1 §9: nothing is earned before.
const FIRST = '2020-01-01';

const pad = (number: number): string => String(number).padStart(2, '0');

/** The last twelve months and those a year before, as the call of what was earned takes them. */
export function twoYears(today: string): { after: string; before: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1));
  const after = `${next.getUTCFullYear() - 2}-${pad(next.getUTCMonth() + 1)}-01`;
  return { after: after < FIRST ? FIRST : after, before: next.toISOString().slice(0, 10) };
}

/** The last months that are given, each beside the same of a year before where it is known. */
export function besideYearBefore(points: readonly { date: string; earnedPremium: number }[]) {
  const earned = new Map(points.map(({ date, earnedPremium }) => [monthOf(date), earnedPremium]));
  return points.slice(-MONTHS).map(({ date, earnedPremium }) => {
    const month = monthOf(date);
    const [year, number] = month.split('-');
    return {
      month,
      premium: earnedPremium,
      before: earned.get(`${Number(year) - 1}-${number}`) ?? 0,
    };
  });
}

const monthOf = (date: string): string => date.slice(0, 'YYYY-MM'.length);
