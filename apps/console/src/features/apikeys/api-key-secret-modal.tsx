import { useTranslation } from 'react-i18next';
import { SecretModal } from '../../kit/forms/secret-modal';
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
  return (
    <SecretModal
      title={t('common:apiKeys.secretTitle')}
      text={t('common:apiKeys.secretText')}
      parts={[
        { name: 'id', label: t('common:apiKeys.id'), value: id },
        { name: 'secret', label: t('common:apiKeys.secret'), value: secret },
        { name: 'call', label: t('common:apiKeys.call'), value: call },
      ]}
      onClose={close}
    />
  );
}
