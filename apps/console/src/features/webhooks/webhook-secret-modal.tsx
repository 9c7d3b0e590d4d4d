import { useTranslation } from 'react-i18next';
import { SecretModal } from '../../kit/forms/secret-modal';
import type { CreatedWebhook } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';

/** The signing secret of a webhook, this once. */
export function WebhookSecretModal({ data, close }: ModalProps<Partial<CreatedWebhook>>) {
  const { t } = useTranslation();
  const { clientId, clientSecret } = data;
  if (!clientId || !clientSecret) return null;
  return (
    <SecretModal
      title={t('common:webhooks.secretTitle')}
      text={t('common:webhooks.secretText')}
      parts={[
        { name: 'id', label: t('common:webhooks.clientId'), value: clientId },
        { name: 'secret', label: t('common:webhooks.secret'), value: clientSecret },
      ]}
      onClose={close}
    />
  );
}
