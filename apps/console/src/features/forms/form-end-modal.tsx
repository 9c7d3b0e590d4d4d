import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useFormCommands } from './api';
import type { LibraryForm } from './types';

interface Ended {
  availableTo: string;
}

/** Gives a form in force its last day. */
export function FormEndModal({ data, close }: ModalProps<{ libraryForm?: LibraryForm }>) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<Ended>();
  const snackbar = useSnackbar();
  const { end } = useFormCommands();
  const { libraryForm } = data;
  if (!libraryForm) return null;
  const { id, formNumber, edition, availableTo } = libraryForm;
  return (
    <FormModal<Ended>
      form={form}
      title={t('policy:forms.end.title', { form: `${formNumber} ${edition}` })}
      submitLabel={t('common:action.save')}
      initialValues={availableTo ? { availableTo } : {}}
      onSubmit={async (ended, key) => {
        await end(id, ended, key);
        snackbar.success(t('policy:forms.end.done'));
        close();
      }}
      onClose={close}
    >
      <FormField
        name="availableTo"
        label={t('policy:forms.to')}
        extra={t('policy:forms.end.text')}
        isRequired
        isWide
      >
        <Input type="date" />
      </FormField>
    </FormModal>
  );
}
