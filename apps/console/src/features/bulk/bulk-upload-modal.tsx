import type { DecimalMark } from '@palisade/kernel';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgencyField } from '../../kit/forms/agency-field';
import { FileDrop } from '../../kit/forms/file-drop';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { ModalProps } from '../../lib/modals';
import { orSaying } from '../../lib/problem';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { downloadTemplate, useBulkCommands } from './api';
import './bulk.css';
import { BulkCheckView } from './bulk-check';
import { BULK_ENDINGS, fileProblem } from './bulk-rules';

interface BulkForm {
  file?: File;
  agencyId?: string;
}

/** Uploads a file of accounts, after a look at what it would do. */
export function BulkUploadModal({ close }: ModalProps) {
  const { t } = useTranslation(['common', 'account', 'policy', 'agency']);
  const [form] = Form.useForm<BulkForm>();
  const snackbar = useSnackbar();
  const { isStaff } = useSession();
  const { upload } = useBulkCommands();
  const [columns, setColumns] = useState<string>();
  const [decimal, setDecimal] = useState<DecimalMark>();
  const file = Form.useWatch<File | undefined>('file', form);
  const agencyId = Form.useWatch<string | undefined>('agencyId', form);
  const isReady = file !== undefined && fileProblem(file) === null && (!isStaff || agencyId);
  return (
    <FormModal<BulkForm>
      form={form}
      title={t('account:bulkUpload.title')}
      submitLabel={t('account:bulkUpload.submit')}
      initialValues={{}}
      isSticky
      onSubmit={async (asked, key) => {
        if (!asked.file) return;
        const chosen = { ...asked, file: asked.file, columns, decimal };
        await orSaying(t('policy:document.uploadFailed'), () => upload(chosen, key));
        snackbar.success(t('policy:document.uploaded'));
        close();
      }}
      onClose={close}
    >
      {isStaff && <AgencyField message={t('agency:validation.agency')} />}
      <FormField
        name="file"
        label={t('account:bulkUpload.file')}
        isRequired
        isChoice
        isWide
        requiredMessage={t('account:bulkUpload.noFile')}
        rules={[
          {
            validator: (_, chosen?: File) => {
              const problem = chosen && fileProblem(chosen);
              return problem ? Promise.reject(new Error(t(problem))) : Promise.resolve();
            },
          },
        ]}
      >
        <ChosenFile
          onOther={() => {
            setColumns(undefined);
            setDecimal(undefined);
          }}
        />
      </FormField>
      <Button
        type="link"
        className="kit-field-wide"
        onClick={() => void downloadTemplate().catch(snackbar.problem)}
      >
        {t('account:bulkUpload.template')}
      </Button>
      {isReady && (
        <BulkCheckView
          chosen={{ file, agencyId, columns, decimal }}
          onColumns={setColumns}
          onDecimal={setDecimal}
        />
      )}
    </FormModal>
  );
}

interface ChosenFileProps {
  value?: File;
  onChange?: (file: File | undefined) => void;
  id?: string;
  /** Another file has columns and amounts of its own. */
  onOther: () => void;
}

function ChosenFile({ onChange, onOther, ...field }: ChosenFileProps) {
  const { t } = useTranslation(['common', 'account']);
  return (
    <FileDrop
      {...field}
      endings={BULK_ENDINGS}
      hint={t('account:bulkUpload.hint')}
      progress={null}
      onChange={(file) => {
        onOther();
        onChange?.(file);
      }}
    />
  );
}
