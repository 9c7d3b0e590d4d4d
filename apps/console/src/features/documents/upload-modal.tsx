import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../kit/forms/file-drop';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { OrganizationField } from '../../kit/forms/organization-field';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import type { SubmitKey } from '../../lib/submit-key';
import { useDocumentCommands, type UploadPlace } from './api';
import { DocumentFields, type DocumentFacts } from './document-fields';
import { MAX_UPLOAD_BYTES, UPLOAD_ENDINGS } from './upload-rules';

interface UploadForm extends DocumentFacts {
  file?: File;
  agencyId?: string;
}

/** Brings a file for an account, quote, policy or claim, or for agencies. */
export function DocumentUploadModal({ data, close }: ModalProps<UploadPlace>) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<UploadForm>();
  const snackbar = useSnackbar();
  const { upload } = useDocumentCommands();
  const { isStaff } = useSession();
  const [progress, setProgress] = useState<number | null>(null);
  const isForNoRecord = Object.values(data).every((id) => id === undefined);
  const send = async ({ file, ...facts }: UploadForm, key: SubmitKey): Promise<void> => {
    if (!file) return;
    setProgress(0);
    try {
      await upload({ file, key, onProgress: setProgress, ...facts, ...data });
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw error;
      throw new ShownError(t('policy:document.uploadFailed'));
    } finally {
      setProgress(null);
    }
    snackbar.success(t('policy:document.uploaded'));
    close();
  };
  return (
    <FormModal<UploadForm>
      form={form}
      title={t('policy:documentUpload.title')}
      submitLabel={t('policy:documentUpload.submit')}
      initialValues={{ visibility: 'EVERYBODY' }}
      isSticky
      onSubmit={send}
      onClose={close}
    >
      <FormField
        name="file"
        label={t('policy:documentUpload.file')}
        isRequired
        isChoice
        isWide
        requiredMessage={t('common:file.none')}
        rules={[
          { validator: (_, file?: File) => checkSize(file, t('policy:documentUpload.tooLarge')) },
        ]}
      >
        <FileDrop
          endings={UPLOAD_ENDINGS}
          hint={t('policy:documentUpload.hint')}
          progress={progress}
        />
      </FormField>
      <DocumentFields />
      {isForNoRecord && isStaff && (
        <OrganizationField
          name="agencyId"
          label={t('policy:documentUpload.agency')}
          accountType="AGENCY"
        />
      )}
    </FormModal>
  );
}

const checkSize = (file: File | undefined, message: string): Promise<void> =>
  file && file.size > MAX_UPLOAD_BYTES ? Promise.reject(new Error(message)) : Promise.resolve();
