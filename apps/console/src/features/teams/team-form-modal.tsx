import { TEXT_LIMITS } from '@palisade/kernel';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { editing } from '../../kit/forms/editing';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { OrganizationField } from '../../kit/forms/organization-field';
import { WithRow } from '../../kit/forms/with-row';
import type { TeamRow } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { teamQuery, useTeamCommands } from './api';

interface TeamForm {
  name: string;
  default?: boolean;
  accountId?: string;
}

/** Adds a team, or edits the one that is named. */
export function TeamFormModal({ data, close }: ModalProps<{ teamId?: string }>) {
  return data.teamId ? (
    <WithRow query={teamQuery(data.teamId)}>
      {(team) => <TeamDialog team={team} close={close} />}
    </WithRow>
  ) : (
    <TeamDialog close={close} />
  );
}

const valuesOf = ({ name, default: isDefault }: TeamRow): TeamForm => ({
  name,
  default: isDefault,
});

function TeamDialog({ team, close }: { team?: TeamRow; close: () => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<TeamForm>();
  const { isStaff } = useSession();
  const snackbar = useSnackbar();
  const { add, change } = useTeamCommands();
  return (
    <FormModal<TeamForm>
      form={form}
      title={t(team ? 'common:teams.editTitle' : 'common:teams.addTitle')}
      submitLabel={t('common:action.save')}
      initialValues={team ? valuesOf(team) : { name: '', default: false }}
      aliases={{ isDefault: 'default' }}
      {...(team && { edited: editing(teamQuery(team.id), team, valuesOf) })}
      isSticky
      onSubmit={async ({ name, default: isDefault = false, accountId }, key) => {
        if (team) await change(team.id, name, isDefault, key);
        else await add(name, key, accountId);
        snackbar.success(t(team ? 'common:teams.updated' : 'common:teams.added'));
        close();
      }}
      onClose={close}
    >
      {isStaff && !team && <OrganizationField name="accountId" label={t('common:users.account')} />}
      <FormField name="name" label={t('common:teams.name')} isRequired isWide>
        <Input maxLength={TEXT_LIMITS.personName} autoComplete="off" />
      </FormField>
      {team && (
        <FormField
          name="default"
          label=""
          valuePropName="checked"
          isWide
          extra={t(team.default ? 'common:teams.defaultStays' : 'common:teams.defaultHint')}
        >
          <Checkbox disabled={team.default}>{t('common:teams.default')}</Checkbox>
        </FormField>
      )}
    </FormModal>
  );
}
