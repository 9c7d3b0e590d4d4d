import { useQuery } from '@tanstack/react-query';
import { Form, Input, InputNumber, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../kit/forms/form-field';
import { FormModal } from '../../kit/forms/form-modal';
import { Loaded } from '../../kit/pages/loaded';
import { PlainTable } from '../../kit/values/plain-table';
import { moneyText } from '../../kit/values/money';
import type { Statement } from '../../lib/api-types';
import type { ModalProps } from '../../lib/modals';
import { useSnackbar } from '../../lib/snackbar';
import { payableQuery, useCommissionCommands } from './api';
import { useMonthName } from './statement-columns';

interface PaymentForm {
  commissionsAmount: number;
  description: string;
}

const DESCRIPTION_MAX = 500;

/** Pays the oldest closed statements of an agency, each of them whole. */
export function CommissionPaymentModal({ data, close }: ModalProps<{ agencyId?: string }>) {
  const { agencyId = '' } = data;
  const result = useQuery({ ...payableQuery(agencyId), enabled: agencyId !== '' });
  if (!agencyId) return null;
  return (
    <Loaded result={result} skeleton={<Skeleton active />}>
      {({ content }) => <PaymentDialog agencyId={agencyId} waiting={content} close={close} />}
    </Loaded>
  );
}

interface PaymentDialogProps {
  agencyId: string;
  waiting: Statement[];
  close: () => void;
}

function PaymentDialog({ agencyId, waiting, close }: PaymentDialogProps) {
  const { t } = useTranslation(['common', 'agency']);
  const [form] = Form.useForm<PaymentForm>();
  const snackbar = useSnackbar();
  const monthName = useMonthName();
  const { pay } = useCommissionCommands();
  const [oldest] = waiting;
  return (
    <FormModal<PaymentForm>
      form={form}
      title={t('agency:commission.payTitle')}
      submitLabel={t('agency:commission.payConfirm')}
      initialValues={
        oldest ? { commissionsAmount: oldest.total, description: monthName(oldest) } : {}
      }
      isSticky
      onSubmit={async (values, key) => {
        const { status } = await pay({ ...values, agencyId, token: key }, key);
        snackbar.success(t(`agency:commission.payDone.${status}`));
        close();
      }}
      onClose={close}
    >
      <div className="kit-field-wide">
        <p>{t(oldest ? 'agency:commission.payWhole' : 'agency:commission.payNothing')}</p>
        <p>{t('agency:commission.payTwo')}</p>
        {oldest && <Waiting statements={waiting} />}
      </div>
      <FormField name="commissionsAmount" label={t('agency:commission.amount')} isRequired isChoice>
        <InputNumber min={1} precision={2} controls={false} prefix={symbolOf(oldest)} />
      </FormField>
      <FormField name="description" label={t('agency:commission.description')} isRequired>
        <Input maxLength={DESCRIPTION_MAX} autoComplete="off" />
      </FormField>
    </FormModal>
  );
}

const symbolOf = (statement?: Statement): string => (statement?.currency === 'GBP' ? '£' : '$');

function Waiting({ statements }: { statements: Statement[] }) {
  const { t } = useTranslation(['common', 'agency']);
  const monthName = useMonthName();
  return (
    <PlainTable
      label={t('agency:statement.waiting')}
      rows={statements}
      rowKey={({ id }) => id}
      columns={[
        { key: 'month', title: t('agency:statement.month'), render: monthName },
        {
          key: 'total',
          title: t('agency:statement.total'),
          isNumber: true,
          render: ({ total, currency }) => moneyText(total, currency),
        },
      ]}
    />
  );
}
