import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/confirm-modal';
import type { StuckItem } from '../../lib/api-types';
import { problemMessage } from '../../lib/problem';
import { useStuckActions } from './api';

/** Tries a stuck thing again; what may be given up is, after a question. */
export function StuckActions({ service, item }: { service: string; item: StuckItem }) {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { retry, discard } = useStuckActions(service);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const tryAgain = async () => {
    setIsBusy(true);
    try {
      await retry(item);
      message.success(t('common:operations.retried'));
    } catch (error) {
      message.error(problemMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  const giveUp = async () => {
    await discard(item);
    setIsAsked(false);
    message.success(t('common:operations.discarded'));
  };
  return (
    <Flex gap={8} wrap>
      <Button
        size="small"
        loading={isBusy}
        onClick={() => void tryAgain()}
        aria-label={t('common:operations.retryOf', { type: item.type })}
      >
        {t('common:operations.retry')}
      </Button>
      {item.isDiscardable && (
        <Button
          size="small"
          danger
          onClick={() => setIsAsked(true)}
          aria-label={t('common:operations.discardOf', { type: item.type })}
        >
          {t('common:operations.discard')}
        </Button>
      )}
      {isAsked && (
        <ConfirmModal
          title={t('common:operations.discardTitle')}
          confirmLabel={t('common:operations.discard')}
          isDanger
          onConfirm={giveUp}
          onClose={() => setIsAsked(false)}
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
