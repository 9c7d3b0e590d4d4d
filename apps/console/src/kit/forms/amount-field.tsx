import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from './form-field';

const AMOUNT = /^\d{1,3}(,?\d{3})*(\.\d{1,2})?$/;

/** An amount as it was typed, in currency units. */
export const amountOf = (text: string): number => Number(text.replaceAll(',', '').trim());

interface AmountFieldProps {
  name: string;
  label: string;
  requiredMessage?: string;
  /** Whether nothing is an amount too. */
  mayBeZero?: boolean;
}

/** An amount of money of two decimals at most, thousands grouped or not. */
export function AmountField({ mayBeZero = false, ...field }: AmountFieldProps) {
  const { t } = useTranslation(['common', 'policy']);
  const rule = (text: string) => {
    const isAmount = AMOUNT.test(text) && (mayBeZero || amountOf(text) > 0);
    return isAmount ? null : t('policy:apply.amountInvalid');
  };
  return (
    <FormField {...field} isRequired rule={rule}>
      <Input inputMode="decimal" autoComplete="off" maxLength={20} />
    </FormField>
  );
}
