import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../kit/forms/form-modal';
import type { PolicyDocumentFile } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useDocumentCommands } from './api';
import { DocumentFields, type DocumentFacts } from './document-fields';

/** Changes what a file is called, what it is and who reads it. */
export function DocumentEditModal({ data, close }: ModalProps<{ document?: PolicyDocumentFile }>) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<DocumentFacts>();
  const snackbar = useSnackbar();
  const { update } = useDocumentCommands();
  const { document } = data;
  if (!document) return null;
  const { docId, docName, docType, visibility } = document;
  return (
    <FormModal<DocumentFacts>
      form={form}
      title={t('policy:documentEdit.title')}
      submitLabel={t('common:action.save')}
      initialValues={{ docName, docType, visibility }}
      isSticky
      onSubmit={async (facts, key) => {
        await update(docId, facts, key);
        snackbar.success(t('policy:documentEdit.done'));
        close();
      }}
      onClose={close}
    >
      <DocumentFields />
    </FormModal>
  );
}
