import { ACCOUNT_NAME_WARNING, storedPhone, TEXT_LIMITS } from '@palisade/kernel';
import { Form, Input, Select } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/form-field';
import { FormModal } from '../../kit/form-modal';
import type { NewAccount } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import type { ModalProps } from '../../lib/modals';
import { ApiError } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { teamsQuery, useTeam } from '../../lib/team';
import { AddressFields } from './address-fields';
import { useCreateAccount } from './api';

interface AccountForm {
  name: string;
  teamId: string;
  address1: string;
  address2?: string;
  address3?: string;
  city: string;
  state?: string;
  zipCode: string;
  phone: string;
}

export function AccountCreateModal({ close }: ModalProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<AccountForm>();
  const { country } = useEdition();
  const { teamId } = useTeam();
  const snackbar = useSnackbar();
  const create = useCreateAccount();

  const submit = async (values: AccountForm, idempotencyKey: string) => {
    try {
      await create.mutateAsync({ account: newAccount(values, country), idempotencyKey });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      form.resetFields();
      snackbar.error(t('account:create.conflict'));
      return;
    }
    snackbar.success(t('account:create.success'));
    close();
  };

  return (
    <FormModal<AccountForm>
      form={form}
      title={t('account:create.title')}
      submitLabel={t('account:action.add')}
      initialValues={teamId ? { teamId } : {}}
      aliases={{ teams: 'teamId', phoneNumber: 'phone' }}
      isSticky
      isComplete={({ name, teamId }) => Boolean(name?.trim() && teamId)}
      onSubmit={submit}
      onClose={close}
    >
      <NameField />
      <TeamField />
      <AddressFields />
      <PhoneField />
    </FormModal>
  );
}

function NameField() {
  const { t } = useTranslation(['common', 'account']);
  const message = t('account:validation.nameLong');
  return (
    <FormField
      name="name"
      label={t('account:field.name')}
      isRequired
      rules={[{ max: ACCOUNT_NAME_WARNING, warningOnly: true, message }]}
    >
      <Input maxLength={TEXT_LIMITS.organizationName} autoComplete="organization" autoFocus />
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
        showSearch={{ optionFilterProp: 'label' }}
        loading={teams.isPending}
        placeholder={t('common:select.typeToSearch')}
        notFoundContent={teams.isError ? t('common:error.serverRetry') : nothing}
        options={teams.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      />
    </FormField>
  );
}

function PhoneField() {
  const { t } = useTranslation(['common', 'account']);
  const { region } = useEdition();
  const rule = (text: string) =>
    storedPhone(text, region) ? null : t('account:field.phoneInvalid');
  return (
    <FormField name="phone" label={t('account:field.phone')} isRequired rule={rule}>
      <Input
        type="tel"
        autoComplete="tel-national"
        maxLength={40}
        prefix={t('common:phone.prefix')}
      />
    </FormField>
  );
}

function newAccount({ teamId, ...rest }: AccountForm, country: NewAccount['country']): NewAccount {
  return { ...rest, country, teams: [{ id: teamId }] };
}
