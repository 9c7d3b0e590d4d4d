import { useQuery } from '@tanstack/react-query';
import { Checkbox, Flex, Form, Select, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { ExportButton } from '../../kit/lists/export-button';
import { writeSheet } from '../../kit/lists/write-sheet';
import { Loaded } from '../../kit/pages/loaded';
import { ShortDate } from '../../kit/values/short-date';
import type { ConnectorType } from '../../lib/connector-types';
import { useEdition } from '../../lib/edition';
import { formatDate } from '../../lib/formatting';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { campaignQuery, connectorsQuery, useCampaign, type CampaignClient } from './api';

interface CampaignForm {
  connectorType: ConnectorType;
  accountIds: string[];
}

/** Asks clients by mail to connect a tool, and shows what became of those that were asked. */
export function CampaignModal({ close }: ModalProps) {
  const { t } = useTranslation(['common', 'carrier']);
  const [form] = Form.useForm<CampaignForm>();
  const snackbar = useSnackbar();
  const invite = useCampaign();
  const { data: tools = [], isLoading } = useQuery(connectorsQuery);
  const connectorType = Form.useWatch('connectorType', form);
  const offered = tools.filter(({ state }) => state !== 'NOT_SET_UP');
  return (
    <FormModal<CampaignForm>
      form={form}
      title={t('carrier:connectors.campaign.title')}
      submitLabel={t('carrier:connectors.campaign.send')}
      initialValues={{}}
      isComplete={({ accountIds = [] }) => accountIds.length > 0}
      isSticky
      onSubmit={async (wish, key) => {
        const { invited: count } = await invite(wish, key);
        snackbar.success(t('carrier:connectors.campaign.sent', { count }));
        close();
      }}
      onClose={close}
    >
      <p className="muted kit-field-wide">{t('carrier:connectors.campaign.text')}</p>
      <FormField name="connectorType" label={t('carrier:connectors.column.tool')} isRequired isWide>
        <Select<ConnectorType>
          loading={isLoading}
          options={offered.map(({ connectorType: value, connectorName: label }) => ({
            value,
            label,
          }))}
          onChange={() => form.setFieldValue('accountIds', [])}
        />
      </FormField>
      {connectorType && (
        <FormField
          name="accountIds"
          label={t('carrier:connectors.campaign.clients')}
          isRequired
          isChoice
          isWide
        >
          <ClientChoice connectorType={connectorType} />
        </FormField>
      )}
    </FormModal>
  );
}

interface ClientChoiceProps {
  connectorType: ConnectorType;
  id?: string;
  value?: string[];
  onChange?: (accountIds: string[]) => void;
}

/** The clients, those that may be asked first; each other says why it may not. */
function ClientChoice({ connectorType, value = [], onChange }: ClientChoiceProps) {
  const { t } = useTranslation(['common', 'carrier']);
  const result = useQuery(campaignQuery(connectorType));
  return (
    <Loaded result={result} skeleton={<Skeleton active />}>
      {(clients) => {
        const ready = clients.filter(({ state }) => state === 'READY');
        const ids = ready.map(({ accountId }) => accountId);
        if (clients.length === 0) return <p>{t('carrier:connectors.campaign.nobody')}</p>;
        return (
          <Flex vertical gap={8}>
            <div>
              <ClientsExport clients={clients} />
            </div>
            {ids.length > 1 && (
              <Checkbox
                checked={value.length === ids.length}
                onChange={({ target }) => onChange?.(target.checked ? ids : [])}
              >
                {t('carrier:connectors.campaign.all')}
              </Checkbox>
            )}
            {clients.map((client) => (
              <Checkbox
                key={client.accountId}
                disabled={client.state !== 'READY'}
                checked={value.includes(client.accountId)}
                onChange={({ target }) =>
                  onChange?.(
                    target.checked
                      ? [...value, client.accountId]
                      : value.filter((id) => id !== client.accountId),
                  )
                }
              >
                {client.name ?? '…'}{' '}
                <span className="muted">
                  <Standing client={client} />
                </span>
              </Checkbox>
            ))}
          </Flex>
        );
      }}
    </Loaded>
  );
}

/** What is to be said of a client beside its name. */
function Standing({ client }: { client: CampaignClient }) {
  const { t } = useTranslation(['common', 'carrier']);
  const day = dayOf(client);
  return (
    <>
      {t(`carrier:connectors.campaign.state.${client.state}`, { count: client.findings })}
      {day && (
        <>
          {' '}
          <ShortDate value={day} />
        </>
      )}
    </>
  );
}

/** Since when it is so. */
const dayOf = ({ state, connectedSince, lastInvited }: CampaignClient): string | null =>
  state === 'CONNECTED' ? connectedSince : state === 'INVITED' ? lastInvited : null;

/** The clients with what became of them, as a file. */
function ClientsExport({ clients }: { clients: CampaignClient[] }) {
  const { t } = useTranslation(['common', 'account', 'carrier']);
  const { locale } = useEdition();
  const dateText = (day: string | null): string => (day ? formatDate(day, locale) : '');
  const sheet = {
    columns: [
      { title: t('account:field.name') },
      { title: t('carrier:connectors.column.status') },
      { title: t('carrier:connectors.campaign.asked') },
      { title: t('carrier:connectors.campaign.connected') },
      { title: t('carrier:connectors.findings'), isNumber: true },
    ],
    rows: clients.map(({ name, state, findings, lastInvited, connectedSince }) => [
      name ?? '',
      t(`carrier:connectors.campaign.state.${state}`, { count: findings }),
      dateText(lastInvited),
      dateText(connectedSince),
      String(findings),
    ]),
  };
  return (
    <ExportButton
      label={t('common:list.export')}
      fileName="tool-campaign"
      size="small"
      exportFile={(format) => writeSheet(sheet, format)}
    />
  );
}
