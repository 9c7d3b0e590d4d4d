import { PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usersQuery } from '../../features/users/api';
import { USER_LIST_RULES, useUserColumns } from '../../features/users/columns';
import { ListPage } from '../../kit/lists/list-page';
import { PermissionGuard } from '../../kit/pages/permission-guard';
import { useListState } from '../../kit/lists/use-list-state';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';

export function UsersPage() {
  const { t } = useTranslation();
  const { basePath, landing, user } = useSession();
  const navigate = useNavigate();
  const list = useListState(USER_LIST_RULES);
  const actions = (
    <Flex gap={8} wrap>
      <PermissionGuard need="user:invite">
        <Button onClick={() => void navigate(`${basePath}/manage/users/invitations`)}>
          {t('common:invitations.title')}
        </Button>
      </PermissionGuard>
      <PermissionGuard need="user:reset-mfa">
        <Button onClick={() => openModal('mfa-settings')}>{t('common:mfaSettings.title')}</Button>
      </PermissionGuard>
      {user.canSetSingleSignOn && (
        <Button onClick={() => openModal('sso-settings')}>{t('common:sso.settingsTitle')}</Button>
      )}
      <PermissionGuard need="user:create">
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => openModal('user-form')}
        >
          {t('common:users.add')}
        </Button>
      </PermissionGuard>
    </Flex>
  );
  return (
    <ListPage
      id="users"
      crumbs={[{ title: t('common:page.home'), href: landing }]}
      title={t('common:users.title')}
      action={actions}
      columns={useUserColumns()}
      list={list}
      countLabel={(count) => t('common:users.count', { count })}
      empty={{ text: t('common:users.empty') }}
      source={usersQuery}
      rowName={({ email }) => email}
    />
  );
}
