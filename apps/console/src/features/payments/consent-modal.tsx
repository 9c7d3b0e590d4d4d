import { Button, Checkbox, Flex, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ConsentModalProps {
  onAgree: () => void;
  onCancel: () => void;
}

/** Asks before the payer leaves the platform for the processor of cards. */
export function ConsentModal({ onAgree, onCancel }: ConsentModalProps) {
  const { t } = useTranslation(['common', 'policy']);
  const [isTicked, setTicked] = useState(false);
  return (
    <Modal open title={t('policy:consent.title')} footer={null} onCancel={onCancel}>
      <Flex vertical gap={16}>
        <p>{t('policy:consent.text')}</p>
        <Checkbox checked={isTicked} onChange={({ target }) => setTicked(target.checked)}>
          {t('policy:consent.agree')}
        </Checkbox>
        <Flex justify="end" gap={8} wrap>
          <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
          <Button type="primary" disabled={!isTicked} onClick={onAgree}>
            {t('common:action.continue')}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}
