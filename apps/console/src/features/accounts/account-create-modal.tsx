import { storedPhone } from '@palisade/kernel';
import { Form, Input, Select, type FormRule } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/form-field';
import { FormModal } from '../../kit/form-modal';
import type { NewAccount } from '../../lib/api-types';
import { clientStore } from '../../lib/client-store';
import { useEdition } from '../../lib/edition';
import type { ModalProps } from '../../lib/modals';
import { ApiError } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { useStore } from '../../lib/store';
import { AddressFields } from './address-fields';
import { teamsQuery, useCreateAccount } from './api';

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

// Spec 2 §5: a longer name is kept, with a warning.
const NAME_LENGTH_WARNED = 100;
const NAME_LENGTH_MAX = 200;

export function AccountCreateModal({ close }: ModalProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<AccountForm>();
  const { country } = useEdition();
  const { team } = useStore(clientStore);
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
      initialValues={team ? { teamId: team } : {}}
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
      rules={[{ max: NAME_LENGTH_WARNED, warningOnly: true, message }]}
    >
      <Input maxLength={NAME_LENGTH_MAX} autoComplete="organization" autoFocus />
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
  const rule: FormRule = {
    validator: (_, value?: string) =>
      value?.trim() && !storedPhone(value, region)
        ? Promise.reject(new Error(t('account:field.phoneInvalid')))
        : Promise.resolve(),
  };
  return (
    <FormField name="phone" label={t('account:field.phone')} isRequired rules={[rule]}>
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
