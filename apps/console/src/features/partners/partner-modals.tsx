import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormModal } from '../../kit/forms/form-modal';
import { OrganizationField } from '../../kit/forms/organization-field';
import type { Partner, PartnerMember } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { usePartnerCommands, type Member } from './api';
import type { PartnerKind } from './kinds';
import { usePartnerWords } from './words';

/** Deletes a partner; one that is in use stays, and what uses it is said. */
export function PartnerDeleteModal({
  data,
  close,
}: ModalProps<{ kind?: PartnerKind; partner?: Partner }>) {
  const { kind = 'da', partner } = data;
  const { t } = useTranslation();
  const words = usePartnerWords(kind);
  const snackbar = useSnackbar();
  const { remove } = usePartnerCommands(kind);
  const failed = useFailure('common:partners.later');
  if (!partner) return null;
  return (
    <ConfirmModal
      title={words.remove}
      confirmLabel={t('common:partners.deleteConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(partner.id, key).catch(failed);
        snackbar.success(words.removed);
        close();
      }}
    >
      {t('common:partners.deletePrompt', { name: partner.name })}
    </ConfirmModal>
  );
}

/** Gives agencies or accounts to a partner. */
export function PartnerAddModal({ data, close }: ModalProps<Partial<Member>>) {
  const { noun, kind, partnerId } = data;
  if (!noun || !kind || !partnerId) return null;
  return <AddForm which={{ noun, kind, partnerId }} close={close} />;
}

function AddForm({ which, close }: { which: Member; close: () => void }) {
  const { noun, kind } = which;
  const { t } = useTranslation(['common', 'agency']);
  const [form] = Form.useForm<{ ids: string[] }>();
  const snackbar = useSnackbar();
  const { addMember } = usePartnerCommands(kind);
  const failed = useFailure('agency:assign.failed');
  return (
    <FormModal<{ ids: string[] }>
      form={form}
      title={t(`common:partners.${noun}.add`)}
      submitLabel={t('common:partners.addSubmit')}
      initialValues={{ ids: [] }}
      isSticky
      isComplete={({ ids = [] }) => ids.length > 0}
      onSubmit={async ({ ids }, key) => {
        for (const id of ids) await addMember(which, id, key).catch(failed);
        snackbar.success(t(`common:partners.${noun}.added`));
        close();
      }}
      onClose={close}
    >
      <OrganizationField
        name="ids"
        label={t(`common:partners.${noun}.many`)}
        accountType={noun === 'agency' ? 'AGENCY' : 'CUSTOMER'}
        isMultiple
        isRequired
      />
    </FormModal>
  );
}

/** Takes an agency or an account away from a partner. */
export function PartnerRemoveModal({
  data,
  close,
}: ModalProps<Partial<Member> & { member?: PartnerMember }>) {
  const { noun = 'agency', kind = 'cluster', partnerId = '', member } = data;
  const { t } = useTranslation();
  const snackbar = useSnackbar();
  const { removeMember } = usePartnerCommands(kind);
  const failed = useFailure('common:partners.failed');
  if (!member) return null;
  return (
    <ConfirmModal
      title={t(`common:partners.${noun}.remove`)}
      confirmLabel={t('common:partners.removeConfirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await removeMember({ noun, kind, partnerId }, member.id, key).catch(failed);
        snackbar.success(t(`common:partners.${noun}.removed`));
        close();
      }}
    >
      {t(`common:partners.${noun}.removePrompt`, { name: member.name })}
    </ConfirmModal>
  );
}

/** What is said of a failure that has no words of its own. */
function useFailure(textKey: string) {
  const { t } = useTranslation(['common', 'agency']);
  return (error: unknown): never => {
    if (error instanceof ApiError && error.status < 500) throw error;
    throw new ShownError(t(textKey));
  };
}
