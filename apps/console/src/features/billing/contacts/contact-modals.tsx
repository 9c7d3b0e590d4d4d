import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../../kit/forms/confirm-modal';
import { FormModal } from '../../../kit/forms/form-modal';
import type { ListedContact } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { ApiError, ShownError } from '../../../lib/problem';
import { useSnackbar } from '../../../lib/snackbar';
import { useContactCommands, type ContactFacts } from './api';
import { InsuredField } from './insured-field';
import { PersonFields } from './person-fields';

type ContactModalProps = ModalProps<{ contact?: ListedContact }>;

interface ContactForm extends ContactFacts {
  accountId?: string;
}

/** Adds a person to ask about the invoices of an insured, or changes one. */
export function ContactFormModal({ data, close }: ContactModalProps) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<ContactForm>();
  const snackbar = useSnackbar();
  const { add, change } = useContactCommands();
  const failed = useFailure();
  const { contact } = data;
  const { firstName = '', lastName = '', email = '', phone } = contact ?? {};
  return (
    <FormModal<ContactForm>
      form={form}
      title={t(contact ? 'policy:contacts.edit' : 'policy:contacts.add')}
      submitLabel={t('common:action.save')}
      initialValues={{ firstName, lastName, email, phone: phone ?? '' }}
      isSticky
      onSubmit={async ({ accountId = '', phone: typed = '', ...person }, key) => {
        const number = typed.trim();
        const facts = { ...person, ...(number && { phone: number }) };
        const call = contact ? change(contact.id, facts, key) : add(accountId, facts, key);
        await call.catch(failed);
        snackbar.success(t('policy:contacts.saved'));
        close();
      }}
      onClose={close}
    >
      {!contact && <InsuredField />}
      <PersonFields isPhoneRequired={false} />
    </FormModal>
  );
}

/** Deletes a billing contact. */
export function ContactDeleteModal({ data, close }: ContactModalProps) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const { remove } = useContactCommands();
  const failed = useFailure();
  const { contact } = data;
  if (!contact) return null;
  const { id, firstName, lastName, insuredName } = contact;
  return (
    <ConfirmModal
      title={t('policy:contacts.deleteTitle')}
      confirmLabel={t('policy:contacts.delete')}
      isDanger
      onClose={close}
      onConfirm={async (key) => {
        await remove(id, key).catch(failed);
        snackbar.success(t('policy:contacts.deleted'));
        close();
      }}
    >
      {t('policy:contacts.deletePrompt', {
        name: `${firstName} ${lastName}`,
        insured: insuredName,
      })}
    </ConfirmModal>
  );
}

/** What is said of a failure that has no words of its own. */
function useFailure() {
  const { t } = useTranslation();
  return (error: unknown): never => {
    if (error instanceof ApiError && error.status < 500) throw error;
    throw new ShownError(t('common:error.somethingWrong'));
  };
}
