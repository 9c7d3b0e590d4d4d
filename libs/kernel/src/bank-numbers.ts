/** How much each of the nine digits of a routing number weighs in its check. */
const WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Whether a text is a routing number of a US bank: nine digits whose weighted sum ends in zero. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || /^0{9}$/.test(text)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return sum % 10 === 0;
}

/** Whether a text is a sort code of a UK bank: six digits, in pairs or not. */
export const isSortCode = (text: string): boolean => /^\d{2}-?\d{2}-?\d{2}$/.test(text);

/** Whether a card can still be charged: it is good until its month is over. */
export const isCardGood = (
  { month, year }: { month: number; year: number },
  today: { month: number; year: number },
): boolean => year > today.year || (year === today.year && month >= today.month);
