import { formatAmount, formatMoney, minorUnitsOf, type Currency } from '@palisade/kernel';

interface MoneyProps {
  /** Currency units, as every call answers them; null is shown as a dash. */
  value: number | null | undefined;
  currency: Currency;
}

/** An amount that is owed: always with its cents or pence. */
export function Money({ value, currency }: MoneyProps) {
  return <span className="number">{moneyText(value, currency)}</span>;
}

export const moneyText = (value: number | null | undefined, currency: Currency): string =>
  value == null ? '–' : formatMoney(minorUnitsOf(value), currency);

/** A limit, a retention or a revenue, without decimals. */
export const amountText = (value: number | null | undefined, currency: Currency): string =>
  value == null ? '–' : formatAmount(minorUnitsOf(value), currency);
