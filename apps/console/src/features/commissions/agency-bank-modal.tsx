import { isRoutingNumber, isSortCode } from '@palisade/kernel';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { AgencyBankDetails, AgencyBankForm } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useCommissionCommands } from './api';

const NAME_MAX = 200;
const TYPES = ['Checking', 'Savings', 'Current'] as const;

type AgencyBankModalProps = ModalProps<{ agencyId?: string; bank?: AgencyBankDetails }>;

/** Says where an agency is paid; the account number is typed anew, since only its end is known. */
export function AgencyBankModal({ data, close }: AgencyBankModalProps) {
  const { t } = useTranslation(['common', 'agency', 'policy']);
  const [form] = Form.useForm<AgencyBankForm>();
  const snackbar = useSnackbar();
  const { saveBank } = useCommissionCommands();
  const { agencyId, bank } = data;
  if (!agencyId) return null;
  const routing = (text: string) =>
    isRoutingNumber(text) || isSortCode(text) ? null : t('agency:bank.badRouting');
  const account = (text: string) => (/^\d{4,17}$/.test(text) ? null : t('agency:bank.badAccount'));
  const text = (name: 'bank' | 'accountName') => (
    <FormField name={name} label={t(`policy:pay.bank.${name}`)} isRequired isWide>
      <Input maxLength={NAME_MAX} autoComplete="off" />
    </FormField>
  );
  return (
    <FormModal<AgencyBankForm>
      form={form}
      title={t(bank ? 'agency:bank.change' : 'agency:bank.enter')}
      submitLabel={t('common:action.save')}
      initialValues={{
        bank: bank?.bank ?? '',
        routing: bank?.routing ?? '',
        account: '',
        accountName: bank?.accountName ?? '',
        accountType: TYPES.find((type) => type === bank?.accountType) ?? 'Checking',
        email: bank?.email ?? '',
        swift: bank?.swift ?? '',
      }}
      isSticky
      onSubmit={async ({ swift, ...values }, key) => {
        const { phone, address } = bank ?? {};
        const kept = { ...(phone && { phone }), ...(address && { address }) };
        await saveBank(agencyId, { ...values, ...kept, ...(swift && { swift }) }, key);
        snackbar.success(t('agency:bank.saved'));
        close();
      }}
      onClose={close}
    >
      {text('bank')}
      <FormField name="routing" label={t('agency:bank.routing')} isRequired rule={routing}>
        <Input maxLength={9} autoComplete="off" inputMode="numeric" />
      </FormField>
      <FormField
        name="account"
        label={t('agency:bank.account')}
        extra={bank && t('agency:bank.known', { account: bank.account })}
        isRequired
        rule={account}
      >
        <Input maxLength={17} autoComplete="off" inputMode="numeric" />
      </FormField>
      {text('accountName')}
      <FormField name="accountType" label={t('policy:pay.bank.accountType')} isRequired isChoice>
        <Select
          options={TYPES.map((value) => ({ value, label: t(`agency:bank.type.${value}`) }))}
        />
      </FormField>
      <FormField name="swift" label={t('policy:pay.bank.swift')}>
        <Input maxLength={11} autoComplete="off" />
      </FormField>
      <FormField name="email" label={t('agency:bank.email')} isRequired isWide>
        <Input type="email" maxLength={254} autoComplete="off" />
      </FormField>
    </FormModal>
  );
}
