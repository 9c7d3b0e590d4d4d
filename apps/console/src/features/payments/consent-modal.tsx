import { Button, Checkbox, Flex, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '../../lib/modals';
import { createStore } from '../../lib/store';

/** The policy whose payer has agreed to leave the platform for the processor of cards. */
export const agreedStore = createStore<string | null>(null);

/** Asks before the payer leaves the platform for the processor of cards. */
export function ConsentModal({ data, close }: ModalProps<{ policyId?: string }>) {
  const { t } = useTranslation(['common', 'policy']);
  const [isTicked, setTicked] = useState(false);
  const agree = () => {
    agreedStore.set(data.policyId ?? null);
    close();
  };
  return (
    <Modal
      open
      title={t('policy:consent.title')}
      footer={null}
      mask={{ closable: false }}
      onCancel={close}
    >
      <Flex vertical gap={16}>
        <p>{t('policy:consent.text')}</p>
        <Checkbox checked={isTicked} onChange={({ target }) => setTicked(target.checked)}>
          {t('policy:consent.agree')}
        </Checkbox>
        <Flex justify="end" gap={8} wrap>
          <Button onClick={close}>{t('common:action.cancel')}</Button>
          <Button type="primary" disabled={!isTicked} onClick={agree}>
            {t('common:action.continue')}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}
