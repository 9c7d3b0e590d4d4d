import type { Currency } from '@palisade/kernel';
import { Form, Input, InputNumber, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { moneyText } from '../../../kit/values/money';
import type { VendorQuote, VendorWorkFacts } from '../../../lib/claim-types';
import { todayHere } from '../../../lib/formatting';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { useVendorAnswers, useVendorCommands } from './api';
import { taskCodesOf } from './invoice-form';

const TEXT_MAX = 1000;
const CODES_MAX = 500;
const HOURS_MAX = 24;

type ClaimModalProps = ModalProps<{ claimId?: string }>;

/** A vendor says what it wants to do for a claim, for how much. */
export function VendorQuoteModal({ data: { claimId }, close }: ClaimModalProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<{ work: string; tasks: string; amount: number }>();
  const snackbar = useSnackbar();
  const { quote } = useVendorCommands(claimId ?? '');
  if (!claimId) return null;
  return (
    <FormModal<{ work: string; tasks: string; amount: number }>
      form={form}
      title={t('account:vendor.quote')}
      submitLabel={t('account:vendor.quoteConfirm')}
      initialValues={{ work: '', tasks: '' }}
      isSticky
      onSubmit={async ({ work, tasks, amount }, key) => {
        await quote({ work, amount, taskCodes: taskCodesOf(tasks) }, key);
        snackbar.success(t('account:vendor.quoted'));
        close();
      }}
      onClose={close}
    >
      <FormField name="work" label={t('account:vendor.work')} isRequired isWide>
        <Input maxLength={TEXT_MAX} />
      </FormField>
      <FormField
        name="tasks"
        label={t('account:vendor.taskCodes')}
        extra={t('account:vendor.taskCodesHint')}
        isRequired
        isWide
      >
        <Input maxLength={CODES_MAX} />
      </FormField>
      <FormField name="amount" label={t('account:vendor.amount')} isRequired isChoice>
        <InputNumber min={0.01} precision={2} controls={false} />
      </FormField>
    </FormModal>
  );
}

/** A vendor writes down what it did on a day. */
export function VendorLogModal({ data: { claimId }, close }: ClaimModalProps) {
  const { t } = useTranslation(['common', 'account']);
  const [form] = Form.useForm<VendorWorkFacts>();
  const snackbar = useSnackbar();
  const { log } = useVendorCommands(claimId ?? '');
  if (!claimId) return null;
  return (
    <FormModal<VendorWorkFacts>
      form={form}
      title={t('account:vendor.log')}
      submitLabel={t('common:action.save')}
      initialValues={{ workedOn: todayHere(), taskCode: '', text: '' }}
      isSticky
      onSubmit={async (values, key) => {
        await log({ ...values, taskCode: values.taskCode.trim().toUpperCase() }, key);
        snackbar.success(t('account:vendor.logged'));
        close();
      }}
      onClose={close}
    >
      <FormField name="workedOn" label={t('account:vendor.workedOn')} isRequired>
        <Input type="date" max={todayHere()} />
      </FormField>
      <FormField name="taskCode" label={t('account:vendor.taskCode')} isRequired>
        <Input maxLength={20} />
      </FormField>
      <FormField name="hours" label={t('account:vendor.hours')} isRequired isChoice>
        <InputNumber min={0.01} max={HOURS_MAX} precision={2} controls={false} />
      </FormField>
      <FormField name="text" label={t('account:vendor.text')} isRequired isWide>
        <Input.TextArea rows={3} maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}

interface AnswerForm {
  isGranted: boolean;
  reason?: string;
}

/** The house agrees to the costs of a vendor, or does not and says why. */
export function QuoteAnswerModal({
  data: { claimId, vendorQuote, currency = 'USD' },
  close,
}: ModalProps<{ claimId?: string; vendorQuote?: VendorQuote; currency?: Currency }>) {
  const { t } = useTranslation(['common', 'account', 'quote']);
  const [form] = Form.useForm<AnswerForm>();
  const snackbar = useSnackbar();
  const { answerQuote } = useVendorAnswers(claimId ?? '');
  const isGranted = Form.useWatch('isGranted', form) ?? true;
  if (!claimId || !vendorQuote) return null;
  return (
    <FormModal<AnswerForm>
      form={form}
      title={t('account:vendor.answerTo', { vendor: vendorQuote.vendorName })}
      submitLabel={t('account:vendor.answer')}
      initialValues={{ isGranted: true, reason: '' }}
      onSubmit={async ({ reason = '', ...answer }, key) => {
        await answerQuote(vendorQuote.id, { ...answer, reason: reason || null }, key);
        snackbar.success(t('account:vendor.answered'));
        close();
      }}
      onClose={close}
    >
      <p className="kit-field-wide">
        {vendorQuote.work}: {moneyText(vendorQuote.amount, currency)}
      </p>
      <FormField name="isGranted" label={t('account:vendor.consent')} isRequired isChoice isWide>
        <Radio.Group
          aria-label={t('account:vendor.consent')}
          options={[
            { value: true, label: t('quote:questions.yes') },
            { value: false, label: t('quote:questions.no') },
          ]}
        />
      </FormField>
      <FormField name="reason" label={t('account:vendor.reason')} isRequired={!isGranted} isWide>
        <Input.TextArea rows={3} maxLength={TEXT_MAX} />
      </FormField>
    </FormModal>
  );
}
