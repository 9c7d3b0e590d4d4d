import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { apiKeysQuery } from '../../features/apikeys/api';
import { API_KEY_LIST_RULES, useApiKeyColumns } from '../../features/apikeys/columns';
import { ListPage } from '../../kit/lists/list-page';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { useListState } from '../../kit/lists/use-list-state';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';

export function ApiKeysPage() {
  const { t } = useTranslation();
  const { landing } = useSession();
  const list = useListState(API_KEY_LIST_RULES);
  const create = (
    <PermissionGuard need="api-key:create">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        onClick={() => openModal('api-key-create')}
      >
        {t('common:apiKeys.create')}
      </Button>
    </PermissionGuard>
  );
  return (
    <ListPage
      id="api-keys"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('common:apiKeys.title')}
      action={create}
      columns={useApiKeyColumns()}
      list={list}
      countLabel={(count) => t('common:apiKeys.count', { count })}
      empty={{ text: t('common:apiKeys.empty') }}
      source={apiKeysQuery}
      rowName={({ name }) => name ?? t('common:apiKeys.unnamed')}
    />
  );
}
