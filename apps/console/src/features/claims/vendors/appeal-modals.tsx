import { Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { VendorInvoice } from '../../../lib/claim-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { useVendorAnswers, useVendorCommands } from './api';

const TEXT_MAX = 1000;

type InvoiceModalProps = ModalProps<{ claimId?: string; vendorInvoice?: VendorInvoice }>;

/** The words for a line, by its number. */
type ByLine = Record<`text${number}` | `allowed${number}`, string | number | undefined>;

/** A vendor says why it does not accept what was cut of an invoice. */
export function VendorAppealModal({ data, close }: InvoiceModalProps) {
  const { claimId, vendorInvoice } = data;
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<ByLine>();
  const snackbar = useSnackbar();
  const { appeal } = useVendorCommands(claimId ?? '');
  if (!claimId || !vendorInvoice) return null;
  const cut = vendorInvoice.lines.filter(({ cuts }) => cuts.length > 0);
  return (
    <FormModal<ByLine>
      form={form}
      title={t('account:vendor.appeal')}
      submitLabel={t('account:vendor.appealConfirm')}
      initialValues={{}}
      onSubmit={async (values, key) => {
        const lines = cut.flatMap(({ number }) => {
          const text = String(values[`text${number}`] ?? '').trim();
          return text ? [{ number, text }] : [];
        });
        await appeal(vendorInvoice.id, { lines }, key);
        snackbar.success(t('account:vendor.appealed'));
        close();
      }}
      onClose={close}
    >
      <p className="kit-field-wide">{t('account:vendor.appealPrompt')}</p>
      {cut.map(({ number, text }, at) => (
        <FormField
          key={number}
          name={`text${number}`}
          label={t('account:vendor.lineOf', { number, text })}
          isRequired={at === 0 && cut.length === 1}
          isWide
        >
          <Input.TextArea rows={2} maxLength={TEXT_MAX} />
        </FormField>
      ))}
    </FormModal>
  );
}

/** The house answers an appeal, line by line. */
export function AppealAnswerModal({ data, close }: InvoiceModalProps) {
  const { claimId, vendorInvoice } = data;
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<ByLine>();
  const snackbar = useSnackbar();
  const { answerAppeal } = useVendorAnswers(claimId ?? '');
  if (!claimId || !vendorInvoice) return null;
  const waiting = vendorInvoice.lines.filter(({ appeal }) => appeal !== null);
  const allowed = waiting.map((line) => [`allowed${line.number}`, line.allowed]);
  return (
    <FormModal<ByLine>
      form={form}
      title={t('account:vendor.answerAppeal')}
      submitLabel={t('account:vendor.answer')}
      initialValues={Object.fromEntries(allowed) as ByLine}
      onSubmit={async (values, key) => {
        const lines = waiting.map(({ number }) => ({
          number,
          allowed: Number(values[`allowed${number}`]),
          text: String(values[`text${number}`]).trim(),
        }));
        await answerAppeal(vendorInvoice.id, { lines }, key);
        snackbar.success(t('account:vendor.appealAnswered'));
        close();
      }}
      onClose={close}
    >
      {waiting.map(({ number, text, appeal, amount, allowed: least }) => (
        <div key={number} className="kit-field-wide">
          <p>
            {t('account:vendor.lineOf', { number, text })}:{' '}
            {t('account:vendor.appealSaid', { text: appeal })}
          </p>
          <FormField
            name={`allowed${number}`}
            label={t('account:vendor.allowed')}
            isRequired
            isChoice
          >
            <InputNumber min={least} max={amount} precision={2} controls={false} />
          </FormField>
          <FormField name={`text${number}`} label={t('account:vendor.reason')} isRequired>
            <Input.TextArea rows={2} maxLength={TEXT_MAX} />
          </FormField>
        </div>
      ))}
    </FormModal>
  );
}
