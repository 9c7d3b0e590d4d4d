import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { invitationsQuery } from '../../features/invitations/api';
import { useInvitationBulk } from '../../features/invitations/bulk';
import { INVITATION_LIST_RULES, useInvitationColumns } from '../../features/invitations/columns';
import { ListPage } from '../../kit/lists/list-page';
import { useListState } from '../../kit/lists/use-list-state';
import { openModal } from '../../lib/modals';
import { useSession } from '../../lib/session';

export function InvitationsPage() {
  const { t } = useTranslation();
  const { basePath, landing } = useSession();
  const list = useListState(INVITATION_LIST_RULES);
  const add = (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => openModal('invitation-form')}
    >
      {t('common:invitations.add')}
    </Button>
  );
  return (
    <ListPage
      id="invitations"
      crumbs={[
        { title: t('common:page.home'), href: landing },
        { title: t('common:users.title'), href: `${basePath}/manage/users` },
      ]}
      title={t('common:invitations.title')}
      action={add}
      columns={useInvitationColumns()}
      list={list}
      countLabel={(count) => t('common:invitations.count', { count })}
      empty={{ text: t('common:invitations.empty') }}
      source={invitationsQuery}
      rowName={({ email }) => email}
      bulk={useInvitationBulk()}
    />
  );
}
