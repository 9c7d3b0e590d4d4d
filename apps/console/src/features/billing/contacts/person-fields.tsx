import { storedEmail } from '@palisade/kernel';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';

const NAME_MAX = 100;
const EMAIL_MAX = 254;
const PHONE_MAX = 40;

/** Who is written to of invoices: name, mail address and telephone. */
export function PersonFields({ isPhoneRequired }: { isPhoneRequired: boolean }) {
  const { t } = useTranslation(['common', 'policy']);
  return (
    <>
      {(['firstName', 'lastName'] as const).map((name) => (
        <FormField
          key={name}
          name={name}
          label={t(`common:users.${name}`)}
          isRequired
          requiredMessage={t(`policy:accounting.${name}`)}
        >
          <Input maxLength={NAME_MAX} autoComplete="off" />
        </FormField>
      ))}
      <FormField
        name="email"
        label={t('common:users.email')}
        isRequired
        requiredMessage={t('policy:accounting.email')}
        rule={(text) => (storedEmail(text) ? null : t('common:validation.email'))}
      >
        <Input type="email" maxLength={EMAIL_MAX} autoComplete="off" />
      </FormField>
      <FormField
        name="phone"
        label={t('common:users.phone')}
        isRequired={isPhoneRequired}
        requiredMessage={t('policy:accounting.phone')}
      >
        <Input type="tel" maxLength={PHONE_MAX} autoComplete="off" />
      </FormField>
    </>
  );
}
