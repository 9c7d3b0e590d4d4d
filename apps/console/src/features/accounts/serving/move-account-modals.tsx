import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { OrganizationField } from '../../../kit/forms/organization-field';
import type { ModalProps } from '../../../lib/modals';
import { ApiError, ShownError } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import type { SubmitKey } from '../../../lib/submit-key';
import type { AccountModalData } from '../actions/with-account';
import { assignAgency, changeAgent, teamsOfAgencyQuery, useServedAnew } from './api';
import { SEARCH_BY_LABEL } from '../../../kit/forms/search-by-label';

interface MoveForm {
  agencyId: string;
  agentEmail: string;
  teamId: string;
}

/** Staff give an account to another agent and team. */
export function ChangeAgentModal({ data, close }: ModalProps<AccountModalData>) {
  return (
    <MoveDialog
      kind="change"
      close={close}
      send={({ agencyId, agentEmail, teamId }, key) =>
        changeAgent(data.accountId, { agencyId, agentEmail, teamIds: [teamId] }, key)
      }
    />
  );
}

/** Staff give an account that nobody serves to an agency. */
export function AssignAgencyModal({ data, close }: ModalProps<AccountModalData>) {
  return (
    <MoveDialog
      kind="assign"
      close={close}
      send={({ agencyId, teamId }, key) =>
        assignAgency(data.accountId, { agencyId, teamIds: [teamId] }, key)
      }
    />
  );
}

interface MoveDialogProps {
  kind: 'change' | 'assign';
  send: (values: MoveForm, key: SubmitKey) => Promise<unknown>;
  close: () => void;
}

function MoveDialog({ kind, send, close }: MoveDialogProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<MoveForm>();
  const snackbar = useSnackbar();
  const readAgain = useServedAnew();
  /** A client that somebody serves already: who can change that. */
  const sayWhomToAsk = (error: unknown): never => {
    const isServed = error instanceof ApiError && error.problem.code?.startsWith('LINKED_TO_OTHER');
    if (!isServed) throw error;
    throw new ShownError(`${error.message} ${t('account:client.contactAdmin')}`);
  };
  return (
    <FormModal<MoveForm>
      form={form}
      title={t(`account:serving.${kind}Title`)}
      submitLabel={t(`account:serving.${kind}`)}
      initialValues={{}}
      aliases={{ teamIds: 'teamId' }}
      isSticky
      onClose={close}
      onSubmit={async (values, key) => {
        await send(values, key).catch(sayWhomToAsk);
        snackbar.success(t(`account:serving.${kind}Done`));
        close();
        await readAgain();
      }}
    >
      <OrganizationField
        name="agencyId"
        label={t('common:wording.agency')}
        accountType="AGENCY"
        isRequired
        onPick={() => form.resetFields(['teamId'])}
      />
      {kind === 'change' && (
        <FormField name="agentEmail" label={t('account:serving.newAgent')} isRequired>
          <Input type="email" />
        </FormField>
      )}
      <TeamOfAgencyField />
    </FormModal>
  );
}

/** The teams of the agency that was picked. */
function TeamOfAgencyField() {
  const { t } = useTranslation(['common', 'account']);
  const agencyId = Form.useWatch<string | undefined>('agencyId') ?? '';
  const { data: teams = [] } = useQuery({
    ...teamsOfAgencyQuery(agencyId),
    enabled: agencyId !== '',
  });
  return (
    <FormField name="teamId" label={t('account:field.team')} isRequired isChoice>
      <Select
        showSearch={SEARCH_BY_LABEL}
        placeholder={t('common:select.typeToSearch')}
        notFoundContent={t('common:select.noOptions')}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormField>
  );
}
