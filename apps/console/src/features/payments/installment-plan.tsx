import { addMonths } from '@palisade/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Checkbox, Form, Input, Modal, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { WithRow } from '../../kit/forms/with-row';
import { ErrorState } from '../../kit/pages/error-state';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import { ShortDate } from '../../kit/values/short-date';
import type { FinancingQuote } from '../../lib/api-types';
import { formatPercent } from '../../lib/formatting';
import type { ModalProps } from '../../lib/modals';
import { ApiError, ShownError } from '../../lib/problem';
import { useSnackbar } from '../../lib/snackbar';
import { acceptPlan, paymentQuery, planQuery, type PaymentPageData } from './api';

const NAME_MAX = 200;
const FULL_NAME = /\S\s+\S/;

/** Shows the installment plan of a policy, to be accepted with a signature. */
export function InstallmentPlanModal({ data, close }: ModalProps<{ policyId?: string }>) {
  const { policyId = '' } = data;
  return (
    <WithRow query={{ ...paymentQuery(policyId), enabled: policyId !== '' }}>
      {(payment) => <PlanDialog data={payment} close={close} />}
    </WithRow>
  );
}

interface DialogProps {
  data: PaymentPageData;
  close: () => void;
}

function PlanDialog({ data, close }: DialogProps) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const result = useQuery(planQuery(data));
  if (result.data) return <SignDialog data={data} plan={result.data} close={close} />;
  return (
    <Modal open title={t('quote:wholesale.modal.installmentPlan')} footer={null} onCancel={close}>
      {result.isError ? (
        <ErrorState error={result.error} onRetry={() => void result.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
    </Modal>
  );
}

interface SignForm {
  signature: string;
  accepted: boolean;
}

function SignDialog({ data, plan, close }: DialogProps & { plan: FinancingQuote }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const [form] = Form.useForm<SignForm>();
  const queryClient = useQueryClient();
  const snackbar = useSnackbar();
  return (
    <FormModal<SignForm>
      form={form}
      title={t('quote:wholesale.modal.installmentPlan')}
      submitLabel={t('policy:plan.accept')}
      initialValues={{}}
      isSticky
      isComplete={({ accepted }) => accepted === true}
      onClose={close}
      onSubmit={async ({ signature }, key) => {
        await acceptPlan(data, { plan, signature: signature.trim() }, key).catch(
          (error: unknown) => {
            if (error instanceof ApiError && error.status < 500) throw error;
            throw new ShownError(t('policy:financing.failed'));
          },
        );
        snackbar.success(t('policy:plan.accepted'));
        close();
        await queryClient.invalidateQueries({ queryKey: paymentQuery(data.policy.id).queryKey });
      }}
    >
      <div className="kit-field-wide">
        <PlanFacts plan={plan} currency={data.policy.currency} />
        <Schedule plan={plan} currency={data.policy.currency} />
        <p>{t('policy:plan.disclosure')}</p>
      </div>
      <FormField
        name="signature"
        label={t('policy:plan.signature')}
        isRequired
        isWide
        requiredMessage={t('policy:financing.fullName')}
        rule={(text) => (FULL_NAME.test(text) ? null : t('policy:financing.fullName'))}
      >
        <Input maxLength={NAME_MAX} autoComplete="name" />
      </FormField>
      <Form.Item className="kit-field-wide" name="accepted" valuePropName="checked">
        <Checkbox>{t('policy:plan.agree')}</Checkbox>
      </Form.Item>
    </FormModal>
  );
}

interface PlanProps {
  plan: FinancingQuote;
  currency: 'USD' | 'GBP';
}

function PlanFacts({ plan, currency }: PlanProps) {
  const { t } = useTranslation(['common', 'policy']);
  const money = (value: number) => moneyText(value, currency);
  return (
    <FactList
      facts={[
        { label: t('policy:plan.number'), value: plan.FinanceQuoteNumber },
        { label: t('policy:plan.total'), value: money(plan.TotalPremium) },
        { label: t('policy:financing.downPayment'), value: money(plan.DownPayment) },
        { label: t('policy:financing.amountFinanced'), value: money(plan.AmountFinanced) },
        { label: t('policy:financing.apr'), value: formatPercent(plan.APR) },
        { label: t('policy:financing.installments'), value: plan.NumberOfInstallments },
        { label: t('policy:financing.installmentAmount'), value: money(plan.InstallmentAmount) },
        { label: t('policy:plan.charge'), value: money(plan.FinanceCharge) },
        { label: t('policy:plan.totalPaid'), value: money(plan.TotalPaymentAmount) },
        {
          label: t('policy:plan.firstDue'),
          value: <ShortDate value={plan.FirstInstallmentDue} />,
        },
      ]}
    />
  );
}

/** When each installment is due. */
function Schedule({ plan, currency }: PlanProps) {
  const { t } = useTranslation(['common', 'policy']);
  const rows = Array.from({ length: plan.NumberOfInstallments }, (_, index) => ({
    number: index + 1,
    due: addMonths(plan.FirstInstallmentDue, index),
  }));
  return (
    <PlainTable
      label={t('policy:plan.schedule')}
      rows={rows}
      rowKey={({ number }) => String(number)}
      columns={[
        { key: 'number', title: t('policy:plan.installment'), render: ({ number }) => number },
        {
          key: 'due',
          title: t('policy:field.dueDate'),
          render: ({ due }) => <ShortDate value={due} />,
        },
        {
          key: 'amount',
          title: t('policy:payments.amount'),
          isNumber: true,
          render: () => moneyText(plan.InstallmentAmount, currency),
        },
      ]}
    />
  );
}
