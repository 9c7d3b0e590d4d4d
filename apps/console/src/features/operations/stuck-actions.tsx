import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { SubmitButton } from '../../kit/forms/submit-button';
import type { StuckItem } from '../../lib/api-types';
import { problemMessage } from '../../lib/problem';
import { snackbar } from '../../lib/snackbar';
import type { SubmitKey } from '../../lib/submit-key';
import { useSubmit } from '../../lib/use-submit';
import { useStuckActions } from './api';

/** Tries a stuck thing again; what may be given up is, after a question. */
export function StuckActions({ service, item }: { service: string; item: StuckItem }) {
  const { t } = useTranslation();
  const { retry, discard } = useStuckActions(service);
  const [isConfirming, setConfirming] = useState(false);
  const retrying = useSubmit((_: void, key) => retry(item, key), {
    onDone: () => snackbar.success(t('common:operations.retried')),
    onRefused: (error) => snackbar.error(problemMessage(error)),
  });
  const giveUp = async (key: SubmitKey) => {
    await discard(item, key);
    setConfirming(false);
    snackbar.success(t('common:operations.discarded'));
  };
  return (
    <Flex gap={8} wrap>
      <SubmitButton
        size="small"
        submission={retrying}
        onClick={() => void retrying.submit()}
        aria-label={t('common:operations.retryOf', item)}
      >
        {t('common:operations.retry')}
      </SubmitButton>
      {item.isDiscardable && (
        <Button
          size="small"
          danger
          onClick={() => setConfirming(true)}
          aria-label={t('common:operations.discardOf', item)}
        >
          {t('common:operations.discard')}
        </Button>
      )}
      {isConfirming && (
        <ConfirmModal
          title={t('common:operations.discardTitle')}
          confirmLabel={t('common:operations.discard')}
          isDanger
          onConfirm={giveUp}
          onClose={() => setConfirming(false)}
        >
          {t(`common:operations.discardText.${item.kind}`, {
            type: item.type,
            subject: item.subject,
          })}
        </ConfirmModal>
      )}
    </Flex>
  );
}
