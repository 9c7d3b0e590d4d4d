import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import type { FormType, LibraryForm } from './types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { useFormCommands, useFormTypeCommands } from './api';

type OfForm = ModalProps<{ libraryForm?: LibraryForm }>;

type Step = 'propose' | 'activate' | 'remove';

/** Asks before a step of a form. */
function StepModal({ data, close, step }: OfForm & { step: Step }) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const commands = useFormCommands();
  const { libraryForm } = data;
  if (!libraryForm) return null;
  const { id, formNumber, edition, name } = libraryForm;
  return (
    <ConfirmModal
      title={t(`policy:forms.${step}.title`, { form: `${formNumber} ${edition}` })}
      confirmLabel={t(`policy:forms.${step}.action`)}
      isDanger={step === 'remove'}
      onClose={close}
      onConfirm={async (key) => {
        await commands[step](id, key);
        snackbar.success(t(`policy:forms.${step}.done`));
        close();
      }}
    >
      {t(`policy:forms.${step}.text`, { name })}
    </ConfirmModal>
  );
}

/** Proposes a draft; somebody else brings it into force. */
export const FormProposeModal = (props: OfForm) => <StepModal {...props} step="propose" />;

/** Brings what somebody else proposed into force. */
export const FormActivateModal = (props: OfForm) => <StepModal {...props} step="activate" />;

/** Deletes a form that no paper was issued with. */
export const FormDeleteModal = (props: OfForm) => <StepModal {...props} step="remove" />;

/** Deletes a type that no form has. */
export function FormTypeDeleteModal({ data, close }: ModalProps<{ formType?: FormType }>) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const { remove } = useFormTypeCommands();
  const { formType } = data;
  if (!formType) return null;
  return (
    <ConfirmModal
      title={t('policy:formTypes.delete')}
      confirmLabel={t('policy:forms.remove.action')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(formType.id, key);
        snackbar.success(t('policy:formTypes.deleted'));
        close();
      }}
    >
      {t('policy:formTypes.deleteText', { name: formType.name })}
    </ConfirmModal>
  );
}
