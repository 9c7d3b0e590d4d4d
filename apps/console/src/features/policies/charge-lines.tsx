import { useTranslation } from 'react-i18next';
import { Money } from '../../kit/values/money';
import type { PolicyCharges } from '../../lib/api-types';
import './policies.css';

const TAXES_AND_FEES = [
  ...(['brokerFee', 'mgaFee', 'surplusLineTax', 'surplusStampingFee', 'ipt'] as const),
] as const;

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
  const { currency } = charges;
  const shown = (amount: number) => (isReturn && amount !== 0 ? -amount : amount);
  return (
    <dl className="policy-lines">
      <div>
        <dt>{t(isReturn ? 'policy:cancel.returnPremium' : 'quote:field.premium')}</dt>
        <dd>
          <Money value={shown(charges.premium)} currency={currency} />
        </dd>
      </div>
      {TAXES_AND_FEES.filter((name) => charges[name] !== 0).map((name) => (
        <div key={name}>
          <dt>{t(`quote:field.${name}`)}</dt>
          <dd>
            <Money value={shown(charges[name])} currency={currency} />
          </dd>
        </div>
      ))}
      <div className="policy-line-total">
        <dt>{totalLabel}</dt>
        <dd>
          <Money value={shown(charges.amountDue)} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}
