import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import type { FormType, FormTypeFacts } from './types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useFormTypeCommands } from './api';

const NAME_MAX = 100;
const DESCRIPTION_MAX = 500;

/** Adds a form type, or edits the one that is given. */
export function FormTypeModal({ data, close }: ModalProps<{ formType?: FormType }>) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<FormTypeFacts>();
  const snackbar = useSnackbar();
  const { add, change } = useFormTypeCommands();
  const { formType } = data;
  return (
    <FormModal<FormTypeFacts>
      form={form}
      title={t(formType ? 'policy:formTypes.edit' : 'policy:formTypes.add')}
      submitLabel={t('common:action.save')}
      initialValues={formType ? { name: formType.name, description: formType.description } : {}}
      isSticky
      onSubmit={async (facts, key) => {
        const given = { ...facts, description: facts.description || null };
        if (formType) await change(formType.id, given, key);
        else await add(given, key);
        snackbar.success(t('policy:formTypes.saved'));
        close();
      }}
      onClose={close}
    >
      <FormField name="name" label={t('policy:formTypes.name')} isRequired isWide>
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </FormField>
      <FormField name="description" label={t('policy:formTypes.description')} isWide>
        <Input.TextArea maxLength={DESCRIPTION_MAX} />
      </FormField>
    </FormModal>
  );
}
