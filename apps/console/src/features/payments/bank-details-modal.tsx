import { CopyOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { WithRow } from '../../kit/forms/with-row';
import { FactList } from '../../kit/values/fact-list';
import type { BankInfo } from '../../lib/api-types';
import { copyText } from '../../lib/clipboard';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { bankQuery } from './api';

const ROWS = ['bank', 'routing', 'account', 'accountName', 'accountType', 'swift'] as const;
const CONTACT = ['phone', 'email', 'address'] as const;

/** Where an ACH or wire transfer goes, to be copied. */
export function BankDetailsModal({ data, close }: ModalProps<{ policyNumber?: string }>) {
  const { policyNumber = '' } = data;
  return (
    <WithRow query={{ ...bankQuery(policyNumber), enabled: policyNumber !== '' }}>
      {(bank) => <BankDetails bank={bank} close={close} />}
    </WithRow>
  );
}

function BankDetails({ bank, close }: { bank: BankInfo; close: () => void }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const snackbar = useSnackbar();
  const facts = [...ROWS, ...CONTACT].map((name) => ({
    label: t(`policy:pay.bank.${name}`),
    value: bank[name],
    isWide: name === 'address',
  }));
  const copy = async () => {
    const text = facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    if (await copyText(text)) snackbar.success(t('policy:pay.bank.copied'));
    else snackbar.error(t('policy:pay.bank.copyFailed'));
  };
  return (
    <Modal
      open
      title={t('quote:wholesale.modal.achWire')}
      onCancel={close}
      footer={[
        <Button key="close" onClick={close}>
          {t('common:action.close')}
        </Button>,
        <Button
          key="copy"
          type="primary"
          icon={<CopyOutlined aria-hidden />}
          onClick={() => void copy()}
        >
          {t('policy:pay.bank.copy')}
        </Button>,
      ]}
    >
      <FactList facts={facts} />
      <p className="muted">{t('policy:payment.achConfirmation')}</p>
    </Modal>
  );
}
