import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { deliveriesQuery } from '../../features/webhooks/delivery-api';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import type { ListViews } from '../../kit/lists/list-view';
import { RowMenu } from '../../kit/lists/row-menu';
import { useListState } from '../../kit/lists/use-list-state';
import { RelativeTime } from '../../kit/values/relative-time';
import { StatusTag, type StatusTone } from '../../kit/values/status-tag';
import type { Delivery } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';

const TONES: Record<Delivery['state'], StatusTone> = {
  WAITING: 'waiting',
  DELIVERED: 'good',
  DEAD: 'lost',
};

const RULES: ListRules = {
  sortable: ['created', 'eventType'],
  defaultSort: { field: 'created', direction: 'desc' },
  filters: { state: Object.keys(TONES) },
};

/** What a webhook was sent: what did not arrive can be sent again. */
export function DeliveriesPage() {
  const { webhookId = '' } = useParams();
  const { t } = useTranslation();
  const { basePath, landing } = useSession();
  const list = useListState(RULES);
  return (
    <ListPage
      id="deliveries"
      crumbs={[
        { title: t('common:page.home'), href: landing },
        { title: t('common:nav.webhooks'), href: `${basePath}/manage/webhooks` },
      ]}
      title={t('common:deliveries.title')}
      columns={useColumns(webhookId)}
      list={list}
      views={useViews()}
      countLabel={(count) => t('common:deliveries.count', { count })}
      empty={{ text: t('common:deliveries.empty') }}
      source={deliveriesQuery(webhookId)}
      rowName={({ eventType }) => eventType}
    />
  );
}

function useViews(): ListViews {
  const { t } = useTranslation();
  const views = Object.keys(TONES).map((state) => ({
    key: state,
    label: t(`common:deliveries.state.${state}`),
    query: `state=${state}`,
  }));
  return {
    id: 'deliveries',
    builtIn: [{ key: 'all', label: t('common:views.all'), query: '' }, ...views],
  };
}

function useColumns(webhookId: string): ListColumn<Delivery>[] {
  const { t } = useTranslation();
  const { can } = usePermissions();
  const actionsOf = (delivery: Delivery) =>
    can('webhook:edit') && delivery.state !== 'WAITING'
      ? [
          {
            key: 'resend',
            label: t('common:deliveries.resend'),
            onPick: () => openModal('webhook-resend', { webhookId, delivery }),
          },
        ]
      : [];
  return [
    {
      key: 'type',
      title: t('common:deliveries.type'),
      sortField: 'eventType',
      grow: 2,
      render: ({ eventType }) => eventType,
    },
    {
      key: 'created',
      title: t('common:deliveries.created'),
      sortField: 'created',
      onCard: true,
      render: ({ created }) => <RelativeTime value={created} />,
    },
    {
      key: 'state',
      title: t('common:webhooks.state'),
      render: ({ state }) => (
        <StatusTag tone={TONES[state]} label={t(`common:deliveries.state.${state}`)} />
      ),
    },
    {
      key: 'answer',
      title: t('common:deliveries.answer'),
      from: 'md',
      render: ({ lastStatus }) => lastStatus ?? '–',
    },
    {
      key: 'attempts',
      title: t('common:deliveries.attempts'),
      isNumber: true,
      from: 'lg',
      render: ({ attempts }) => attempts,
    },
    {
      key: 'next',
      title: t('common:deliveries.nextTry'),
      from: 'lg',
      render: ({ nextTry }) => (nextTry ? <RelativeTime value={nextTry} /> : '–'),
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (delivery) => <RowMenu name={delivery.eventType} actions={actionsOf(delivery)} />,
    },
  ];
}
