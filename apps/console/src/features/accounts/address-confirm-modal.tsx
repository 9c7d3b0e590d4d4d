import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '../../lib/modals';
import { usePermissions } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import './accounts.css';
import { useCreateAndShow, type AddressDoubt } from './use-add-account';

/** Spec 2 §4: names the fields that do not verify; provider staff may confirm them anyway. */
export function AddressConfirmModal({ data, close }: ModalProps<Partial<AddressDoubt>>) {
  const { t } = useTranslation(['common', 'account']);
  const { can } = usePermissions();
  const snackbar = useSnackbar();
  const createAndShow = useCreateAndShow();
  const [isBusy, setBusy] = useState(false);
  const { account, idempotencyKey, fields = [] } = data;
  const mayConfirm = can('account:address-override') && account && idempotencyKey;
  const confirm = async () => {
    if (!mayConfirm) return;
    setBusy(true);
    try {
      await createAndShow({ account, idempotencyKey, confirmAddress: true });
      close();
    } catch (error) {
      snackbar.problem(error);
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t('account:address.title')}
      footer={null}
      mask={{ closable: false }}
      onCancel={close}
    >
      <Flex vertical gap={16}>
        <p>{t('account:address.verifyFailed')}</p>
        <ul className="account-missing">
          {fields.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <p>{t(mayConfirm ? 'account:address.mayConfirm' : 'account:address.correct')}</p>
        <Flex justify="end" gap={8} wrap>
          <Button onClick={close} disabled={isBusy}>
            {t('common:action.cancel')}
          </Button>
          {mayConfirm && (
            <Button type="primary" loading={isBusy} onClick={() => void confirm()}>
              {t('account:address.confirm')}
            </Button>
          )}
        </Flex>
      </Flex>
    </Modal>
  );
}
