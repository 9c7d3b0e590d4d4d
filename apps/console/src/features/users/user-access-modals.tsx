import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { editing } from '../../kit/forms/editing';
import { FormModal } from '../../kit/forms/form-modal';
import { OrganizationField } from '../../kit/forms/organization-field';
import type { User } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { useUserCommands, userQuery } from './api';
import { WithUser } from './with-user';

/** Chooses the agencies whose work a person does. */
export function UserAgenciesModal({ data, close }: ModalProps<{ userId: string }>) {
  return (
    <WithUser userId={data.userId}>{(user) => <AgenciesForm user={user} close={close} />}</WithUser>
  );
}

const agenciesOf = (user: User) => ({
  agencies: user.agencies.map(({ accountId }) => accountId),
});

function AgenciesForm({ user, close }: { user: User; close: () => void }) {
  const { t } = useTranslation(['common', 'agency']);
  const [form] = Form.useForm<{ agencies?: string[] }>();
  const snackbar = useSnackbar();
  const { assignAgencies } = useUserCommands();
  const known = user.agencies.map(({ accountId, name }) => ({
    id: accountId,
    name,
    accountType: 'AGENCY' as const,
  }));
  return (
    <FormModal<{ agencies?: string[] }>
      form={form}
      title={t('common:users.agenciesTitle')}
      submitLabel={t('common:users.agenciesSubmit')}
      initialValues={agenciesOf(user)}
      edited={editing(userQuery(user.id), user, agenciesOf)}
      isSticky
      onSubmit={async ({ agencies = [] }, key) => {
        try {
          await assignAgencies(user.id, agencies, key);
        } catch (error) {
          if (error instanceof ApiError && error.status < 500) throw error;
          throw new ShownError(t('agency:assign.failed'));
        }
        snackbar.success(t('common:users.agenciesAssigned'));
        close();
      }}
      onClose={close}
    >
      <OrganizationField
        name="agencies"
        label={t('common:users.agencies')}
        accountType="AGENCY"
        isMultiple
        known={known}
      />
    </FormModal>
  );
}

/** Adds accounts that a person may switch to. */
export function UserAccountsModal({ data, close }: ModalProps<{ userId: string }>) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ accountIds: string[] }>();
  const snackbar = useSnackbar();
  const { addAccounts } = useUserCommands();
  return (
    <FormModal<{ accountIds: string[] }>
      form={form}
      title={t('common:users.accountsTitle')}
      submitLabel={t('common:users.accountsSubmit')}
      initialValues={{ accountIds: [] }}
      isSticky
      isComplete={({ accountIds = [] }) => accountIds.length > 0}
      onSubmit={async ({ accountIds }, key) => {
        await addAccounts(data.userId, accountIds, key);
        snackbar.success(t('common:users.accountsAdded'));
        close();
      }}
      onClose={close}
    >
      <OrganizationField
        name="accountIds"
        label={t('common:users.accounts')}
        isMultiple
        isRequired
      />
    </FormModal>
  );
}
