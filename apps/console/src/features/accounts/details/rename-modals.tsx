import { TEXT_LIMITS } from '@palisade/kernel';
import { Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Account } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { WithAccount, type AccountModalData } from '../actions/with-account';
import { useAccountCommands } from './api';

interface WishForm {
  name: string;
  reason: string;
}

interface DecisionForm {
  decision?: 'approve' | 'refuse';
  note?: string;
}

interface DialogProps {
  account: Account;
  close: () => void;
}

/** An agency asks staff for another name of a client that was quoted. */
export function RenameRequestModal({ data, close }: ModalProps<AccountModalData>) {
  return (
    <WithAccount accountId={data.accountId}>
      {(account) => <WishDialog account={account} close={close} />}
    </WithAccount>
  );
}

/** Staff give a client the name that its agency asked for, or say why not. */
export function RenameDecisionModal({ data, close }: ModalProps<AccountModalData>) {
  return (
    <WithAccount accountId={data.accountId}>
      {(account) => <DecisionDialog account={account} close={close} />}
    </WithAccount>
  );
}

function WishDialog({ account, close }: DialogProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<WishForm>();
  const snackbar = useSnackbar();
  const { askRename } = useAccountCommands(account.id);
  return (
    <FormModal<WishForm>
      form={form}
      title={t('account:rename.ask')}
      submitLabel={t('account:rename.send')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async (wish, key) => {
        await askRename(wish, key);
        snackbar.success(t('account:rename.sent'));
        close();
      }}
    >
      <p className="kit-field-wide">{t('account:rename.why', { name: account.name })}</p>
      <FormField name="name" label={t('account:rename.newName')} isRequired isWide>
        <Input maxLength={TEXT_LIMITS.organizationName} autoComplete="off" />
      </FormField>
      <FormField name="reason" label={t('account:rename.reason')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={2000} />
      </FormField>
    </FormModal>
  );
}

function DecisionDialog({ account, close }: DialogProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<DecisionForm>();
  const snackbar = useSnackbar();
  const { decideRename } = useAccountCommands(account.id);
  const wish = account.renameRequest;
  return (
    <FormModal<DecisionForm>
      form={form}
      title={t('account:rename.decide')}
      submitLabel={t('common:action.save')}
      initialValues={{}}
      isSticky
      isComplete={({ decision }) => decision !== undefined}
      onClose={close}
      onSubmit={async ({ decision, note }, key) => {
        const approved = decision === 'approve';
        const read = approved ? { name: wish?.name } : {};
        await decideRename({ approved, ...read, ...(note && { note }) }, key);
        snackbar.success(t(approved ? 'account:rename.approved' : 'account:rename.refused'));
        close();
      }}
    >
      <p className="kit-field-wide">
        {t('account:rename.wish', { name: account.name, wanted: wish?.name, reason: wish?.reason })}
      </p>
      <FormField name="decision" label={t('account:rename.decision')} isRequired isChoice isWide>
        <Radio.Group
          options={[
            { value: 'approve', label: t('account:rename.approve') },
            { value: 'refuse', label: t('account:rename.refuse') },
          ]}
        />
      </FormField>
      <FormField name="note" label={t('account:rename.note')} isWide>
        <Input.TextArea rows={2} maxLength={2000} />
      </FormField>
    </FormModal>
  );
}
