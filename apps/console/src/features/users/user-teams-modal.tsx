import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { FormField } from '../../kit/forms/form-field';
import { editing } from '../../kit/forms/editing';
import { FormModal } from '../../kit/forms/form-modal';
import type { User } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { teamChoicesQuery, useUserCommands, userQuery } from './api';
import { WithUser } from './with-user';
import { SEARCH_BY_LABEL } from '../../kit/forms/search-by-label';

export function UserTeamsModal({ data, close }: ModalProps<{ userId: string }>) {
  return (
    <WithUser userId={data.userId}>{(user) => <TeamsForm user={user} close={close} />}</WithUser>
  );
}

const teamsOf = (user: User) => ({ teamIds: user.teams.map(({ id }) => id) });

function TeamsForm({ user, close }: { user: User; close: () => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ teamIds: string[] }>();
  const { isStaff } = useSession();
  const snackbar = useSnackbar();
  const { moveTeams } = useUserCommands();
  const { data: teams = [] } = useQuery(teamChoicesQuery(user.accountId, !isStaff));
  return (
    <FormModal<{ teamIds: string[] }>
      form={form}
      title={t('common:users.teamsTitle')}
      submitLabel={t('common:users.teamsSubmit')}
      initialValues={teamsOf(user)}
      edited={editing(userQuery(user.id), user, teamsOf)}
      isSticky
      isComplete={({ teamIds = [] }) => teamIds.length > 0}
      onSubmit={async ({ teamIds }, key) => {
        await moveTeams(user.id, teamIds, key);
        snackbar.success(t('common:users.teamsMoved'));
        close();
      }}
      onClose={close}
    >
      <FactList
        facts={[
          { label: t('common:users.name'), value: `${user.firstName} ${user.lastName}` },
          {
            label: t('common:users.teamFrom'),
            value: user.teams.map(({ name }) => name).join(', '),
          },
        ]}
      />
      <FormField name="teamIds" label={t('common:users.teamTo')} isRequired isChoice isWide>
        <Select
          mode="multiple"
          showSearch={SEARCH_BY_LABEL}
          notFoundContent={t('common:select.noOptions')}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
    </FormModal>
  );
}
