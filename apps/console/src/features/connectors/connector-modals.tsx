import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { Connection, ConnectorDefinition } from '../../lib/connector-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useConnectorCommands } from './api';
import type { ConsentTrip } from './consent-trip';

/** Spec 1 §5. */
const LENGTHS = { clientId: 32, clientSecret: 32, webhookUrl: 16 } as const;
const KEY_MAX = 500;
/** After a deletion the page is read again so much later (Spec 1 §4). */
const REFETCH_MS = 5_000;

type ConnectModalProps = ModalProps<{ tool?: ConnectorDefinition; trip?: ConsentTrip }>;

type CredentialsForm = Record<keyof typeof LENGTHS, string>;

/** Connects a tool by the credentials that it gave its customer. */
export function ConnectorCredentialsModal({ data, close }: ConnectModalProps) {
  const { t } = useTranslation(['common', 'carrier']);
  const [form] = Form.useForm<CredentialsForm>();
  const snackbar = useSnackbar();
  const { connect } = useConnectorCommands();
  const { tool, trip } = data;
  if (!tool || !trip) return null;
  const { accountId: cbid, inviteToken } = trip;
  const fields = Object.keys(LENGTHS) as (keyof CredentialsForm)[];
  const exact = (field: keyof CredentialsForm) => (text: string) =>
    text.length === LENGTHS[field]
      ? null
      : t('carrier:connectors.exactly', { count: LENGTHS[field] });
  return (
    <FormModal<CredentialsForm>
      form={form}
      title={t('carrier:connectors.connectTitle', { name: tool.connectorName })}
      submitLabel={t('carrier:connectors.connect')}
      initialValues={{}}
      isComplete={(values) => fields.every((field) => values[field])}
      isSticky
      onSubmit={async (credentials, key) => {
        const metadata = inviteToken ? { metadata: { inviteToken } } : {};
        await connect({ connector: tool.connectorType, credentials, cbid, ...metadata }, key);
        snackbar.success(t('carrier:connector.added'));
        close();
      }}
      onClose={close}
    >
      <p className="muted kit-field-wide">{tool.consent}</p>
      <FormField
        name="clientId"
        label={t('carrier:connector.clientId')}
        rule={exact('clientId')}
        isRequired
        isWide
      >
        <Input minLength={LENGTHS.clientId} maxLength={LENGTHS.clientId} autoComplete="off" />
      </FormField>
      <FormField
        name="clientSecret"
        label={t('carrier:connector.clientSecret')}
        rule={exact('clientSecret')}
        isRequired
        isWide
      >
        <Input.Password
          minLength={LENGTHS.clientSecret}
          maxLength={LENGTHS.clientSecret}
          autoComplete="off"
        />
      </FormField>
      <FormField
        name="webhookUrl"
        label={t('carrier:connector.webhookUrl')}
        rule={exact('webhookUrl')}
        isRequired
        isWide
      >
        <Input minLength={LENGTHS.webhookUrl} maxLength={LENGTHS.webhookUrl} autoComplete="off" />
      </FormField>
    </FormModal>
  );
}

/** Connects a tool by its API key. */
export function ConnectorKeyModal({ data, close }: ConnectModalProps) {
  const { t } = useTranslation(['common', 'carrier']);
  const [form] = Form.useForm<{ apiKey: string }>();
  const snackbar = useSnackbar();
  const { addByKey } = useConnectorCommands();
  const { tool, trip } = data;
  if (!tool || !trip) return null;
  return (
    <FormModal<{ apiKey: string }>
      form={form}
      title={t('carrier:connectors.connectTitle', { name: tool.connectorName })}
      submitLabel={t('carrier:connectors.connect')}
      initialValues={{}}
      isComplete={({ apiKey = '' }) => apiKey.trim() !== ''}
      isSticky
      onSubmit={async ({ apiKey }, key) => {
        await addByKey(apiKey, trip.accountId, key);
        snackbar.success(t('carrier:connector.added'));
        close();
      }}
      onClose={close}
    >
      <p className="muted kit-field-wide">{tool.consent}</p>
      <FormField name="apiKey" label={t('carrier:connectors.apiKey')} isRequired isWide>
        <Input.Password maxLength={KEY_MAX} autoComplete="off" />
      </FormField>
    </FormModal>
  );
}

type DeleteModalProps = ModalProps<{ connection?: Connection; name?: string }>;

/** Disconnects a source; the page is read again when the deletion has gone round. */
export function ConnectorDeleteModal({ data, close }: DeleteModalProps) {
  const { t } = useTranslation(['common', 'carrier']);
  const snackbar = useSnackbar();
  const { disconnect, refetch } = useConnectorCommands();
  const { connection, name } = data;
  if (!connection) return null;
  return (
    <ConfirmModal
      title={t('carrier:connectors.deleteTitle')}
      confirmLabel={t('carrier:connectors.delete')}
      isDanger
      onConfirm={async (key) => {
        await disconnect(connection.id, key);
        close();
        setTimeout(() => {
          snackbar.success(t('carrier:connectors.deleted'));
          void refetch();
        }, REFETCH_MS);
      }}
      onClose={close}
    >
      <p>{t('carrier:connectors.deleteText', { name: connection.label ?? name })}</p>
    </ConfirmModal>
  );
}
