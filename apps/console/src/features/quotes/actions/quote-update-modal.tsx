import { useQuery } from '@tanstack/react-query';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { editing } from '../../../kit/forms/editing';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import { amountText } from '../../../kit/values/money';
import type { GlobalOptions, Quote, TermsUpdate } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { quoteQuery, updateTerms, useQuoteCommand } from '../api';
import { optionsQuery } from '../rater';
import { RETRO_PERIODS, retroText } from '../terms-facts';
import { WithQuote, type QuoteModalData } from './with-quote';

type TermsForm = Required<
  Pick<
    TermsUpdate,
    'limit' | 'deductible' | 'waitingPeriod' | 'retroActivePeriod' | 'effectiveDate' | 'endDate'
  >
>;

interface DialogProps {
  quote: Quote;
  options: GlobalOptions;
  close: () => void;
}

export function QuoteUpdateModal({ data, close }: ModalProps<QuoteModalData>) {
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => <WithOptions quote={quote} close={close} />}
    </WithQuote>
  );
}

function WithOptions({ quote, close }: Omit<DialogProps, 'options'>) {
  const { product, firmographicData } = quote;
  const { state = null } = firmographicData as { state?: string | null };
  const { data: options } = useQuery(optionsQuery({ product, state, revenue: null }));
  return options ? <UpdateDialog quote={quote} options={options} close={close} /> : null;
}

const termsOf = ({ terms, effectiveDate, endDate }: Quote) =>
  ({ ...terms, effectiveDate, endDate }) as Partial<TermsForm>;

function UpdateDialog({ quote, options, close }: DialogProps) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const [form] = Form.useForm<TermsForm>();
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  const { currency } = quote;
  const amounts = (values: number[]) =>
    values.map((value) => ({ value, label: amountText(value, currency) }));
  const hours = options.hrs.map((count) => ({
    value: count,
    label: t('quote:builder.hours', { count }),
  }));
  const periods = RETRO_PERIODS.map((value) => ({ value, label: retroText(t, value) }));
  const choices = [
    ['limit', t('quote:field.limit'), amounts(options.aggLimits)],
    ['deductible', t('quote:field.retention'), amounts(options.deductibles)],
    ['waitingPeriod', t('quote:field.waitingPeriod'), hours],
    ['retroActivePeriod', t('quote:field.retro'), periods],
  ] as const;
  return (
    <FormModal<TermsForm>
      form={form}
      title={t('quote:update.title')}
      submitLabel={t('quote:update.submit')}
      initialValues={termsOf(quote)}
      edited={editing(quoteQuery(quote.id), quote, termsOf)}
      isSticky
      onClose={close}
      onSubmit={async (changed, key) => {
        await run(updateTerms(changed), key);
        snackbar.success(t('quote:update.success'));
        close();
      }}
    >
      {choices.map(([name, label, values]) => (
        <FormField key={name} name={name} label={label} isRequired isChoice>
          <Select options={[...values]} />
        </FormField>
      ))}
      <FormField name="effectiveDate" label={t('quote:column.effective')} isRequired>
        <Input type="date" />
      </FormField>
      <FormField name="endDate" label={t('quote:field.endDate')} isRequired>
        <Input type="date" />
      </FormField>
    </FormModal>
  );
}
