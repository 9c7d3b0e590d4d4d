import { EMAIL_MESSAGE, storedEmail, TEXT_LIMITS } from '@palisade/kernel';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';

const PHONE_MAX = 40;

/** Whom a partner is written to; who is named when it is made is invited. */
export function ContactFields({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <FormField name="contactFirstName" label={t('common:partners.contactFirstName')}>
        <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
      </FormField>
      <FormField name="contactLastName" label={t('common:partners.contactLastName')}>
        <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
      </FormField>
      <FormField
        name="contactEmail"
        label={t('common:partners.contactEmail')}
        rule={(text) => (storedEmail(text) !== null ? null : EMAIL_MESSAGE)}
        {...(isNew && { extra: t('common:partners.contactInvited') })}
      >
        <Input type="email" maxLength={TEXT_LIMITS.email} autoComplete="off" />
      </FormField>
      <FormField name="contactPhone" label={t('common:partners.contactPhone')}>
        <Input type="tel" maxLength={PHONE_MAX} autoComplete="off" />
      </FormField>
    </>
  );
}
