import {
  ACCOUNT_NAME_WARNING,
  regionOfCountry,
  storedPhone,
  TEXT_LIMITS,
  type Country,
} from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { useEdition } from '../../lib/edition';
import { teamsQuery } from '../../lib/team';
import { AddressFields } from './address-fields';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';

interface AccountFieldsProps {
  /** Only name and team are needed to look a company up. */
  isSearch?: boolean;
  /** A company was picked, whose data are not changed here. */
  isLocked?: boolean;
  /** Of a company that is known; that of the edition for a new one. */
  country?: Country;
}

/** Name, team, address and phone of an account. */
export function AccountFields({ isSearch = false, isLocked = false }: AccountFieldsProps) {
  return (
    <>
      <CompanyFields isLocked={isLocked} />
      <WhereaboutsFields isSearch={isSearch} isLocked={isLocked} />
    </>
  );
}

/** What the company is called, and which team works with it. */
export function CompanyFields({ isLocked = false }: Pick<AccountFieldsProps, 'isLocked'>) {
  return (
    <>
      <NameField isLocked={isLocked} />
      <TeamField />
    </>
  );
}

/** Where the company is, and how it is reached. */
export function WhereaboutsFields({
  isSearch = false,
  isLocked = false,
  country,
}: AccountFieldsProps) {
  const place = { isOptional: isSearch, isLocked, ...(country && { country }) };
  return (
    <>
      <AddressFields {...place} />
      <PhoneField {...place} />
    </>
  );
}

/** What the company is called. */
export function NameField({ isLocked = false }: Pick<AccountFieldsProps, 'isLocked'>) {
  const { t } = useTranslation(['common', 'account']);
  const message = t('account:validation.nameLong');
  return (
    <FormField
      name="name"
      label={t('account:field.name')}
      isRequired
      rules={[{ max: ACCOUNT_NAME_WARNING, warningOnly: true, message }]}
    >
      <Input
        maxLength={TEXT_LIMITS.organizationName}
        autoComplete="off"
        autoFocus={!isLocked}
        readOnly={isLocked}
      />
    </FormField>
  );
}

function TeamField() {
  const { t } = useTranslation(['common', 'account']);
  const teams = useQuery(teamsQuery);
  const nothing = teams.isPending ? t('common:select.loading') : t('common:select.noOptions');
  return (
    <FormField name="teamId" label={t('account:field.team')} isRequired>
      <Select
        showSearch={SEARCH_BY_LABEL}
        loading={teams.isPending}
        placeholder={t('common:select.typeToSearch')}
        notFoundContent={teams.isError ? t('common:error.serverRetry') : nothing}
        options={teams.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      />
    </FormField>
  );
}

interface PhoneFieldProps {
  isOptional: boolean;
  isLocked: boolean;
  country?: Country;
}

function PhoneField({ isOptional, isLocked, country }: PhoneFieldProps) {
  const { t } = useTranslation(['common', 'account']);
  const edition = useEdition();
  const region = country ? regionOfCountry(country) : edition.region;
  const rule = (text: string) =>
    storedPhone(text, region) ? null : t('account:field.phoneInvalid');
  return (
    <FormField name="phone" label={t('account:field.phone')} isRequired={!isOptional} rule={rule}>
      <Input
        type="tel"
        autoComplete="off"
        maxLength={40}
        readOnly={isLocked}
        {...(!isLocked && { prefix: t('common:phone.prefix') })}
      />
    </FormField>
  );
}
