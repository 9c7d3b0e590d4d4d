import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlainTable, type PlainColumn } from '../../kit/values/plain-table';
import { StatusTag, type StatusTone } from '../../kit/values/status-tag';
import type { ServiceState } from '../../lib/api-types';

interface ServiceTableProps {
  services: readonly ServiceState[];
  chosen: string | undefined;
  onChoose: (service: string) => void;
}

/** Every service on a line; its name opens what is stuck in it. */
export function ServiceTable({ services, chosen, onChoose }: ServiceTableProps) {
  const { t } = useTranslation();
  const figure = (
    key: string,
    read: (state: ServiceState) => number | null,
  ): PlainColumn<ServiceState> => ({
    key,
    title: t(`common:operations.${key}`),
    isNumber: true,
    render: (state) => read(state) ?? '–',
  });
  const columns: PlainColumn<ServiceState>[] = [
    {
      key: 'service',
      title: t('common:operations.service'),
      render: ({ service }) => (
        <Button
          type="link"
          aria-pressed={service === chosen}
          onClick={() => onChoose(service)}
          style={{ padding: 0, height: 'auto' }}
        >
          {service}
        </Button>
      ),
    },
    {
      key: 'state',
      title: t('common:operations.state'),
      render: (state) => <ServiceStatus {...state} />,
    },
    figure('waiting', ({ waiting }) => waiting),
    figure('deadLetters', ({ deadLetters }) => deadLetters),
    figure('stuckEvents', ({ stuckEvents }) => stuckEvents),
    figure('deadDeliveries', ({ deadDeliveries }) => deadDeliveries),
    figure('stuckMessages', ({ stuckMessages }) => stuckMessages),
    figure('mailsAside', ({ mailsAside }) => mailsAside),
    figure('failedJobs', ({ failedJobs }) => failedJobs),
  ];
  return (
    <PlainTable
      isList
      label={t('common:operations.services')}
      columns={columns}
      rows={services}
      rowKey={({ service }) => service}
    />
  );
}

function ServiceStatus(state: ServiceState) {
  const { t } = useTranslation();
  const { name, tone } = statusOf(state);
  return <StatusTag tone={tone} label={t(`common:operations.${name}`)} />;
}

function statusOf(state: ServiceState): { name: string; tone: StatusTone } {
  if (!state.isUp) return { name: 'status.down', tone: 'lost' };
  if (!state.brokerUp) return { name: 'status.noBroker', tone: 'lost' };
  const [trouble] = Object.entries(state.troubles);
  if (trouble) return { name: `part.${trouble.join('.')}`, tone: 'lost' };
  const { deadLetters, stuckEvents, deadDeliveries, stuckMessages, mailsAside, failedJobs } = state;
  const counted = [deadLetters, stuckEvents, stuckMessages, failedJobs];
  if (deadDeliveries || mailsAside || counted.some((count) => count !== 0))
    return { name: 'status.stuck', tone: 'waiting' };
  return { name: 'status.up', tone: 'good' };
}
