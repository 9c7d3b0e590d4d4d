import { TEXT_LIMITS } from '@palisade/kernel';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/form-field';
import { FormModal } from '../../kit/form-modal';
import { OrganizationField } from '../../kit/organization-field';
import type { TeamRow } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useTeamCommands } from './api';

interface TeamForm {
  name: string;
  default?: boolean;
  accountId?: string;
}

/** Adds a team, or edits the one that is given. */
export function TeamFormModal({ data, close }: ModalProps<{ team?: TeamRow }>) {
  const { t } = useTranslation();
  const [form] = Form.useForm<TeamForm>();
  const { isStaff } = useSession();
  const snackbar = useSnackbar();
  const { add, change } = useTeamCommands();
  const { team } = data;
  return (
    <FormModal<TeamForm>
      form={form}
      title={t(team ? 'common:teams.editTitle' : 'common:teams.addTitle')}
      submitLabel={t('common:action.save')}
      initialValues={{ name: team?.name ?? '', default: team?.default ?? false }}
      onSubmit={async ({ name, default: isDefault = false, accountId }, key) => {
        if (team) await change(team.id, name, isDefault);
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
