import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FormModal } from '../../kit/forms/form-modal';
import type { ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useTeam } from '../../lib/team';
import { AccountFields } from './account-fields';
import { lookupParams, type AccountForm } from './account-search-form';

/** The search phase of a new account: what is entered here is looked up on the next page. */
export function AccountCreateModal({ close }: ModalProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<AccountForm>();
  const { basePath } = useSession();
  const { teamId } = useTeam();
  const navigate = useNavigate();
  return (
    <FormModal<AccountForm>
      form={form}
      title={t('account:create.title')}
      submitLabel={t('common:action.search')}
      initialValues={teamId ? { teamId } : {}}
      isSticky
      isComplete={({ name, teamId: team }) => Boolean(name?.trim() && team)}
      onSubmit={async (values) => {
        close();
        await navigate(`${basePath}/manage/account/lookup?${String(lookupParams(values))}`);
      }}
      onClose={close}
    >
      <AccountFields isSearch />
    </FormModal>
  );
}
