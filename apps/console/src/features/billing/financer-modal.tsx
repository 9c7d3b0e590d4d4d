import type { AccountType } from '@palisade/kernel';
import { useQuery } from '@tanstack/react-query';
import { Form, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import type { Invoice } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { organizationsQuery } from '../../lib/organizations';
import { useDebounced } from '../../lib/use-debounced';
import { useSnackbar } from '../../lib/snackbar';
import { amountOf, AmountField } from '../../kit/forms/amount-field';
import { invoiceQuery } from './api';
import { installmentQuery, useFinancingCommands } from './financings';
import { InvoiceField } from './invoice-field';
import { useFailure } from './use-failure';

/** Spec 3 §9: the recalculation waits for a second. */
const RECALCULATE_MS = 1_000;
const MONTHS_MAX = 120;
const APR_MAX = 100;
const PROCESSOR: AccountType = 'PREMIUM_PROCESSOR';

interface FinancerForm {
  invoiceNumber: string;
  financerName: string;
  apr: number;
  numberOfInstallments: number;
  downPayment: string;
}

/** Adds the offer of a premium financer to a policy; the insured signs it on the payment page. */
export function FinancerModal({ close }: ModalProps) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [form] = Form.useForm<FinancerForm>();
  const [invoice, setInvoice] = useState<Invoice>();
  const snackbar = useSnackbar();
  const { add } = useFinancingCommands();
  const failed = useFailure('policy:financing.failed');
  const figures = useFigures(Form.useWatch([], form), invoice);
  const record = useQuery({ ...invoiceQuery(invoice?.id ?? ''), enabled: Boolean(invoice) }).data;
  return (
    <FormModal<FinancerForm>
      form={form}
      title={t('policy:financing.add')}
      submitLabel={t('policy:financing.addSubmit')}
      initialValues={{ numberOfInstallments: 10, downPayment: '' }}
      isSticky
      isComplete={() => figures !== null && record !== undefined}
      onClose={close}
      onSubmit={async ({ financerName, apr, numberOfInstallments }, key) => {
        if (!record || !figures) return;
        const { policyId, accountId, receiver } = record;
        const plan = { financerName, apr, numberOfInstallments, ...figures };
        await add({ ...plan, policyId, accountId, customerEmail: receiver.email }, key).catch(
          failed,
        );
        snackbar.success(t('policy:financing.added'));
        close();
      }}
    >
      <InvoiceField
        name="invoiceNumber"
        label={t('policy:billing.column.invoiceNumber')}
        currency="USD"
        onPick={setInvoice}
      />
      <FinancerField />
      <FormField name="apr" label={t('policy:financing.apr')} isRequired isChoice>
        <InputNumber min={0} max={APR_MAX} precision={4} />
      </FormField>
      <FormField
        name="numberOfInstallments"
        label={t('policy:financing.installments')}
        isRequired
        isChoice
      >
        <InputNumber min={1} max={MONTHS_MAX} precision={0} />
      </FormField>
      <AmountField name="downPayment" label={t('policy:financing.downPayment')} mayBeZero />
      {invoice && (
        <div className="kit-field-wide" role="status">
          <FactList
            facts={[
              { label: t('policy:field.balance'), value: moneyText(invoice.balance, 'USD') },
              {
                label: t('policy:financing.amountFinanced'),
                value: moneyText(figures?.amountFinanced, 'USD'),
              },
              {
                label: t('policy:financing.installmentAmount'),
                value: moneyText(figures?.installmentAmount, 'USD'),
              },
            ]}
          />
        </div>
      )}
    </FormModal>
  );
}

function FinancerField() {
  const { t } = useTranslation(['common', 'policy']);
  const { data = [] } = useQuery(organizationsQuery('', PROCESSOR));
  return (
    <FormField name="financerName" label={t('policy:financing.financerName')} isRequired isChoice>
      <Select options={data.map(({ name }) => ({ value: name, label: name }))} />
    </FormField>
  );
}

/** What follows from the terms that are filled in; null until the installment is calculated. */
function useFigures(values: Partial<FinancerForm> | undefined, invoice: Invoice | undefined) {
  const { apr, numberOfInstallments, downPayment = '' } = values ?? {};
  const totalPremium = invoice?.balance ?? 0;
  const down = amountOf(downPayment || 'none');
  const amountFinanced = Math.round((totalPremium - down) * 100) / 100;
  const terms = {
    apr: apr ?? -1,
    financedAmount: amountFinanced,
    numberOfInstallments: numberOfInstallments ?? 0,
  };
  const { value: wanted, isSettled } = useDebounced(terms, JSON.stringify(terms), RECALCULATE_MS);
  const isWhole =
    wanted.apr >= 0 && wanted.numberOfInstallments > 0 && down >= 0 && wanted.financedAmount > 0;
  const { data } = useQuery({ ...installmentQuery(wanted), enabled: isWhole });
  if (!isWhole || !isSettled || !data) return null;
  const { installmentAmount } = data;
  return { totalPremium, downPayment: down, amountFinanced, installmentAmount };
}
