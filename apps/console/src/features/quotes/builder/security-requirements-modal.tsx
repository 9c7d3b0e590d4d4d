import { Button, Flex, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '../../../lib/modals';

interface Requirements {
  reasons?: string[];
}

/** Says which answers a coverage would need. */
export function SecurityRequirementsModal({ data, close }: ModalProps<Requirements>) {
  const { t } = useTranslation(['common', 'quote']);
  return (
    <Modal open title={t('quote:requirements.title')} footer={null} onCancel={close}>
      <Flex vertical gap={16}>
        <p>{t('quote:requirements.text')}</p>
        <ul className="quote-reasons">
          {(data.reasons ?? []).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <Flex justify="end">
          <Button type="primary" onClick={close}>
            {t('quote:attest.ok')}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}
