import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Region } from '@palisade/kernel';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { Agency, NewAgency } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { useAgencyCommands } from './api';
import { ContactFields, ProfileFields } from './profile-fields';

/** Adds an agency, and leads on to its settings. */
export function AgencyAddModal({ close }: ModalProps) {
  const { t } = useTranslation(['common', 'agency']);
  const [form] = Form.useForm<NewAgency>();
  const edition = useEdition();
  const region = Form.useWatch<Region | undefined>('region', form) ?? edition.region;
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const { basePath } = useSession();
  const { add } = useAgencyCommands();
  return (
    <FormModal<NewAgency>
      form={form}
      title={t('agency:add.title')}
      submitLabel={t('agency:add.submit')}
      initialValues={{ region: edition.region }}
      isSticky
      onSubmit={async (values, key) => {
        const { id } = await add(values, key).catch((error: unknown) => {
          if (error instanceof ApiError && error.status < 500) throw error;
          throw new ShownError(t('agency:add.failed'));
        });
        snackbar.success(t('agency:add.success'));
        close();
        await navigate(`${basePath}/manage/agency/${id}/settings`);
      }}
      onClose={close}
    >
      <ProfileFields />
      <FormField name="region" label={t('agency:field.region')} isRequired isChoice>
        <Select
          options={(['US', 'UK'] as const).map((value) => ({
            value,
            label: t(`common:edition.to${value}`),
          }))}
        />
      </FormField>
      <ContactFields region={region} />
    </FormModal>
  );
}

/** Closes an agency that nothing hangs on. */
export function AgencyDeleteModal({ data, close }: ModalProps<{ agency?: Agency }>) {
  const { t } = useTranslation(['common', 'agency']);
  const snackbar = useSnackbar();
  const { remove } = useAgencyCommands();
  const { agency } = data;
  if (!agency) return null;
  return (
    <ConfirmModal
      title={t('agency:delete.title')}
      confirmLabel={t('agency:delete.confirm')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(agency.id, key);
        snackbar.success(t('agency:delete.done'));
        close();
      }}
    >
      {t('agency:delete.text', { name: agency.name })}
    </ConfirmModal>
  );
}
