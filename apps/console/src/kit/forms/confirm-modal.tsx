import { Button, Flex, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../lib/snackbar';
import type { SubmitKey } from '../../lib/submit-key';
import { useSubmit } from '../../lib/use-submit';
import { SubmitButton } from './submit-button';

interface ConfirmModalProps {
  title: string;
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  /** A rejection is shown as a notice, and the question stays open. */
  onConfirm: (key: SubmitKey) => Promise<void> | void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { title, confirmLabel, cancelLabel, isDanger = false, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  useFocusBack();
  const confirmation = useSubmit(async (_: void, key) => onConfirm(key), {
    onRefused: (error) => snackbar.problem(error),
  });
  return (
    <Modal open title={title} footer={null} onCancel={onClose}>
      <Flex vertical gap={16}>
        <div>{props.children}</div>
        <Flex justify="end" gap={8} wrap>
          <Button onClick={onClose} disabled={confirmation.isSending}>
            {cancelLabel ?? t('common:action.cancel')}
          </Button>
          <SubmitButton
            type="primary"
            danger={isDanger}
            submission={confirmation}
            onClick={() => void confirmation.submit()}
          >
            {confirmLabel}
          </SubmitButton>
        </Flex>
      </Flex>
    </Modal>
  );
}

/** Who answers goes on from the button that asked. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
