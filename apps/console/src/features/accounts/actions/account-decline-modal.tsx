import { ACCOUNT_DECLINE_REASONS } from '@palisade/trade';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ClosingFields } from '../../../kit/forms/closing-fields';
import { reasonOptions } from '../../../kit/forms/reason-options';
import {
  CLOSING_ALIASES,
  closingReason,
  type ClosingForm,
} from '../../../kit/forms/closing-reason';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Account } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { orSaying } from '../../../lib/problem';
import { declineAccount, useClosing, type AccountCommand } from './standing';
import { WithAccount, type AccountModalData } from './with-account';

export function AccountDeclineModal({ data, close }: ModalProps<AccountModalData>) {
  return (
    <WithAccount accountId={data.accountId}>
      {(account) => <DeclineDialog account={account} close={close} />}
    </WithAccount>
  );
}

function DeclineDialog({ account, close }: { account: Account; close: () => void }) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const [form] = Form.useForm<ClosingForm>();
  const run = useClosing(account);
  return (
    <FormModal<ClosingForm>
      form={form}
      title={t('account:decline.title')}
      submitLabel={t('account:act.decline')}
      initialValues={{}}
      aliases={CLOSING_ALIASES}
      isSticky
      onClose={close}
      onSubmit={(why, key) => {
        const decline = declineAccount(account.id, closingReason(why));
        const command: AccountCommand = (key) =>
          orSaying(t('account:decline.failed'), () => decline(key));
        run({ command, key, text: t('account:decline.success'), status: 'Declined' });
        close();
      }}
    >
      <ClosingFields
        label={t('account:decline.reasonLabel')}
        reasons={reasonOptions(ACCOUNT_DECLINE_REASONS, (key) =>
          t(`account:decline.reason.${key}`),
        )}
      />
    </FormModal>
  );
}
