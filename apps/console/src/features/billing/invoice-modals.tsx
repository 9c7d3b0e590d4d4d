import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input, Modal, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmModal } from '../../kit/forms/confirm-modal';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { WithRow } from '../../kit/forms/with-row';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import type { InvoiceRecord } from '../../lib/api-types';
import { openModal, type ModalProps } from '../../lib/modals';
import { useSession } from '../../lib/session';
import { useSnackbar } from '../../lib/snackbar';
import { invoiceQuery, useInvoiceCommands, type AccountingForm } from './api';
import { contactsOfQuery } from './contacts/api';
import { PersonFields } from './contacts/person-fields';
import { useFailure } from './use-failure';

const COMMENT_MAX = 500;

/** What a dialog about an invoice is opened with. */
interface InvoiceModalData {
  invoiceId: string;
}

interface DialogProps {
  invoice: InvoiceRecord;
  close: () => void;
}

/** A dialog about an invoice, once that is there. */
const modalOf =
  (Dialog: (props: DialogProps) => ReactNode) =>
  ({ data: { invoiceId }, close }: ModalProps<InvoiceModalData>) => (
    <WithRow query={{ ...invoiceQuery(invoiceId), enabled: Boolean(invoiceId) }}>
      {(invoice) => <Dialog invoice={invoice} close={close} />}
    </WithRow>
  );

/** What an invoice asks for, and who is told. */
function Summary({ invoice }: { invoice: InvoiceRecord }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { receiver, invoiceNumber, insuredName, balance, currency } = invoice;
  return (
    <FactList
      facts={[
        { label: t('policy:billing.column.invoiceNumber'), value: invoiceNumber },
        { label: t('quote:column.client'), value: insuredName },
        { label: t('policy:billing.column.balance'), value: moneyText(balance, currency) },
        {
          label: t('policy:reminder.to'),
          value: `${receiver.name}, ${receiver.email}`,
          isWide: true,
        },
      ]}
    />
  );
}

function RemindDialog({ invoice, close }: DialogProps) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const { remind } = useInvoiceCommands();
  const failed = useFailure('common:download.somethingWrong');
  return (
    <ConfirmModal
      title={t('policy:reminder.title')}
      confirmLabel={t('policy:reminder.submit')}
      onClose={close}
      onConfirm={async (key) => {
        await remind(invoice.id, key).catch(failed);
        snackbar.success(t('policy:reminder.success'));
        close();
      }}
    >
      <Summary invoice={invoice} />
    </ConfirmModal>
  );
}

function MailDialog({ invoice, close }: DialogProps) {
  const { t } = useTranslation(['common', 'policy']);
  const snackbar = useSnackbar();
  const { mailAgain } = useInvoiceCommands();
  const failed = useFailure('common:download.somethingWrong');
  return (
    <ConfirmModal
      title={t('policy:mailAgain.title')}
      confirmLabel={t('policy:mailAgain.submit')}
      onClose={close}
      onConfirm={async (key) => {
        await mailAgain(invoice.id, key).catch(failed);
        snackbar.success(t('policy:mailAgain.success'));
        close();
      }}
    >
      <Summary invoice={invoice} />
    </ConfirmModal>
  );
}

function AccountingDialog({ invoice, close }: DialogProps) {
  const { t } = useTranslation(['common', 'policy']);
  const { user } = useSession();
  const [form] = Form.useForm<AccountingForm>();
  const { sendToAccounting } = useInvoiceCommands();
  const failed = useFailure('common:download.somethingWrong');
  return (
    <FormModal<AccountingForm>
      form={form}
      title={t('policy:accounting.title')}
      submitLabel={t('policy:accounting.submit')}
      initialValues={{}}
      isSticky
      onClose={close}
      onSubmit={async (person, key) => {
        await sendToAccounting(invoice, { person, sender: user.email }, key).catch(failed);
        openModal('send-to-accounting-done', { email: person.email });
      }}
    >
      <AccountingFields accountId={invoice.accountId} />
    </FormModal>
  );
}

/** Who in accounting gets the invoice: one of the billing contacts of the insured, or somebody else. */
function AccountingFields({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['common', 'policy']);
  const form = Form.useFormInstance<AccountingForm>();
  const { data: contacts = [] } = useQuery(contactsOfQuery(accountId));
  const fill = (id: string) => {
    const { firstName, lastName, email, phone } = contacts.find((one) => one.id === id) ?? {};
    form.setFieldsValue({ firstName, lastName, email, phone: phone ?? '' });
  };
  return (
    <>
      {contacts.length > 0 && (
        <Form.Item className="kit-field-wide" label={t('policy:accounting.contact')}>
          <Select
            aria-label={t('policy:accounting.contact')}
            placeholder={t('policy:accounting.chooseContact')}
            options={contacts.map(({ id, firstName, lastName, email }) => ({
              value: id,
              label: `${firstName} ${lastName}, ${email}`,
            }))}
            onChange={fill}
          />
        </Form.Item>
      )}
      <PersonFields isPhoneRequired />
    </>
  );
}

/** Says that an invoice is on its way to accounting. */
export function AccountingDoneModal({ data, close }: ModalProps<{ email?: string }>) {
  const { t } = useTranslation(['common', 'policy']);
  return (
    <Modal
      open
      title={t('policy:accountingDone.title')}
      onCancel={close}
      footer={
        <Button type="primary" onClick={close}>
          {t('policy:accountingDone.ok')}
        </Button>
      }
    >
      <p>{t('policy:accountingDone.text', { email: data.email ?? '' })}</p>
    </Modal>
  );
}

function CloseDialog({ invoice, close }: DialogProps) {
  const { t } = useTranslation(['common', 'policy']);
  const [form] = Form.useForm<{ comments: string }>();
  const snackbar = useSnackbar();
  const commands = useInvoiceCommands();
  const failed = useFailure('policy:close.failed');
  const { invoiceNumber, balance, currency } = invoice;
  return (
    <FormModal<{ comments: string }>
      form={form}
      title={t('policy:close.title')}
      submitLabel={t('policy:close.submit')}
      initialValues={{}}
      aliases={{ description: 'comments' }}
      isSticky
      onClose={close}
      onSubmit={async ({ comments }, key) => {
        await commands.close(invoice, comments.trim(), key).catch(failed);
        snackbar.success(t('policy:close.success'));
        close();
      }}
    >
      <p className="kit-field-wide">
        {t('policy:close.text', { number: invoiceNumber, amount: moneyText(balance, currency) })}
      </p>
      <FormField name="comments" label={t('policy:close.comments')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={COMMENT_MAX} />
      </FormField>
    </FormModal>
  );
}

export const ReminderModal = modalOf(RemindDialog);
export const MailAgainModal = modalOf(MailDialog);
export const AccountingModal = modalOf(AccountingDialog);
export const CloseModal = modalOf(CloseDialog);
