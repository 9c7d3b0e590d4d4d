import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { webhooksQuery } from '../../features/webhooks/api';
import type { ListColumn } from '../../kit/lists/list-columns';
import { ListPage } from '../../kit/lists/list-page';
import type { ListRules } from '../../kit/lists/list-state';
import { RowMenu } from '../../kit/lists/row-menu';
import { useListState } from '../../kit/lists/use-list-state';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { StatusTag } from '../../kit/values/status-tag';
import type { Webhook } from '../../lib/api-types';
import { openModal } from '../../lib/modals';
import { usePermissions, useSession } from '../../lib/session';

const RULES: ListRules = {
  sortable: ['companyName', 'created'],
  defaultSort: { field: 'companyName', direction: 'asc' },
  filters: {},
};

// What is shown of a secret that is never shown again.
const MASKED = '••••••••';

/** Who is told of events, and where. */
export function WebhooksPage() {
  const { t } = useTranslation();
  const { landing } = useSession();
  const list = useListState(RULES);
  const add = (
    <PermissionGuard need="webhook:create">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('webhook-create')}
      >
        {t('common:webhooks.add')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="webhooks"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('common:nav.webhooks')}
      action={add}
      columns={useColumns()}
      list={list}
      countLabel={(count) => t('common:webhooks.count', { count })}
      empty={{ text: t('common:webhooks.empty'), action: add }}
      source={webhooksQuery}
      rowName={({ companyName }) => companyName}
    />
  );
}

function useColumns(): ListColumn<Webhook>[] {
  const { t } = useTranslation();
  const { can } = usePermissions();
  const { basePath } = useSession();
  const navigate = useNavigate();
  const actionsOf = (webhook: Webhook) => [
    {
      key: 'deliveries',
      label: t('common:deliveries.title'),
      onPick: () => void navigate(`${basePath}/manage/webhooks/${webhook.id}/deliveries`),
    },
    ...[
      { key: 'edit', permission: 'webhook:edit', isDanger: false },
      { key: 'delete', permission: 'webhook:delete', isDanger: true },
    ]
      .filter(({ permission }) => can(permission))
      .map(({ key, isDanger }) => ({
        key,
        isDanger,
        label: t(`common:webhooks.${key}`),
        onPick: () => openModal(`webhook-${key}`, { webhook }),
      })),
  ];
  return [
    {
      key: 'company',
      title: t('common:webhooks.company'),
      sortField: 'companyName',
      grow: 1,
      render: ({ companyName }) => companyName,
    },
    {
      key: 'clientId',
      title: t('common:webhooks.clientId'),
      from: 'lg',
      grow: 1,
      render: ({ clientId }) => <code>{clientId}</code>,
    },
    { key: 'secret', title: t('common:webhooks.secret'), from: 'xl', render: () => MASKED },
    {
      key: 'url',
      title: t('common:webhooks.url'),
      grow: 2,
      onCard: 'line',
      render: ({ webhookUrl }) => webhookUrl ?? '–',
    },
    {
      key: 'state',
      title: t('common:webhooks.state'),
      render: ({ enabled }) => (
        <StatusTag
          tone={enabled ? 'good' : 'waiting'}
          label={t(`common:webhooks.${enabled ? 'sends' : 'sendsNothing'}`)}
        />
      ),
    },
    {
      key: 'actions',
      title: t('common:list.actions'),
      render: (webhook) => <RowMenu name={webhook.companyName} actions={actionsOf(webhook)} />,
    },
  ];
}
