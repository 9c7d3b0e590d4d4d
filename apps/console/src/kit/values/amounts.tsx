import type { Currency } from '@palisade/kernel';
import { useTranslation } from 'react-i18next';
import '../kit.css';
import { Money } from './money';

/** One tax or fee by its name, in currency units. */
export interface AmountLine {
  label: string;
  value: number | null;
}

interface LineProps extends AmountLine {
  currency: Currency;
  isDue?: boolean;
}

interface AmountsProps {
  premium: number | null;
  /** In one sum, or each by its name; lines of nothing are left out. */
  taxesAndFees: number | AmountLine[];
  /** Premium, taxes and fees together. */
  due: number | null;
  currency: Currency;
  /** Words of their own where the amounts go back or are what was written. */
  labels?: { premium?: string; due?: string };
}

/** Premium, taxes and fees, and what they come to. */
export function Amounts({ premium, taxesAndFees, due, currency, labels = {} }: AmountsProps) {
  const { t } = useTranslation();
  const sum = { label: t('common:amounts.taxesAndFees'), value: taxesAndFees as number };
  const lines = Array.isArray(taxesAndFees) ? taxesAndFees : [sum];
  return (
    <dl className="kit-amounts">
      <Line
        label={labels.premium ?? t('common:amounts.premium')}
        value={premium}
        currency={currency}
      />
      {lines
        .filter(({ value }) => Boolean(value))
        .map(({ label, value }) => (
          <Line key={label} label={label} value={value} currency={currency} />
        ))}
      <Line label={labels.due ?? t('common:amounts.total')} value={due} currency={currency} isDue />
    </dl>
  );
}

function Line({ label, value, currency, isDue = false }: LineProps) {
  return (
    <div className={isDue ? 'kit-amounts-due' : undefined}>
      <dt>{label}</dt>
      <dd>
        <Money value={value} currency={currency} />
      </dd>
    </div>
  );
}

interface DueProps {
  /** Taxes and fees in it; null until there is a price. */
  value: number | null | undefined;
  currency: Currency;
}

/** What is owed or offered, for strips. */
export const Due = ({ value, currency }: DueProps) => (
  <strong className="kit-due">
    <Money value={value} currency={currency} />
  </strong>
);
