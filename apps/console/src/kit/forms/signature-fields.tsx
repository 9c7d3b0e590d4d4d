import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from './form-field';

/** Name, title and typed signature of who signs for an insured. */
export function SignatureFields() {
  const { t } = useTranslation('quote');
  return (
    <div className="kit-form-fields">
      <FormField name="signeeName" label={t('quote:sign.name')} isRequired>
        <Input maxLength={200} autoComplete="name" />
      </FormField>
      <FormField name="signeeTitle" label={t('quote:sign.title')} isRequired>
        <Input maxLength={200} autoComplete="organization-title" />
      </FormField>
      <FormField name="signature" label={t('quote:sign.signature')} isRequired isWide>
        <Input maxLength={200} autoComplete="off" />
      </FormField>
    </div>
  );
}
