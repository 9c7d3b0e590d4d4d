import { Button, Flex, Modal, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CreatedWebhook } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';

/** The signing secret of a webhook, this once. */
export function WebhookSecretModal({ data, close }: ModalProps<Partial<CreatedWebhook>>) {
  const { t } = useTranslation();
  const { clientId, clientSecret } = data;
  if (!clientId || !clientSecret) return null;
  const parts = [
    ['id', t('common:webhooks.clientId'), clientId],
    ['secret', t('common:webhooks.secret'), clientSecret],
  ] as const;
  return (
    <Modal
      open
      title={t('common:webhooks.secretTitle')}
      footer={null}
      mask={{ closable: false }}
      onCancel={close}
      width={640}
    >
      <Flex vertical gap={16}>
        <p role="status">{t('common:webhooks.secretText')}</p>
        {parts.map(([key, label, text]) => (
          <div key={key}>
            <div className="muted">{label}</div>
            <Typography.Text
              code
              className="kit-secret"
              copyable={{
                text,
                tooltips: [t('common:unsupported.copy'), t('common:unsupported.copied')],
              }}
              data-part={key}
            >
              {text}
            </Typography.Text>
          </div>
        ))}
        <Flex justify="end">
          <Button type="primary" onClick={close}>
            {t('common:apiKeys.done')}
          </Button>
        </Flex>
      </Flex>
    </Modal>
  );
}
