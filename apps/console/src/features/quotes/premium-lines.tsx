import type { Currency } from '@palisade/kernel';
import { useTranslation } from 'react-i18next';
import { Money } from '../../kit/values/money';

/** What a premium is made of; amounts in currency units. */
export interface PremiumLines {
  currency: Currency;
  premium: number | null;
  brokerFee: number;
  mgaFee: number;
  /** Left out until the quote has a price. */
  surplusLineTax?: number;
  surplusStampingFee?: number;
  ipt: number | null;
  amountDue: number | null;
}

/** Premium, fees and taxes as lines, and what they come to; lines of nothing are left out. */
export function PremiumList({ lines }: { lines: PremiumLines }) {
  const { t } = useTranslation(['common', 'quote']);
  const { currency, premium, amountDue, ...rest } = lines;
  const charges = ['brokerFee', 'mgaFee', 'surplusLineTax', 'surplusStampingFee', 'ipt'] as const;
  return (
    <dl className="quote-lines">
      <Line label={t('quote:field.premium')} value={premium} currency={currency} />
      {charges
        .filter((name) => Boolean(rest[name]))
        .map((name) => (
          <Line
            key={name}
            label={t(`quote:field.${name}`)}
            value={rest[name] ?? null}
            currency={currency}
          />
        ))}
      <Line label={t('quote:field.amountDue')} value={amountDue} currency={currency} isTotal />
    </dl>
  );
}

interface LineProps {
  label: string;
  value: number | null;
  currency: Currency;
  isTotal?: boolean;
}

const Line = ({ label, value, currency, isTotal = false }: LineProps) => (
  <div className={isTotal ? 'quote-line-total' : undefined}>
    <dt>{label}</dt>
    <dd>
      <Money value={value} currency={currency} />
    </dd>
  </div>
);
