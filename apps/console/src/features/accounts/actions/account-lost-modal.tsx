import { LOST_REASONS } from '@palisade/trade';
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
import { markAccountLost, useClosing } from './standing';
import { WithAccount, type AccountModalData } from './with-account';

export function AccountLostModal({ data, close }: ModalProps<AccountModalData>) {
  return (
    <WithAccount accountId={data.accountId}>
      {(account) => <LostDialog account={account} close={close} />}
    </WithAccount>
  );
}

function LostDialog({ account, close }: { account: Account; close: () => void }) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const [form] = Form.useForm<ClosingForm>();
  const run = useClosing(account);
  return (
    <FormModal<ClosingForm>
      form={form}
      title={t('account:lost.title')}
      submitLabel={t('common:action.save')}
      initialValues={{}}
      aliases={CLOSING_ALIASES}
      isSticky
      onClose={close}
      onSubmit={(why, key) => {
        const command = markAccountLost(account.id, closingReason(why));
        run({ command, key, text: t('account:lost.success'), status: 'Lost' });
        close();
      }}
    >
      <ClosingFields
        label={t('quote:field.lostReason')}
        requiredMessage={t('quote:lost.reasonRequired')}
        reasons={reasonOptions(LOST_REASONS, (key) => t(`quote:lost.reason.${key}`))}
      />
    </FormModal>
  );
}
