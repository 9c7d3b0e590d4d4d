import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';

export const CODE = /^\d{6}$/;

/** One code of six digits. */
export function CodeField({
  name,
  label,
  isFirst,
}: {
  name: string;
  label: string;
  isFirst?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <FormField
      name={name}
      label={label}
      isRequired
      rule={(text) => (CODE.test(text) ? null : t('common:mfa.sixDigits'))}
    >
      <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} autoFocus={isFirst} />
    </FormField>
  );
}
