import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';

const TEXT_MAX = 2000;

/** Why several policies are not to be renewed. */
export function OptOutFields() {
  const { t } = useTranslation('quote');
  return (
    <FormField name="reason" label={t('field.reason')} isRequired isWide>
      <Input.TextArea rows={3} maxLength={TEXT_MAX} />
    </FormField>
  );
}
