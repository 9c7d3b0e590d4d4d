import {
  HOSTNAME_MESSAGE,
  isHostname,
  isNpn,
  NPN_MESSAGE,
  phoneProblem,
  storedEmail,
  TEXT_LIMITS,
  type Region,
} from '@palisade/kernel';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';

const AGENCY_ID_MAX = 40;

/** How an agency presents itself. */
export function ProfileFields() {
  const { t } = useTranslation(['common', 'agency']);
  return (
    <>
      <FormField name="name" label={t('agency:field.name')} isRequired>
        <Input maxLength={TEXT_LIMITS.organizationName} autoComplete="off" />
      </FormField>
      <FormField
        name="npn"
        label={t('agency:field.npn')}
        isRequired
        rule={(text) => (isNpn(text) ? null : NPN_MESSAGE)}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </FormField>
      <FormField
        name="hostname"
        label={t('agency:field.hostname')}
        rule={(text) => (isHostname(text.toLowerCase()) ? null : HOSTNAME_MESSAGE)}
      >
        <Input maxLength={TEXT_LIMITS.hostname} autoComplete="off" />
      </FormField>
      <FormField name="agencyId" label={t('agency:field.agencyId')}>
        <Input maxLength={AGENCY_ID_MAX} autoComplete="off" />
      </FormField>
      <FormField name="description" label={t('agency:field.description')} isWide>
        <Input.TextArea maxLength={TEXT_LIMITS.description} rows={3} />
      </FormField>
    </>
  );
}

/** Whom the provider writes to. */
export function ContactFields({ region, kept }: { region: Region; kept?: string | null }) {
  const { t } = useTranslation(['common', 'agency']);
  return (
    <>
      <FormField name="contactFirstName" label={t('common:users.firstName')} isRequired>
        <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
      </FormField>
      <FormField name="contactLastName" label={t('common:users.lastName')} isRequired>
        <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
      </FormField>
      <FormField
        name="contactEmail"
        label={t('common:users.email')}
        isRequired
        rule={(text) => (storedEmail(text) ? null : t('common:validation.email'))}
      >
        <Input type="email" maxLength={TEXT_LIMITS.email} autoComplete="off" />
      </FormField>
      <FormField
        name="contactPhone"
        label={t('common:users.phone')}
        isRequired
        rule={(text) => phoneProblem(text, region, kept)}
      >
        <Input type="tel" maxLength={40} autoComplete="off" />
      </FormField>
    </>
  );
}
