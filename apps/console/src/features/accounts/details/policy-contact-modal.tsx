import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { editing } from '../../../kit/forms/editing';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { WithRow } from '../../../kit/forms/with-row';
import type { Account } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { accountQuery } from '../api';
import { useAccountCommands, type Contact } from './api';

const FIELDS = [
  { name: 'contactFirstName', words: 'firstName', type: 'text', max: 100 },
  { name: 'contactLastName', words: 'lastName', type: 'text', max: 100 },
  { name: 'contactEmail', words: 'email', type: 'email', max: 254 },
  { name: 'contactPhone', words: 'phone', type: 'tel', max: 40 },
] as const;

/** Whom the policies of an account are written to. */
export function PolicyContactModal({ data, close }: ModalProps<{ accountId?: string }>) {
  if (!data.accountId) return null;
  return (
    <WithRow query={accountQuery(data.accountId)}>
      {(account) => <ContactDialog account={account} close={close} />}
    </WithRow>
  );
}

const contactOf = (account: Account): Partial<Contact> =>
  Object.fromEntries(FIELDS.map(({ name }) => [name, account[name] ?? ''])) as Partial<Contact>;

function ContactDialog({ account, close }: { account: Account; close: () => void }) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const [form] = Form.useForm<Contact>();
  const snackbar = useSnackbar();
  const { saveContact } = useAccountCommands(account.id);
  return (
    <FormModal<Contact>
      form={form}
      title={t(
        account.contactEmail
          ? 'quote:wholesale.modal.updatePolicyHolder'
          : 'account:policyHolder.add',
      )}
      submitLabel={t('common:action.save')}
      initialValues={contactOf(account)}
      edited={editing(accountQuery(account.id), account, contactOf)}
      isSticky
      onClose={close}
      onSubmit={async (contact, key) => {
        await saveContact(contact, key);
        snackbar.success(t('account:policyHolder.updated'));
        close();
      }}
    >
      {FIELDS.map(({ name, words, type, max }) => (
        <FormField
          key={name}
          name={name}
          label={t(`quote:holder.${words}`)}
          isRequired
          requiredMessage={t(`account:policyHolder.${words === 'email' ? 'emailRequired' : words}`)}
        >
          <Input type={type} maxLength={max} />
        </FormField>
      ))}
    </FormModal>
  );
}
