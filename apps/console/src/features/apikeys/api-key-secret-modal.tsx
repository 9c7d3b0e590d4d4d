import { Button, Flex, Modal, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApiKeySecret } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';

const TOKEN_PATH = '/api/auth/v1/oauth/token';

/** The secret of a key, this once. */
export function ApiKeySecretModal({ data, close }: ModalProps<Partial<ApiKeySecret>>) {
  const { t } = useTranslation();
  const { id, secret } = data;
  if (!id || !secret) return null;
  const call = [
    `curl ${location.origin}${TOKEN_PATH}`,
    '-d grant_type=client_credentials',
    `-d client_id=${id}`,
    `-d client_secret=${secret}`,
  ].join(' \\\n  ');
  const parts = [
    ['id', t('common:apiKeys.id'), id],
    ['secret', t('common:apiKeys.secret'), secret],
    ['call', t('common:apiKeys.call'), call],
  ] as const;
  return (
    <Modal
      open
      title={t('common:apiKeys.secretTitle')}
      footer={null}
      mask={{ closable: false }}
      onCancel={close}
      width={640}
    >
      <Flex vertical gap={16}>
        <p role="status">{t('common:apiKeys.secretText')}</p>
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
