import { REGION_CODES, storedEmail, TEXT_LIMITS, type AccountType } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';
import type { ModalProps } from '../../lib/modals';
import { rolesQuery } from '../../lib/roles';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useInvitationCommands, type NewInvitation } from './api';

type InvitationForm = Omit<NewInvitation, 'reason'>;

/** What staff invite to: a new account of a kind, or their own. */
const STAFF_CHOICES = ['AGENCY', 'CUSTOMER', 'COWBELL'] as const;

/** Invites somebody by mail: to join the own account; by staff, to open a new one as well. */
export function InvitationFormModal({ close }: ModalProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<InvitationForm>();
  const { account, isStaff } = useSession();
  const snackbar = useSnackbar();
  const { invite } = useInvitationCommands();
  const first: AccountType = isStaff ? 'AGENCY' : account.accountType;
  const accountType = Form.useWatch('accountType', form) ?? first;
  const isJoining = accountType === account.accountType;
  return (
    <FormModal<InvitationForm>
      form={form}
      title={t('common:invitations.addTitle')}
      submitLabel={t('common:invitations.addSubmit')}
      initialValues={{ accountType: first }}
      isSticky
      onSubmit={async (values, key) => {
        const reason = isJoining ? 'JOIN' : 'SIGN_UP';
        await invite({ ...values, accountType, reason }, key);
        snackbar.success(t('common:invitations.added'));
        close();
      }}
      onClose={close}
    >
      {isStaff && (
        <FormField name="accountType" label={t('common:users.account')} isRequired isChoice>
          <Select
            options={STAFF_CHOICES.map((value) => ({
              value,
              label: t(`common:invitations.to.${value}`),
            }))}
            onChange={() => form.resetFields(['roleId', 'region'])}
          />
        </FormField>
      )}
      <RoleField accountType={accountType} />
      <FormField
        name="email"
        label={t('common:users.email')}
        isRequired
        rule={(text) => (storedEmail(text) ? null : t('common:validation.email'))}
      >
        <Input maxLength={TEXT_LIMITS.email} autoComplete="off" />
      </FormField>
      <FormField name="firstName" label={t('common:users.firstName')}>
        <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
      </FormField>
      <FormField name="lastName" label={t('common:users.lastName')}>
        <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
      </FormField>
      {!isJoining && (
        <FormField name="region" label={t('common:invitations.region')}>
          <Select
            allowClear
            placeholder={t('common:invitations.ownRegion')}
            options={REGION_CODES.map((value) => ({
              value,
              label: t(`common:invitations.region.${value}`),
            }))}
          />
        </FormField>
      )}
    </FormModal>
  );
}

function RoleField({ accountType }: { accountType: AccountType }) {
  const { t } = useTranslation();
  const { data: roles = [] } = useQuery(rolesQuery(accountType));
  return (
    <FormField name="roleId" label={t('common:users.role')} isRequired isChoice>
      <Select
        showSearch={SEARCH_BY_LABEL}
        notFoundContent={t('common:select.noOptions')}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormField>
  );
}
