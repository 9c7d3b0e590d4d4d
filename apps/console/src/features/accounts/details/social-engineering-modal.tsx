import { FUND_TRANSFER_QUESTIONS } from '@palisade/trade';
import { Form, Modal, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { openModal, type ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { useAnswerCommands, type Transfers } from './api';

/** Spec 3 §4: whether transfers of funds are safe, which decides on cover against fraud. */
export function SocialEngineeringModal({ data, close }: ModalProps<{ accountId?: string }>) {
  const { accountId } = data;
  return accountId ? <Questions data={{ accountId }} close={close} /> : null;
}

function Questions({ data: { accountId }, close }: ModalProps<{ accountId: string }>) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const [form] = Form.useForm<Transfers>();
  const snackbar = useSnackbar();
  const { saveTransfers } = useAnswerCommands(accountId);
  return (
    <FormModal<Transfers>
      form={form}
      title={t('account:socialEngineering.title')}
      submitLabel={t('common:action.save')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async (answers, key) => {
        const { socialEngineering, reasons } = await saveTransfers(answers, key);
        close();
        if (socialEngineering) snackbar.success(t('account:socialEngineering.available'));
        else openModal('social-engineering-unavailable', { reasons });
      }}
    >
      {FUND_TRANSFER_QUESTIONS.map((name) => (
        <FormField
          key={name}
          name={name}
          label={t(`quote:question.${name}`)}
          extra={t(`quote:ask.${name}`)}
          isRequired
          isChoice
          isWide
        >
          <Radio.Group
            aria-label={t(`quote:question.${name}`)}
            options={[
              { value: true, label: t('quote:questions.yes') },
              { value: false, label: t('quote:questions.no') },
            ]}
          />
        </FormField>
      ))}
    </FormModal>
  );
}

/** Why there can be no such cover. */
export function SocialEngineeringUnavailableModal({
  data,
  close,
}: ModalProps<{ reasons?: string[] }>) {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <Modal
      open
      title={t('quote:socialEngineering.unavailable')}
      onOk={close}
      onCancel={close}
      okText={t('quote:attest.ok')}
      cancelButtonProps={{ hidden: true }}
    >
      <ul className="account-missing">
        {(data.reasons ?? []).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Modal>
  );
}
