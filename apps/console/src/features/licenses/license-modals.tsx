import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { AgencyField } from '../../kit/forms/agency-field';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormModal } from '../../kit/forms/form-modal';
import type {
  AgencyLicense,
  AgencyLicenseFacts,
  AgentLicense,
  AgentLicenseFacts,
} from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { AgentField } from './agent-field';
import { useLicenseCommands, useLicenseRemoval } from './api';
import { LicenseFields } from './license-fields';

/** Adds a licence of an agency, or edits the one that is given. */
export function AgencyLicenseModal({ data, close }: ModalProps<{ license?: AgencyLicense }>) {
  const { t } = useTranslation(['common', 'agency']);
  const [form] = Form.useForm<AgencyLicenseFacts>();
  const { isStaff } = useSession();
  const snackbar = useSnackbar();
  const { saveAgency } = useLicenseCommands();
  const failed = useAddFailure();
  const { license } = data;
  return (
    <FormModal<AgencyLicenseFacts>
      form={form}
      title={t(license ? 'agency:license.edit' : 'agency:license.add')}
      submitLabel={t(license ? 'common:action.save' : 'agency:add.submit')}
      initialValues={
        license
          ? { ...factsOf(license), agencyId: license.agencyId }
          : { activeResidentState: false }
      }
      isSticky
      onSubmit={async (facts, key) => {
        await saveAgency(license?.id, { ...facts, npn: facts.npn || null }, key).catch(failed);
        snackbar.success(t(license ? 'agency:license.updated' : 'agency:license.added'));
        close();
      }}
      onClose={close}
    >
      {isStaff && (
        <AgencyField
          known={license && { id: license.agencyId, name: license.agencyName ?? '' }}
          message={t('agency:surplus.agencyInvalid')}
        />
      )}
      <LicenseFields />
    </FormModal>
  );
}

/** Adds a licence of an agent, or edits the one that is given. */
export function AgentLicenseModal({ data, close }: ModalProps<{ license?: AgentLicense }>) {
  const { t } = useTranslation(['common', 'agency']);
  const [form] = Form.useForm<AgentLicenseFacts>();
  const snackbar = useSnackbar();
  const { saveAgent } = useLicenseCommands();
  const failed = useAddFailure();
  const { license } = data;
  const holder = license?.agentId && {
    id: license.agentId,
    name: `${license.agentFirstName ?? ''} ${license.agentLastName ?? ''}`,
  };
  return (
    <FormModal<AgentLicenseFacts>
      form={form}
      title={t(license ? 'agency:license.editAgent' : 'agency:license.addAgent')}
      submitLabel={t(license ? 'common:action.save' : 'agency:add.submit')}
      initialValues={
        license
          ? { ...factsOf(license), agentId: license.agentId ?? '' }
          : { activeResidentState: false }
      }
      isSticky
      onSubmit={async (facts, key) => {
        await saveAgent(license?.id, { ...facts, npn: facts.npn || null }, key).catch(failed);
        snackbar.success(t(license ? 'agency:license.updated' : 'agency:license.added'));
        close();
      }}
      onClose={close}
    >
      <AgentField agencyId={license?.agencyId} known={holder || undefined} />
      <LicenseFields />
    </FormModal>
  );
}

const factsOf = (license: AgencyLicense) => ({
  state: license.state,
  number: license.number,
  npn: license.npn,
  expirationDate: license.expirationDate ?? '',
  activeResidentState: license.activeResidentState,
});

interface DeleteData {
  license?: AgencyLicense;
}

/** Deletes a licence of an agency. */
export function AgencyLicenseDeleteModal(props: ModalProps<DeleteData>) {
  const { removeAgency } = useLicenseRemoval();
  return <LicenseDelete {...props} remove={removeAgency} />;
}

/** Deletes a licence of an agent. */
export function AgentLicenseDeleteModal(props: ModalProps<DeleteData>) {
  const { removeAgent } = useLicenseRemoval();
  return <LicenseDelete {...props} remove={removeAgent} />;
}

type Remove = ReturnType<typeof useLicenseRemoval>['removeAgency'];

function LicenseDelete({ data, close, remove }: ModalProps<DeleteData> & { remove: Remove }) {
  const { t } = useTranslation(['common', 'agency']);
  const snackbar = useSnackbar();
  const { license } = data;
  if (!license) return null;
  return (
    <ConfirmModal
      title={t('agency:license.delete')}
      confirmLabel={t('agency:delete.confirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(license.id, key);
        snackbar.success(t('agency:license.deleted'));
        close();
      }}
    >
      {t('agency:license.deleteText', { number: license.number, state: license.state })}
    </ConfirmModal>
  );
}

/** What is said when a licence could not be saved and the server has no words for it. */
function useAddFailure() {
  const { t } = useTranslation('agency');
  return (error: unknown): never => {
    if (error instanceof ApiError && error.status < 500) throw error;
    throw new ShownError(t('agency:license.addFailed'));
  };
}
