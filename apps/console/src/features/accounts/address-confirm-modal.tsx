import { Button, Flex, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../kit/forms/submit-button';
import type { ModalProps } from '../../lib/modals';
import { usePermissions } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useSubmit } from '../../lib/use-submit';
import './accounts.css';
import { useCreateAndShow, type AddressDoubt } from './use-add-account';

/** Spec 2 §4: names the fields that do not verify; provider staff may confirm them anyway. */
export function AddressConfirmModal({ data, close }: ModalProps<Partial<AddressDoubt>>) {
  const { t } = useTranslation(['common', 'account']);
  const { can } = usePermissions();
  const snackbar = useSnackbar();
  const createAndShow = useCreateAndShow();
  // The press that brought the doubt and the one that settles it are about the same account.
  const { account, key, fields = [], compared = [] } = data;
  const request = can('account:address-override') && account && key ? { account, key } : null;
  const confirmation = useSubmit(
    (wanted: NonNullable<typeof request>) => createAndShow({ ...wanted, confirmAddress: true }),
    { onDone: close, onRefused: (error) => snackbar.problem(error) },
  );
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
        <p>{t('account:address.compared', { fields: compared.join(', ') })}</p>
        <p>{t(request ? 'account:address.mayConfirm' : 'account:address.correct')}</p>
        <Flex justify="end" gap={8} wrap>
          <Button onClick={close} disabled={confirmation.isSending}>
            {t('common:action.cancel')}
          </Button>
          {request && (
            <SubmitButton
              type="primary"
              submission={confirmation}
              onClick={() => void confirmation.submit(request)}
            >
              {t('account:address.confirm')}
            </SubmitButton>
          )}
        </Flex>
      </Flex>
    </Modal>
  );
}
