import type { Currency } from '@palisade/kernel';
import { useTranslation } from 'react-i18next';
import { Amounts } from '../../kit/values/amounts';

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

const FEES = ['brokerFee', 'mgaFee', 'surplusLineTax', 'surplusStampingFee', 'ipt'] as const;

/** Premium, each fee and tax by its name, and what they come to. */
export function PremiumList({ lines }: { lines: PremiumLines }) {
  const { t } = useTranslation(['common', 'quote']);
  const { currency, premium, amountDue, ...rest } = lines;
  return (
    <Amounts
      premium={premium}
      taxesAndFees={FEES.map((name) => ({
        label: t(`quote:field.${name}`),
        value: rest[name] ?? null,
      }))}
      due={amountDue}
      currency={currency}
    />
  );
}
