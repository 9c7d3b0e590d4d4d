import { useTranslation } from 'react-i18next';
import { Amounts } from '../../kit/values/amounts';
import type { PolicyCharges } from '../../lib/api-types';

const FEES = ['brokerFee', 'mgaFee', 'surplusLineTax', 'surplusStampingFee', 'ipt'] as const;

interface ChargeLinesProps {
  charges: PolicyCharges;
  /** What the lines come to, such as the amount due. */
  totalLabel: string;
  /** These amounts go back: they are negative, and read as what is returned. */
  isReturn?: boolean;
}

/** Premium, fees and taxes as lines, and what they come to; lines of nothing are left out. */
export function ChargeLines({ charges, totalLabel, isReturn = false }: ChargeLinesProps) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const shown = (amount: number) => (isReturn && amount !== 0 ? -amount : amount);
  return (
    <Amounts
      premium={shown(charges.premium)}
      taxesAndFees={FEES.map((name) => ({
        label: t(`quote:field.${name}`),
        value: shown(charges[name]),
      }))}
      due={shown(charges.amountDue)}
      currency={charges.currency}
      labels={{
        premium: t(isReturn ? 'policy:cancel.returnPremium' : 'quote:field.premium'),
        due: totalLabel,
      }}
    />
  );
}
