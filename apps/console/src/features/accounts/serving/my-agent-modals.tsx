import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { ModalProps } from '../../../lib/modals';
import { useSession } from '../../../lib/session';
import { useSnackbar } from '../../../lib/snackbar';
import { removeMyAgent, setMyAgent, useServedAnew } from './api';

interface MyAgentData {
  accountId: string;
  agencyId: string;
  agencyName: string;
}

/** Makes an agency the agent of an account; its former one can be chosen again. */
export function AgentSetModal({ data, close }: ModalProps<MyAgentData>) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<{ agentEmail?: string }>();
  const snackbar = useSnackbar();
  const readAgain = useServedAnew();
  const { accountId, agencyId, agencyName } = data;
  return (
    <FormModal<{ agentEmail?: string }>
      form={form}
      title={t('account:serving.setTitle')}
      submitLabel={t('account:serving.set')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async ({ agentEmail }, key) => {
        await setMyAgent(accountId, { agencyId, ...(agentEmail && { agentEmail }) }, key);
        snackbar.success(t('account:serving.setDone'));
        close();
        await readAgain();
      }}
    >
      <p className="kit-field-wide">{t('account:serving.setPrompt', { name: agencyName })}</p>
      <FormField name="agentEmail" label={t('account:serving.agentEmail')} isWide>
        <Input type="email" />
      </FormField>
    </FormModal>
  );
}

/** Takes an account from its agency, which sees it no more. */
export function AgentRemoveModal({ data, close }: ModalProps<MyAgentData>) {
  const { t } = useTranslation(['common', 'account']);
  const { basePath } = useSession();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const readAgain = useServedAnew();
  const { accountId, agencyId, agencyName } = data;
  return (
    <ConfirmModal
      title={t('account:serving.removeTitle')}
      confirmLabel={t('account:serving.remove')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await removeMyAgent(accountId, agencyId, key);
        snackbar.success(t('account:serving.removeDone'));
        close();
        if (basePath === '/agency') await navigate(`${basePath}/accounts`);
        await readAgain();
      }}
    >
      {t('account:serving.removePrompt', { name: agencyName })}
    </ConfirmModal>
  );
}
