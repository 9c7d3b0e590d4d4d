import { CopyOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../kit/forms/form-modal';
import { OrganizationField } from '../../kit/forms/organization-field';
import { api, unwrap } from '../../lib/api';
import { withKey } from '../../lib/with-key';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import type { SubmitKey } from '../../lib/submit-key';

const FAILED = 'agency:assign.failed';

/** Gives an account to an agency, which is told by mail where to find it. */
export function AssignAgencyLinkModal({ data, close }: ModalProps<{ accountId?: string }>) {
  const { t } = useTranslation(['common', 'account', 'agency']);
  const [form] = Form.useForm<{ agencyId: string }>();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const { accountId } = data;
  if (!accountId) return null;
  const assign = async ({ agencyId }: { agencyId: string }, key: SubmitKey): Promise<void> => {
    try {
      const body = { accountId, agencyId };
      await unwrap(api.auth.PUT('/api/auth/v1/accounts/link', { body, headers: withKey(key) }));
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw error;
      throw new ShownError(t(FAILED));
    }
    void queryClient.invalidateQueries({ queryKey: ['accounts'] });
    snackbar.success(t('account:assignLink.sent'));
    close();
  };
  return (
    <FormModal<{ agencyId: string }>
      form={form}
      title={t('account:assignLink.title')}
      submitLabel={t('account:assignLink.send')}
      initialValues={{}}
      isSticky
      onSubmit={assign}
      onClose={close}
    >
      <OrganizationField
        name="agencyId"
        label={t('common:wording.agency')}
        accountType="AGENCY"
        isRequired
      />
      <CopyLink path={`/agency/accounts/${accountId}`} />
    </FormModal>
  );
}

function CopyLink({ path }: { path: string }) {
  const { t } = useTranslation(['common', 'account']);
  const snackbar = useSnackbar();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    snackbar.success(t('account:assignLink.copied'));
  };
  return (
    <div className="kit-field-wide">
      <Button
        icon={<CopyOutlined aria-hidden />}
        onClick={() => void copy().catch((error: unknown) => snackbar.problem(error))}
      >
        {t('account:assignLink.copy')}
      </Button>
    </div>
  );
}
