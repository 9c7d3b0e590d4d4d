import { BROKER_FEE_MAX } from '@palisade/trade';
import { Form, InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../kit/forms/form-field';
import { FormModal } from '../../../kit/forms/form-modal';
import type { Quote } from '../../../lib/api-types';
import type { ModalProps } from '../../../lib/modals';
import { useSnackbar } from '../../../lib/snackbar';
import { saveBrokerFees, saveMgaFee, useQuoteCommand, type QuoteCommand } from '../api';
import { WithQuote, type QuoteModalData } from './with-quote';

interface BrokerFees {
  brokerFee: number;
  additionalBrokerFee: number;
}

interface MgaFee {
  mgaFee: number;
}

/** What the broker charges; the quote is priced again. */
export function BrokerFeeModal({ data, close }: ModalProps<QuoteModalData>) {
  const { t } = useTranslation('quote');
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => (
        <FeeDialog<BrokerFees>
          quote={quote}
          kind="broker"
          initialValues={{
            brokerFee: quote.brokerFee,
            additionalBrokerFee: quote.additionalBrokerFee,
          }}
          commandOf={saveBrokerFees}
          close={close}
        >
          <FeeField
            name="brokerFee"
            label={t('field.brokerFee')}
            max={BROKER_FEE_MAX}
            requiredMessage={t('fee.brokerRequired')}
          />
          <FeeField name="additionalBrokerFee" label={t('fee.additional')} max={BROKER_FEE_MAX} />
        </FeeDialog>
      )}
    </WithQuote>
  );
}

/** What the provider charges; the quote is priced again. */
export function MgaFeeModal({ data, close }: ModalProps<QuoteModalData>) {
  const { t } = useTranslation('quote');
  return (
    <WithQuote quoteId={data.quoteId}>
      {(quote) => (
        <FeeDialog<MgaFee>
          quote={quote}
          kind="mga"
          initialValues={{ mgaFee: quote.mgaFee }}
          commandOf={saveMgaFee}
          close={close}
        >
          <FeeField
            name="mgaFee"
            label={t('field.mgaFee')}
            requiredMessage={t('fee.mgaRequired')}
          />
        </FeeDialog>
      )}
    </WithQuote>
  );
}

interface FeeDialogProps<Fees> {
  quote: Quote;
  kind: 'broker' | 'mga';
  initialValues: Fees;
  commandOf: (fees: Fees) => QuoteCommand;
  close: () => void;
  children: ReactNode;
}

function FeeDialog<Fees extends object>(props: FeeDialogProps<Fees>) {
  const { quote, kind, initialValues, commandOf, close, children } = props;
  const { t } = useTranslation(['common', 'quote']);
  const [form] = Form.useForm<Fees>();
  const snackbar = useSnackbar();
  const run = useQuoteCommand(quote);
  return (
    <FormModal<Fees>
      form={form}
      title={t(`quote:fee.${kind}Title`)}
      submitLabel={t('common:action.save')}
      initialValues={initialValues}
      isSticky
      onClose={close}
      onSubmit={async (fees, key) => {
        await run(commandOf(fees), key);
        snackbar.success(t(`quote:fee.${kind}Updated`));
        close();
      }}
    >
      <p className="kit-field-wide">{t('quote:fee.text')}</p>
      {children}
    </FormModal>
  );
}

interface FeeFieldProps {
  name: string;
  label: string;
  /** In currency units. */
  max?: number;
  requiredMessage?: string;
}

function FeeField({ name, label, max, requiredMessage }: FeeFieldProps) {
  return (
    <FormField
      name={name}
      label={label}
      isChoice
      {...(requiredMessage && { isRequired: true, requiredMessage })}
    >
      <InputNumber min={0} {...(max && { max })} precision={2} className="kit-field-number" />
    </FormField>
  );
}
