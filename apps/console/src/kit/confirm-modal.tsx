import { Button, Flex, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../lib/snackbar';

interface ConfirmModalProps {
  title: string;
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  /** A rejection is shown as a notice, and the question stays open. */
  onConfirm: () => Promise<void> | void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { title, confirmLabel, cancelLabel, isDanger = false, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } catch (error) {
      snackbar.problem(error);
      setBusy(false);
    }
  };
  return (
    <Modal open title={title} footer={null} onCancel={onClose}>
      <Flex vertical gap={16}>
        <div>{props.children}</div>
        <Flex justify="end" gap={8} wrap>
          <Button onClick={onClose} disabled={isBusy}>
            {cancelLabel ?? t('common:action.cancel')}
          </Button>
          <Button
            type="primary"
            danger={isDanger}
            loading={isBusy}
            disabled={isBusy}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}
